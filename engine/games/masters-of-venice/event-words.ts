/**
 * The most frequent words of this game's events, for their shorter form on the wire: those with the
 * greatest saving first (measured over random matches). Append only: a page loaded earlier knows a
 * shorter list. No card's name is ever in here, so that a search of the wire for one finds it.
 */

const TEXT = `
  type seat location pegMoved through turnStarted from resource turnEnded track byMarker cause amount
  to stockMarket passed reason committed placeActivated destination guildHall officeNorth officeSouth
  kind paid sharesBought shared blacksmith again id docks spiceShop orders shops
  destinationsRevealed cubeDrawn majorityChanged sharesSold characterTaken mercato office share shares
  jeweler scoringStep tailor miller shop gondolaMoved rumor roundStarted direction main church total
  fabric character dock sale roundKind
  lumber rumorPlayed spice grain ordersMoved majority rumorTaken cost bid proceeds guildMaster
  cubesBought place dividend lots commerce gems iron majorityUsed dividendPaid pawnStepped cubes
  taxCollector orderDrawn officeCubeTaken windowOpened guildOrders round by step space moves perShare
  cubesPlaced favor charactersReturned at amounts bidsRevealed turnOrderSet placement delivery targets
  mercatoBought interrupted count rumors lowerPrice cards gondolieri vp adjustSkipped stock tieBreaks
  peg windowDeclined raisePrice shareValue mercatoBuy sold harborMaster mercatoSold mercatoSell spot
  deck cubeValue tax plazaRefilled order cash vpOrders vpShares own`;

export const EVENT_WORDS: readonly string[] = TEXT.trim().split(/\s+/);
