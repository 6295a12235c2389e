/** The parts of the other pages than the turn's: fetched after that page. */

export { SeatsNow as Seats } from '../ended.tsx';
export { Figures } from './Figures.tsx';
export { Own } from './Own.tsx';
