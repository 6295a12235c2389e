/** What lies on the pages beside the turn's: fetched after that. */

export { Seats } from '../panels/Seats.tsx';
export { Figures } from './Figures.tsx';
export { Own } from './Own.tsx';
