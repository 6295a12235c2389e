/** What events say most often, for the shorter form on the wire. Append only. */
export const EVENT_WORDS: readonly string[] = [
  ...['type', 'seat', 'good', 'board', 'price', 'ducats', 'passed', 'phase', 'bought', 'from'],
  ...['market', 'wharf', 'sold', 'goods', 'unloaded', 'reserved', 'to', 'hand', 'discard'],
  ...['shipmentsDrawn', 'cards', 'instead', 'deck', 'shipmentPlaced', 'unasked', 'shipsSailed'],
  ...['lumber', 'wool', 'hemp', 'silk', 'iron', 'grain', 'wine', 'pepper', 'cloth', 'canvas'],
  ...['pirates', 'piratesCame', 'stolen', 'spared', 'reservedBy', 'piratesDiscarded', 'reshuffled'],
  ...['because', 'count', 'discarded', 'actionChosen', 'action', 'turnStarted', 'turn', 'lead'],
  ...['reserve', 'sail', 'trade', 'sponsor', 'produce', 'boardOwner', 'ship', 'left', 'middle'],
  ...['right', 'produced', 'site', 'owner', 'business', 'consumed', 'output', 'favour', 'income'],
  ...['base', 'statue', 'quarter', 'productionEnded', 'buyingStarted', 'tradeBuy'],
  ...['businessSponsored', 'shown', 'statueRaised', 'campo', 'draper', 'canvaser', 'wainwright'],
  ...['armourer', 'tentmaker', 'tailor', 'gondolaMaker'],
];
