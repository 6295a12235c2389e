/** Rules of negotiation (rules, section 8). */

export const DEALS: {
  readonly [section: string]: readonly (readonly [id: string, sentence: string])[];
} = {
  Negotiation: [
    [
      'GE-501',
      'Before each move, the other players may offer the merchant goods to move the tower to a named space.',
    ],
    ['GE-502', 'Once they agree, the price is paid first, then the tower moves there.'],
    ['GE-503', 'If that space is a building, the player who pays takes its action at once.'],
    ['GE-504', 'The merchant is a party to every deal.'],
    [
      'GE-505',
      'Every offer means that the tower moves to the agreed space and the player who made the offer takes the action there.',
    ],
    ['GE-506', 'Players may talk freely and change terms at any time before they agree.'],
    ['GE-507', 'An offer names a space and what the player pays for it.'],
    ['GE-508', 'An offer may be for a street space that the tower has not visited yet.'],
    [
      'GE-509',
      'An offer may combine any amounts of ducats, commodities, cards, special tiles and Ownership markers.',
    ],
    [
      'GE-510',
      "When markers change hands, the giver's go to his general supply and the receiver takes as many of his own colour.",
    ],
    ['GE-511', 'Offers cannot contain agreements about future actions.'],
    ['GE-512', 'An offer may contain goods that the player will get from the action itself.'],
    ['GE-513', 'Such goods are handed over only after the action has been taken.'],
    ['GE-514', 'The merchant may also put ducats or goods into a deal.'],
    ['GE-515', 'The merchant need not accept any offer and may move the tower where he likes.'],
    ['GE-516', 'As long as the tower can move, its next move can be negotiated.'],
    ['GE-517', 'Players need not make offers and may hope that the merchant goes there anyway.'],
    [
      'GE-518',
      'At any time, players may suggest deals for spaces that the tower is not next to yet.',
    ],
    ['GE-519', 'Such a suggestion cannot be accepted until the tower is next to that space.'],
    [
      'GE-520',
      'Then the merchant may accept it if it is still open, or negotiate again with anybody.',
    ],
    [
      'GE-521',
      'The merchant may ignore suggestions, move elsewhere and stop without reaching the space.',
    ],
    [
      'GE-522',
      'When the tower is placed on or moved to a building without a deal, the others may make offers for its action.',
    ],
    [
      'GE-523',
      'If there is at least one such offer, the merchant must accept one or take the action himself.',
    ],
    ['GE-524', 'If he cannot or will not act himself, he must accept an offer, however small.'],
    ['GE-525', 'Without offers the merchant need not act; the action then goes unused this turn.'],
    ['GE-526', 'Only an offer that asks nothing of the merchant forces him.'],
    ['GE-527', 'If several offers force the merchant, he chooses freely among them.'],
    [
      'GE-528',
      'An open offer binds its maker. Accepting exactly that version carries it out at once.',
    ],
    ['GE-529', 'The server handles all actions one at a time, in the order they arrive.'],
    ['GE-530', 'An acceptance that names an outdated version is refused.'],
    ['GE-531', 'Ducat amounts are multiples of 5.'],
    [
      'GE-532',
      'An offer must give the merchant something: at least 5 ducats or one good, now or deferred.',
    ],
    [
      'GE-533',
      'A player may not offer ducats that he does not have, except ducats from an order committed to the deal.',
    ],
    ['GE-534', 'An offer that can no longer be met is void for good.'],
    ['GE-535', 'Markers can be traded only as far as the receiver has general markers left.'],
    ['GE-536', 'Only personal markers can be traded, never placed ones.'],
    ['GE-537', 'Offers for a street or the Market use no action.'],
    ['GE-538', 'Offers for a building need an action left or an Extra action tile to spend.'],
    [
      'GE-539',
      'Deferred goods are handed over right after the main effect, before the actor can use them.',
    ],
    [
      'GE-540',
      'If only some of the drawn cards were promised, the player chooses which to hand over.',
    ],
    [
      'GE-541',
      'Ducats can be promised from the action only if they come from an order delivered with it: up to 100 large, up to 40 small.',
    ],
    [
      'GE-542',
      "Only the addressee's side may contain wildcards, and the addressee fills them when accepting.",
    ],
    ['GE-543', 'All offers and deals are public except the faces of cards.'],
    [
      'GE-544',
      'The merchant cannot leave a building unused until every other eligible player has passed or has an open offer for it, or the claim time is over.',
    ],
    [
      'GE-545',
      'The merchant cannot move freely or stop during the time for offers unless all others have passed.',
    ],
    ['GE-546', 'Deals have exactly two parties; two players cannot share one deal.'],
    ['GE-547', 'All offers end with phase 2, or with the turn at the latest.'],
    [
      'GE-548',
      'The merchant cannot decline a forcing offer for the building under the tower. He can accept it, act himself or make another deal.',
    ],
    [
      'GE-549',
      'A player may ask for a particular card only if he knows its face and its holder; otherwise he asks for its kind.',
    ],
    ['GE-550', 'Only the holder of an order can commit it, in an offer of his own.'],
    [
      'GE-551',
      'For each player, at most one offer and one request may be open for a space, and at most six of each in all.',
    ],
    ['GE-552', 'On arrival messages are paid first, then the action begins.'],
  ],
};
