/** Rules of negotiation (rules, section 8). */

export const DEALS: {
  readonly [section: string]: readonly (readonly [id: string, sentence: string])[];
} = {
  Negotiation: [
    [
      'GE-501',
      'Before a move of the tower the other players may offer the merchant goods for moving it to a named space.',
    ],
    ['GE-502', 'On agreement the price is paid first, then the tower moves there.'],
    ['GE-503', 'If that space is a building, the paying player takes its action at once.'],
    ['GE-504', 'Every deal has the merchant as one party.'],
    [
      'GE-505',
      'Every offer means: the tower is moved to the agreed space and the offering player takes the action.',
    ],
    ['GE-506', 'Talk is free and terms may change at any time before agreement.'],
    ['GE-507', 'An offer names a space and what the player pays for it.'],
    ['GE-508', 'A not yet visited street space may be the target of an offer.'],
    [
      'GE-509',
      'An offer may combine any amounts of ducats, commodities, cards, special tiles and Ownership markers.',
    ],
    [
      'GE-510',
      "When markers change hands, the giver's go to his general supply and the receiver takes as many of his own colour.",
    ],
    ['GE-511', 'Offers cannot contain agreements about future actions.'],
    [
      'GE-512',
      'An offer may contain goods that the player will get through the negotiated action.',
    ],
    ['GE-513', 'Such goods are handed over only after the action has been taken.'],
    ['GE-514', 'The merchant, too, may put ducats or goods into a deal.'],
    ['GE-515', 'The merchant need not accept any offer and may move where he likes.'],
    ['GE-516', 'As long as the tower can move, its next move can be negotiated.'],
    ['GE-517', 'Players need not make offers and may hope that the merchant goes there anyway.'],
    [
      'GE-518',
      'Players may at any time make suggestions for spaces that the tower does not touch yet.',
    ],
    ['GE-519', 'Such a suggestion cannot be accepted before the tower is adjacent to that space.'],
    [
      'GE-520',
      'Once adjacent, the merchant may accept it if it still stands, or negotiate anew with anybody.',
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
    ['GE-525', 'Without offers the merchant need not act; the action stays unused for this turn.'],
    ['GE-526', 'Only offers that ask nothing of the merchant force him.'],
    ['GE-527', 'Among several forcing offers the merchant chooses freely.'],
    [
      'GE-528',
      'A standing offer binds its maker; acceptance of exactly that version executes it at once.',
    ],
    ['GE-529', 'All commands are processed one at a time in order of arrival at the server.'],
    ['GE-530', 'An acceptance that names an outdated version is refused.'],
    ['GE-531', 'Ducat amounts are multiples of 5.'],
    [
      'GE-532',
      'An offer must give the merchant something: at least 5 ducats or one good, now or deferred.',
    ],
    [
      'GE-533',
      'A player may not offer ducats that he does not have, except ducats of a committed order.',
    ],
    ['GE-534', 'Offers that can no longer be met become void by themselves and for good.'],
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
      'Of drawn cards, the player chooses which to hand over when only a part was promised.',
    ],
    [
      'GE-541',
      'Deferred ducats are possible only from an order that is delivered with this very action: up to 100 large, up to 40 small.',
    ],
    [
      'GE-542',
      "Wildcards may stand only on the addressee's side and are filled by him on acceptance.",
    ],
    ['GE-543', 'All offers and deals are public except the faces of cards.'],
    [
      'GE-544',
      'The merchant cannot leave a building unused before every other eligible player has passed or has an offer standing for it, or the claim time is over.',
    ],
    [
      'GE-545',
      'The merchant cannot move freely or stop during the offer grace unless all others have passed.',
    ],
    ['GE-546', 'Deals have exactly two parties; two players cannot share one deal.'],
    ['GE-547', 'All offers end with phase 2, at the latest with the turn.'],
    [
      'GE-548',
      "A forcing offer for the building under the tower cannot be declined, only accepted, or overtaken by the merchant's own action or another deal.",
    ],
    [
      'GE-549',
      'A card of the addressee may be named only by one who knows its face and holder; otherwise it is asked for by kind.',
    ],
    ['GE-550', 'Only the holder of an order can commit it, in an offer of his own.'],
    [
      'GE-551',
      'Per player at most one offer and one proposal stand for a space, and at most six of each in all.',
    ],
    ['GE-552', 'On arrival messages are paid first, then the action begins.'],
  ],
};
