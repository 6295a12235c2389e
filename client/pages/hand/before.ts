/** What a phone shows before its match: whoever comes back to one needs none of it. */

export { Arrive } from './Arrive.tsx';
export { HandLobby } from './HandLobby.tsx';
