/** The texts of the lower third, one sentence each: the event, and `{why}` it matters. */

import { translator } from '../../../i18n/index.ts';
import { messages } from '../../../i18n/messages.ts';

const en = messages({
  began:
    'Seven campi and twenty-two sites. The first player to reach {target} points ends the match.',
  'turn.last': '{name} has {points} of {target} points, so this turn may be the last.',
  chosen: '{name} chooses {action}, and everyone performs it{why}.',
  'chosen.pirates': ', with a {percent}% chance of Pirates!',
  'chosen.produce':
    ', with {workshops, plural, one {one business} other {# businesses}} in the city',
  'chosen.nothing': ', though there are no businesses yet',
  'reserved.own': '{name} protects the {good} on one of their own galleys.',
  reserved: '{name} reserves the {good} on {owner}’s galley for {price} ducats{why}.',
  'reserved.far': ', long before it reaches the quay',
  drawn: 'On the raft: {cards}.',
  robbed: 'Pirates! They carry off {goods} to their wharf{why}.',
  'robbed.spared': ', but a cube saves {goods} for {names}',
  spared: 'Pirates! They find nothing to take{why}.',
  'spared.saved': ', as a cube saves {goods} for {names}',
  'reshuffled.fourPirates':
    'The fourth Pirates! card is out, and all discards go back into the deck.',
  'reshuffled.shortDeck':
    'The deck is short, so {n, plural, one {one discard is} other {# discards are}} shuffled into it.',
  'reshuffled.shortGoods': 'Goods are so scarce that wharf and market go back into the deck.',
  'unloaded.kept': '{name} takes the {good} from {owner}’s galley, reserved in time.',
  'unloaded.sold': '{name} sells the {good} from {owner}’s galley for {ducats} ducats.',
  sold: '{name} sells {goods} for {ducats} ducats.',
  bought:
    '{name} buys {good} at the {stall} for {price, plural, one {one ducat} other {# ducats}}{why}.',
  'bought.last': ', the last one there',
  built: '{name} sets up {business} on {site}{why}.',
  'built.lastTile': ', the last of its kind',
  'built.statue': ', where a statue makes it worth two points',
  'built.quarter': ', near another one, so both earn a ducat more',
  'built.gondola': ', where {n} businesses pay for each gondola',
  raised: '{name} raises a statue on {campo}{why}.',
  'raised.gains': ': {gains}',
  'raised.payment': '{n, plural, one {one point} other {# points}} for {name}',
  'raised.nobody': ', where nobody has built yet',
  'raised.none': ', where each business already has one beside it',
  made: '{name} makes {output} for {income, plural, one {one ducat} other {# ducats}}{why}.',
  'made.favour': ' and a favour',
  'made.noFavour': ', but there’s no favour left',
  'made.guest': ' at {owner}’s business, and {owner} gets the ducats',
  'at.end': ' and reaches the target, so this turn is the last',
  won: '{name} wins with {points} points{why}.',
  'won.ahead': ', {gap} ahead of {second}',
  'won.ducats': ', tied with {second} but with more ducats',
  'won.shared': '{names} share the victory with {points} points each.',
  lost: '{name} has lost {goods} to the pirates.',

  'at.choose': 'Turn {turn}: {name} chooses the action for everyone.',
  'at.target': '{name} has {points} of {target} points. A single action could end the match.',
  'at.pirates':
    'There’s a {percent}% chance of Pirates!, with {n, plural, one {one shipment} other {# shipments}} unprotected at the quays.',
  'at.site': 'One free site is left beside a statue: {site}. {names} may be able to pay for it.',
  'at.tile': 'Only one {business} is left, and {names} may want it.',
  'at.statue':
    'A statue on {campo} for {price} ducats would bring {name} {n, plural, one {one point} other {# points}}.',
  'at.reserve': '{name} may reserve a shipment on any galley.',
  'at.unload': '{name} can keep the {good} or sell it for {ducats} ducats.',
  'at.place': '{name} takes one of the new shipments: {goods}.',
  'at.sell': '{name} has {n, plural, one {one card} other {# cards}} in hand and may sell.',
  'at.buy': '{name} may buy a card or pass.',
  'at.sponsor': '{name} may sponsor a business or a statue.',
  'at.produce': '{name} can produce in {n, plural, one {one business} other {# businesses}}.',
  'at.lead': '{name} leads with {points} of {target} points, {gap} ahead of {second}.',
  'at.level': '{names} are tied for the lead with {points} of {target} points.',
});

export const t = translator({ en });
