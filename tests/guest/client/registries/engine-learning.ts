/** The lessons of the house's games: the test guest has none. */

export { learnings } from '../../../../engine/registry-learning.ts';
