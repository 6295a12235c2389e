/** What the lower third says, one sentence each: what happens, and `{why}` it matters. */

import { translator } from '../../../i18n/index.ts';
import { messages } from '../../../i18n/messages.ts';

const en = messages({
  began: 'Seven campi, twenty-two sites: whoever comes to {target} points ends the match.',
  'turn.last': '{name} has {points} of {target} points: this turn may be the last one.',
  chosen: '{name} chooses {action}, and all perform it{why}.',
  'chosen.pirates': ': the chance of Pirates! is {percent} %',
  'chosen.produce':
    ', with {workshops, plural, one {one workshop} other {# workshops}} in the city',
  'chosen.nothing': ', though no workshop stands yet',
  'reserved.own': '{name} protects the {good} on a galley of the own house.',
  reserved: '{name} reserves the {good} on a galley of {owner} for {price} ducats{why}.',
  'reserved.far': ', long before it is at the quay',
  drawn: 'On the raft: {cards}.',
  robbed: 'Pirates! They carry off {goods} to their wharf{why}.',
  'robbed.spared': '; a cube saves {goods} for {names}',
  spared: 'Pirates! They find nothing unprotected{why}.',
  'spared.saved': ': a cube saves {goods} for {names}',
  'reshuffled.fourPirates': 'The fourth Pirates! card: all discards go back into the deck.',
  'reshuffled.shortDeck':
    'The deck is short: {n, plural, one {one discard is} other {# discards are}} shuffled into it.',
  'reshuffled.shortGoods': 'Goods are so scarce that wharf and market go back into the deck.',
  'unloaded.kept': '{name} takes the {good} from the galley of {owner}, reserved in time.',
  'unloaded.sold': '{name} sells the {good} from the galley of {owner} for {ducats} ducats.',
  sold: '{name} sells {goods} for {ducats} ducats.',
  bought:
    '{name} buys {good} at the {stall} for {price, plural, one {one ducat} other {# ducats}}{why}.',
  'bought.last': ', the last one there',
  built: '{name} founds the workshop of {business} on {site}{why}.',
  'built.lastTile': ', the last of its kind',
  'built.statue': ': beside a statue it counts two points',
  'built.quarter': ', near another one: both earn a ducat more',
  'built.gondola': ', where {n} workshops pay for each gondola',
  raised: '{name} raises a statue on {campo}{why}.',
  'raised.gains': ': {gains}',
  'raised.payment': '{n, plural, one {one point} other {# points}} for {name}',
  'raised.nobody': ', where nobody has built yet',
  'raised.none': ', where all stood beside one already',
  made: '{name} makes {output} for {income, plural, one {one ducat} other {# ducats}}{why}.',
  'made.favour': ' and a favour',
  'made.noFavour': ', but no favour is left',
  'made.guest': ' at the workshop of {owner}, who is paid for it',
  'at.end': ' and is at the target: this turn is the last one',
  won: '{name} wins with {points} points{why}.',
  'won.ahead': ', {gap} ahead of {second}',
  'won.ducats': ', level with {second}: the fuller purse decides',
  'won.shared': '{names} share the victory with {points} points.',
  lost: '{name} has lost {goods} to the pirates.',

  'at.choose': 'Turn {turn}: {name} chooses the action for all.',
  'at.target': '{name} has {points} of {target} points: a single action may end the match.',
  'at.pirates':
    'The chance of Pirates! is {percent} %, and {n, plural, one {one shipment lies} other {# shipments lie}} unprotected at the quays.',
  'at.site':
    'One free place is left beside a statue, {site}, and {names} may be able to pay for it.',
  'at.tile': 'Only one {business} is left, and {names} may want it.',
  'at.statue':
    'A statue on {campo} for {price} ducats would bring {name} {n, plural, one {one point} other {# points}}.',
  'at.reserve': '{name} may reserve a shipment, on whichever galley.',
  'at.unload': '{name} keeps the {good} or sells it for {ducats} ducats.',
  'at.place': '{name} takes a shipment for the own galley: {goods}.',
  'at.sell': '{name} has {n, plural, one {one card} other {# cards}} in hand and may sell.',
  'at.buy': '{name} may buy a card or pass.',
  'at.sponsor': '{name} may found a business or raise a statue.',
  'at.produce': '{name} produces in {n, plural, one {one workshop} other {# workshops}}.',
  'at.lead': '{name} leads with {points} of {target} points, {gap} ahead of {second}.',
  'at.level': '{names} lead with {points} of {target} points.',
});

export const t = translator({ en });
