/** Pages of a phone before its match: a person who returns to a match needs none of them. */

export { Arrive } from './Arrive.tsx';
export { HandLobby } from './HandLobby.tsx';
export { PrimerFirst } from './Primer.tsx';
