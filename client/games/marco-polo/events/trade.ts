/** Events of payments, gains and contracts. */

import { BONUS_IDS } from '../../../../engine/games/marco-polo/cards.ts';
import { CHARACTER_IDS } from '../../../../engine/games/marco-polo/data/people.ts';
import type { Amounts, MpEvent } from '../../../../engine/games/marco-polo/events.ts';
import type { Cue } from '../../../sound/cues.ts';
import { look, type Name, type Of } from '../../../table/events/rows.ts';
import { contractOf } from '../card-data.ts';
import { ROOM } from '../cues.ts';
import { type Scene, takesLead } from '../director/scene.ts';
import { t as aired } from '../director/strings.ts';
import { t as chapter } from '../strings/chapters.ts';
import { amountName, characterName } from '../strings/names.ts';
import { t } from '../strings/told.ts';
import type { Rows } from './table.ts';
import { completedWhy, gainedWhy, paidWhy, tradedWhy } from './why.ts';

/** Coins from which the sound is that of many. */
const MANY = 7;
/** Seconds by which a seal waits for its scroll. */
const SEALED = 0.5;

/** The sound of a payment or gain: coins, or goods on wood; points alone are silent. */
function purse({ coin = 0, vp: _points, ...goods }: Amounts): Cue[] {
  if (coin > 0) return [coin < MANY ? 'coinFew' : 'coins'];
  return Object.keys(goods).length > 0 ? ['peg'] : [];
}

/** The source of a gain, where no other sentence has just named it. */
function reason(source: string): string {
  if (CHARACTER_IDS.includes(source)) return characterName(source);
  if (BONUS_IDS.includes(source)) return t('event.for.bonus');
  return source === 'roll' ? t('event.for.roll') : '';
}

export const trade: Rows<
  | 'paid'
  | 'gained'
  | 'traded'
  | 'contractsLaidOut'
  | 'contractsTaken'
  | 'contractsDrawn'
  | 'contractsDiscarded'
  | 'contractsShown'
  | 'contractCompleted'
> = {
  paid: { line: 'event.paid', why: paidWhy, sound: ({ cost }) => purse(cost), look: null },
  gained: {
    line({ source }, { say }) {
      const why = reason(source);
      return why ? say('event.gainedFor', { why }) : say('event.gained');
    },
    why: gainedWhy,
    sound: ({ gain }) => purse(gain),
    look: null,
  },
  traded: {
    line: ({ coins, camels }, { say }) =>
      say(coins > 0 ? 'event.tradedCoins' : 'event.tradedCamels', { n: Math.abs(camels) }),
    why: tradedWhy,
    sound: 'coins',
    look: null,
  },
  contractsLaidOut: {
    at: 'line',
    line: 'event.contractsLaidOut',
    why: {
      rules: ['MP-010', 'MP-028', 'MP-063'],
      which: ({ contracts }) => (contracts.length === 2 ? ['MP-063'] : ['MP-010', 'MP-028']),
    },
    sound: ROOM.scroll,
    look: null,
  },
  contractsTaken: {
    at: 'line',
    line: ({ contracts }, { say }) => (contracts.length > 0 ? say('event.contractsTaken') : null),
    why: ['MP-060', 'MP-064'],
    sound: ROOM.scroll,
    look: null,
    lean: 1,
  },
  contractsDrawn: {
    line: ({ contracts }, { say }) => (contracts.length > 0 ? say('event.contractsDrawn') : null),
    why: ['MP-067', 'MP-068'],
    sound: ROOM.scroll,
    look: null,
  },
  contractsDiscarded: {
    line: ({ contracts }, { say }) =>
      contracts.length > 0 ? say('event.contractsDiscarded') : null,
    why: ['MP-065', 'MP-066'],
    sound: 'card',
    look: null,
  },
  contractsShown: {
    at: 'line',
    line: 'event.contractsShown',
    why: ['AV-050', 'AV-051'],
    sound: 'card',
    look: null,
  },
  contractCompleted: {
    line: ({ scribe }, { say }) => say(scribe ? 'event.contractScribe' : 'event.contractCompleted'),
    why: completedWhy,
    sound: () => [ROOM.scroll, { cue: ROOM.seal, wait: SEALED }],
    look: look(3, 'medium', { told: 0.4, least: 2 }),
    tell: completedLine,
    chapter({ seat, contract }, { name }) {
      const n = contractOf(contract).gain.vp ?? 0;
      return { kind: 'contract', title: chapter('contract', { name: name(seat), n }), seat };
    },
  },
};

function completedLine(event: Of<MpEvent, 'contractCompleted'>, scene: Scene, name: Name): string {
  const { cost, gain } = contractOf(event.contract);
  const why = takesLead(scene, event.seat) ? aired('completed.most') : '';
  const told = { cost: amountName(cost), n: gain.vp ?? 0, why };
  return aired('completed', { ...told, name: name(event.seat) });
}
