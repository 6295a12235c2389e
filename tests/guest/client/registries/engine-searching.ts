/** The house's games that can be searched: the test guest cannot. */

export { type Searched, searchedGames } from '../../../../engine/registry-searching.ts';
