/**
 * Every rule of Masters of Venice as one sentence with its id. Refusals, the help inside the game,
 * `npm run rule` and the coverage check all read this list; the code cites the ids.
 */

import type { RuleEntry } from '../../core/contract.ts';

/** Sections start with `#`; a rule may run on in an indented line. */
const TEXT = `
# Components and tracks
MV-001 The game has the components listed in its inventory.
MV-002 There are 90 cubes: 15 each of iron, lumber, spice, grain, gems, fabric.
MV-003 There are 70 shares: 10 of each of five shops and two Shipping Offices.
MV-004 There are six favors: two of price 20, two of 30, two of 40.
MV-005 There are 15 rumors: three for each shop.
MV-006 Each of the 21 Guild Orders asks for exactly three cubes.
MV-007 Resource and share prices stand on tracks from 5 to 100 in steps of 5.
MV-008 Lumber has a price peg (at the Guild Hall) but no shop, no share and no orders.
MV-009 Each shop has an Orders track 0–15 which limits how many cubes of its resource can still be
  sold or delivered.
MV-010 The Blacksmith deals in iron, the Jeweler in gems, the Miller in grain, the Spice Shop in
  spice, the Tailor in fabric.
MV-011 A Shipping Office share is always bought, sold and scored at 20, and its price never moves.
MV-012 The bank never runs out of ducats, and always gives change.
MV-013 Every amount of ducats is a multiple of 5.
MV-014 Shares can only be bought while the supply has them; there are 10 of each stock.
MV-015 The bag is both the source of random draws and the supply for the Mercato.
MV-016 The dial offers eight destinations: docks, shops, stockMarket, guildHall, church, mercato,
  officeNorth, officeSouth.
MV-017 The canal has 16 spaces, BID at 1, 5, 9, 13 and commerce elsewhere; 16 is Final Turn.

# Set-up
MV-101 The game is for two to five players.
MV-102 One share of each of the five shops is shuffled and one dealt to each player; the rest
  return to the supply.
MV-103 Each player starts with 150 ducats.
MV-104 Each player gets the shop board of the share they were dealt; the other boards stay at the
  board's edge.
MV-105 The six favors are shuffled face down at the Church and the top two are turned up in the
  plaza.
MV-106 One face-down random rumor lies on each of the 12 commerce canal spaces and none on BID
  spaces.
MV-107 The three rumors left over are removed unseen.
MV-108 All six characters are on display and the marker lies on the Gondolieri.
MV-109 The gondola starts on canal space 1, a BID space.
MV-110 Each player takes a colour with pawn, dial and two disks, one disk on score 0 and one by
  the turn-order track.
MV-111 Each player is dealt one secret Guild Order and the rest form a face-down deck.
MV-112 All six resource price pegs start at 40 before the set-up draws.
MV-113 All five share pegs start at 40.
MV-114 All five orders pegs start at 2.
MV-115 All 90 cubes start in the bag.
MV-116 Each player draws one random cube.
MV-117 Two random cubes go to each of the four docks.
MV-118 One random cube goes to each Shipping Office.
MV-119 For each cube drawn in MV-116 to MV-118 the price of its resource falls one step, lumber
  included.
MV-120 Set-up draws never change share prices.
MV-121 A set-up draw at price 5 follows price bottoming (MV-548, MV-549).
MV-122 Pawns start off the board.
MV-123 Every seat has a youthRank, drawn at random unless the host enters it.

# Rounds, bidding, gondola
MV-201 The game lasts 16 rounds, four bidding and twelve commerce, given by the gondola's space.
MV-202 When a bidding round starts, all characters go back to the row and the marker is turned to
  its unused side.
MV-203 In a bidding round every player secretly sets a bid.
MV-204 A bid may be zero and may not exceed the bidder's cash.
MV-205 A bid is a multiple of 5.
MV-206 All bids are revealed together once every player has bid.
MV-207 Every player pays their own bid to the bank, whatever their rank.
MV-208 Turn order runs from the highest to the lowest bid and is shown by the disks on the turn-
  order track.
MV-209 A tie goes to the player with more Shipping Office shares, both offices added.
MV-210 A remaining tie goes to more shares of Blacksmith, then Jeweler, then Miller, then Spice
  Shop, then Tailor.
MV-211 A remaining tie goes to the younger player (lower youthRank).
MV-212 The first in turn order is the start player.
MV-213 The last in turn order must take the Gondolieri and the Gondola Marker.
MV-214 In turn order, every other player picks one available character.
MV-215 Right after picking, a player must adjust the orders of one shop of their choice.
MV-216 The adjustment is up by one order per full 5 ducats bid, or down by one per full 10 ducats
  bid.
MV-217 The full adjustment is made, limited only by the track's end; a choice that moves nothing
  is refused.
MV-218 The last player adjusts orders too, after all the others, if they bid more than zero.
MV-219 The adjustment is skipped if no choice moves a peg.
MV-220 Players keep their characters and may use their powers every turn until the next bidding
  round.
MV-221 Turn order stays fixed until the next bidding round.
MV-222 At the end of every round but the last, the current Gondolieri moves the gondola on one
  space.
MV-223 On arrival he takes the rumor of the new space, if there is one, face down into his hand.
MV-224 At the end of a bidding round it is the newly chosen Gondolieri who moves the gondola.
MV-225 The round played with the gondola on space 16 is the last; the gondola does not move after
  it.

# Commerce round: moving and activation
MV-301 In a commerce round everybody moves, then acts place by place; dividends are paid along the
  way.
MV-302 All players secretly choose a destination, then reveal and move together.
MV-303 In the first commerce round any destination is allowed.
MV-304 After that, a pawn must go to a destination other than the one it is on; bidding rounds
  leave the pawns where they are.
MV-305 Any other destination can be reached.
MV-306 The five shops are one destination and the four docks are one destination, so no move from
  dock to dock or shop to shop.
MV-307 The two Shipping Offices are two destinations.
MV-308 Which dock or shop is visited is chosen during the turn, not on the dial.
MV-309 The place of the first player in turn order is activated first, then the place of the next
  player whose place has not been active, and so on.
MV-310 At an active place its visitors take their turns in turn order.
MV-311 At a shared place (docks, shops, stockMarket, guildHall) every other player may then take a
  turn, clockwise from the left of the visitor who acted last.
MV-312 At a place that is not shared only visitors act.
MV-313 A place is activated at most once per round and a player has at most one turn there.
MV-314 Every sub-action is optional, and a player may pass.
MV-315 Sub-actions of a turn may be taken in any order, so what is earned can pay for what is
  bought.
MV-316 A player using a shared turn does not move their pawn; they only name a dock or shop.
MV-317 In a shared turn a player may use majorities, characters, favors and rumors as in a main
  turn.
MV-318 The round ends when every place with a pawn has been activated.
MV-319 Nothing interrupts a turn.

# Gondola Marker
MV-351 The Gondolieri may use the marker once per term, even if he also held it in the term
  before.
MV-352 Using it flips the marker and gives him one of his open turns at once.
MV-353 It can only be used between two turns, from right after the reveal of destinations until
  the last turn.
MV-354 Target "own" is his main turn, even if his place is not active yet.
MV-355 Target "shared" is his shared turn at the active shared place, even before the visitors
  act.
MV-356 Nobody else gains, loses or swaps a turn, except that shared turns start from the left of
  the visitor who actually acted last.
MV-357 A place whose visitor acted early is still activated at its normal time for all the others.
MV-358 If the early actor is the only visitor of a shared place, the shared turns there start from
  his left.
MV-359 It cannot be used if the open turn is next anyway.

# Docks
MV-401 A player visits one of the four docks per turn and may buy any or all cubes there.
MV-402 Each cube costs its current resource price, all at the price before the purchase.
MV-403 For each cube bought the resource price rises one step.
MV-404 Docks are refilled only by Shipping Offices and hold any number of cubes.

# Shops
MV-411 A player with at least one share more than every other player has the majority of that
  shop.
MV-412 The shop board is in front of the majority holder, or at the board's edge if nobody has the
  majority.
MV-413 Once per round and shop, in his turn at the shops, the holder may lower the resource price
  two steps and raise the orders by one.
MV-414 Or he may raise the resource price two steps and lower the orders by one.
MV-415 Both pegs need room for the full move.
MV-416 A holder of several majorities may do this for each.
MV-417 A player may sell cubes of one resource at one shop per turn.
MV-418 He may sell as many as he has, up to the shop's orders.
MV-419 The bank pays twice the current resource price for each cube, all at the price before the
  sale.
MV-420 The resource price and the shop's share price rise one step per cube sold.
MV-421 Orders fall by one per cube sold.
MV-422 Sold cubes go back into the bag.
MV-423 With zero orders nothing can be sold at that shop.
MV-424 The majority and the sale may be used in either order, and both are optional.

# Stock Market
MV-431 A player may buy one to three shares, of the same or different stocks, at current prices.
MV-432 Each shop stock bought rises one step, no matter how many of its shares were bought.
MV-433 A player may sell one to three shares, of the same or different stocks, at current prices.
MV-434 Each shop stock sold falls two steps per share sold.
MV-435 No share price falls below 5.
MV-436 No stock may be both bought and sold in the same turn.
MV-437 Buying and selling are optional, once each, in either order.

# Guild Hall
MV-441 A player may take the top card of the Guild Order deck once per turn there.
MV-442 A player may deliver any number of his Guild Orders in a turn, even one drawn this turn,
  before or after drawing.
MV-443 A delivery needs all three cubes and, for each resource but lumber, at least as many orders
  at its shop.
MV-444 Delivered cubes go back into the bag.
MV-445 For each delivered cube its resource price rises one step, lumber included.
MV-446 For each delivered cube but lumber the shop's share price rises one step.
MV-447 For each delivered cube but lumber the shop's orders fall by one.
MV-448 A player's first, second, third and later deliveries are worth 3, 4, 5 and 6 VP.
MV-449 For each of these VP that he gives up, he takes 50 ducats.
MV-450 A delivered card stays face up in front of its owner.
MV-451 Lumber never needs orders.
MV-452 With an empty deck nobody can draw.
MV-453 A delivery pays no dividend.

# Church
MV-461 A visitor may buy one face-up favor per turn at its printed price.
MV-462 The plaza is refilled to two favors at once from the stack, as far as possible.

# Shipping Offices
MV-471 A visitor may use the office: he takes the cube there for free.
MV-472 A random cube from the bag replaces it.
MV-473 Four more random cubes are drawn, and the player chooses which of them goes to which dock.
MV-474 For each of the five new cubes the resource price falls one step as it is drawn.
MV-475 Taking the office cube moves no price.
MV-476 If the bag runs short, the cubes are drawn in the order free cube, office, docks, as far as
  possible.

# Mercato
MV-481 A visitor may buy one cube of any resource, lumber included, from the bag at the current
  price.
MV-482 He may sell one cube of any resource, lumber included, at the current (single) price.
MV-483 The resource bought must differ from the one sold.
MV-484 Each resource bought or sold rises one step per cube.
MV-485 Only cubes that are in the bag can be bought there.
MV-486 Buying and selling at the Mercato needs no orders, pays no dividend and moves no share
  price.

# Favors and rumors
MV-501 A favor raises the orders of one shop by 1 up to 2 / 3 / 4 for price 20 / 30 / 40, as its
  owner chooses.
MV-502 Several favors may be used in one turn, on the same or different shops.
MV-503 A used favor goes under the Church stack.
MV-504 A rumor moves one peg of its own shop (share price, resource price or orders) one step up
  or down.
MV-505 A used rumor leaves the game.
MV-506 Favors and rumors can be used only in their owner's own turn of a commerce round, any
  number of them, even a favor bought in the same turn.
MV-507 A favor or rumor needs room on the track for the whole move, but a rumor that raises a
  price may pass 100.
MV-508 A rumor that passes 100 triggers a split or price control.
MV-509 A tile works once: a rumor then leaves the game, and a favor goes back to the stack and may
  be bought again.

# Dividends
MV-521 After each sale at a shop, its total is rounded to the nearest 100 and every shareholder of
  that shop gets 10 % of that per share.
MV-522 Exactly 50 over a hundred rounds up.
MV-523 A sale under 50 pays no dividend.
MV-524 After each use of a Shipping Office its shareholders get 10 per share of that office.
MV-525 Dividends come from the bank and are paid to all owners at once.

# Price moves
MV-541 Resource prices rise one step per cube bought at docks or Mercato, sold at a shop or the
  Mercato, or delivered at the Guild Hall.
MV-542 Resource prices fall one step per cube drawn from the bag by Shipping Offices.
MV-543 Share prices rise one step per shop stock bought, and one step per cube sold or delivered.
MV-544 Share prices fall only by sales of shares, by rumors and at a split.
MV-545 When a share price passes 100, it becomes half of the price reached, rounded up to the next
  step.
MV-546 At a split each owner gets 1 VP per share he owns of that shop; the shares themselves do
  not multiply.
MV-547 When a resource price passes 100, it becomes 40 after all payouts of the deal.
MV-548 When a cube is drawn whose price is already 5, its shop gets one more order instead.
MV-549 Price bottoming does nothing for lumber.
MV-550 Orders gained by bottoming beyond 15 are lost.
MV-551 All cubes of one deal move a peg in one move, which is compared with 100 only once.

# Characters
MV-601 Guild Master: when drawing he may draw two, keep one and put the other under the deck.
MV-602 Guild Master: he may then also put one older undelivered order under the deck.
MV-603 Harbor Master: using a Shipping Office gives him one extra random cube from the bag, which
  he may decline.
MV-604 That cube lowers its resource price like any drawn cube.
MV-605 Tax Collector: each time a dividend is paid he gets the dividend of one extra share,
  whether he owns the stock or not.
MV-606 The Tax Collector gets nothing when nobody receives a dividend.
MV-607 Thief: visiting a dock he may take one cube of that dock for free; no price moves.
MV-608 Trader: at the Mercato he may buy up to two and sell up to two cubes, of the same or
  different resources.
MV-609 Trader: what he sells must differ from what he buys.
MV-610 Trader: he may also swap one of his cubes for another resource from the bag without price
  moves, once per visit.
MV-611 A character's power works only for its holder and only in the current term.

# End and scoring
MV-701 The game ends after the round of the Final Turn space.
MV-702 Leftover cubes are worthless and taxed at half their total current value, paid in cash.
MV-703 A player who cannot pay loses all cash, and 1 VP for each 100 (or part of 100) still owed.
MV-704 Each undelivered Guild Order costs 2 VP.
MV-705 All shares together are valued at current prices, rounded to the nearest hundred, 1 VP per
  hundred.
MV-706 Remaining cash is rounded to the nearest hundred, 1 VP per hundred.
MV-707 Most VP wins.
MV-708 Ties go to more cash, then to more stock value; otherwise the victory is shared.
MV-709 Halves in the tax are rounded up to the next 5.
MV-710 Totals may be negative.

# Information and conduct
MV-801 Shares and cubes are public.
MV-802 Guild Orders in hand and rumors in hand are secret; cash may be hidden; favors are public.
MV-803 All money goes to the bank or comes from it.
MV-804 Players never trade or give anything to each other.
MV-805 Players may not make deals about the game.

# Two players
MV-901 With two players each has two characters per term: the first picks one, the second picks
  one besides the Gondolieri, then the first picks another.
MV-902 Everything else is unchanged.
`;

function parse(text: string): RuleEntry[] {
  const found: { id: string; section: string; sentence: string }[] = [];
  let section = '';
  for (const line of text.split('\n')) {
    const last = found.at(-1);
    if (line.startsWith('# ')) section = line.slice(2);
    else if (line.startsWith('  ') && last) last.sentence += ` ${line.trim()}`;
    else if (line !== '') found.push({ id: line.slice(0, 6), section, sentence: line.slice(7) });
  }
  return found;
}

/** The rule index, in the order of the rules. */
export const rules: readonly RuleEntry[] = parse(TEXT);
