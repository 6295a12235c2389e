/** Staging of contracts, companions, payments, gains and played cards. */

import type { Amounts, MpEvent } from '../../../../engine/games/marco-polo/events.ts';
import { newPose, type Pose, place } from '../../../table/board/surface.ts';
import { drop } from '../../../table/staging/script.ts';
import type { HandlersOf } from '../../../table/staging/staging.ts';
import { cellOfCompanion, faceOf } from '../board/looks.ts';
import type { Shown } from '../board/shown.ts';
import { figureAt, heldOn, MAT, nodeOn, spaceOver } from '../board/sites.ts';
import { scrollOn } from '../board/still/market.ts';
import { isKept } from '../card-data.ts';
import { spaceSite } from '../scenery/places.ts';
import { drawerSpot, nodeSpot, SCROLL, seatPlace, TOP } from '../scenery/plan.ts';
import { lifted, over, type Script } from './script.ts';

type Market =
  | 'charactersOffered'
  | 'characterPicked'
  | 'goalsDealt'
  | 'goalsChosen'
  | 'roundCharacterChosen'
  | 'companionTaken'
  | 'companionRefused'
  | 'contractsLaidOut'
  | 'paid'
  | 'gained'
  | 'contractsTaken'
  | 'contractsDrawn'
  | 'contractsDiscarded'
  | 'contractsShown'
  | 'contractCompleted'
  | 'cityCardsShown'
  | 'cityCardKept'
  | 'giftsDrawn'
  | 'giftsKept'
  | 'giftUsed'
  | 'rusticianoPlayed'
  | 'traded';

/** The pose of a contract held by a seat. */
function contractAt(script: Script, seat: number, k: number): Pose {
  const { contracts, portrait } = seatPlace(seat, script.seats);
  const spot = contracts[Math.min(1, k)] ?? portrait;
  return { ...newPose(), x: spot.x, y: MAT + 0.9, z: spot.z, tilt: 0.5 };
}

/** Light at a seat that gains something. */
const shine = (script: Script, { seat }: { readonly seat: number }): void => {
  script.glow(script.home(seat), 14, 0xffe0a0, 0.9);
  script.now += 0.4;
};

const contractCard = (contract: string) =>
  ({ what: 'card', cell: faceOf('contract', contract), w: 3.8, h: 5.3 }) as const;

/** The pose of an event's source. */
function awayFrom(script: Script, seat: number, source: string): Pose {
  const { shown } = script;
  const slot = Object.keys(shown.cityCards).find((one) => shown.cityCards[one] === source);
  const site = spaceSite(slot ?? source);
  if (site && !slot && site === source && shown.spaces[source]) return over(spaceOver(source), 0.5);
  if (slot) return over(spaceOver(slot), 1);
  const node = Object.keys(shown.cityBonuses).find((one) => shown.cityBonuses[one] === source);
  const post = Object.keys(shown.outposts).find((one) => shown.outposts[one] === source);
  if (node ?? post) return over(nodeOn(node ?? post ?? ''), 1);
  return over(script.home(seat), 5);
}

/** Camels trot off from the traveller's place. */
function caravan(script: Script, seat: number, { camel = 0 }: Amounts): void {
  const node = script.seat(seat).figures[0]?.node;
  if (!node || camel === 0) return;
  const from = figureAt(node, 2);
  const turn = nodeSpot(node).x > 40 ? Math.PI : 0;
  script.add({ kind: 'trot', at: script.now, lasts: 1.6, from, count: Math.min(4, camel), turn });
}

const fill = (shown: Shown, contracts: readonly string[]): void => {
  shown.contractRow = shown.contractRow.map((_, k) => contracts[k] ?? null);
};

function take(script: Script, seat: number, contract: string, from: Pose, after: number): void {
  const k = script.seat(seat).contracts.length;
  script.fly(contractCard(contract), from, contractAt(script, seat, k), {
    after,
    lasts: 0.9,
    arc: 9,
    give: (shown) => {
      shown.seats[seat]?.contracts.push(contract);
    },
  });
}

/** The number of cards and gifts before a seat. */
const heldCount = (script: Script, seat: number): number => {
  const { cards, gifts } = script.seat(seat);
  return cards.length + gifts.length;
};

/** The `k`th of the cards and gifts before a seat rises and disappears. */
export function played(
  script: Script,
  seat: number,
  cell: string,
  [w, h]: readonly [number, number],
  k: number,
): void {
  const from = over(heldOn(seat, script.seats, Math.max(0, k), heldCount(script, seat)), 0.2);
  const to = { ...from, y: from.y + 8, size: 1.8 };
  script.fly({ what: 'card', cell, w, h }, from, to, { lasts: 0.8 });
  script.glow(script.home(seat), 14, 0xffe0a0, 0.9);
}

export const market: HandlersOf<Script, MpEvent, Market> = {
  charactersOffered() {
    // The panel of the question shows the characters.
  },
  characterPicked(script, { seat, character }) {
    script.own(seat, (s) => {
      s.character = character;
      s.faceUp = true;
    });
    script.glow(script.home(seat), 20, script.paint(seat), 1);
    script.now += 0.5;
  },
  goalsDealt(script, { seat }) {
    script.own(seat, (s) => {
      s.goalsHeld = 2;
    });
    script.now += 0.2;
  },
  goalsChosen(script, { seat }) {
    script.glow(script.home(seat), 16, script.paint(seat), 0.8);
    script.now += 0.3;
  },
  roundCharacterChosen(script, { seat, character }) {
    script.own(seat, (s) => {
      s.character = character;
    });
    script.glow(script.home(seat), 20, script.paint(seat), 1);
    script.now += 0.5;
  },
  companionTaken(script, { seat, companion }) {
    const k = Math.max(0, script.shown.companionRow.indexOf(companion));
    script.fly(
      { what: 'card', cell: cellOfCompanion(companion), w: 4.3, h: 6 },
      { ...over({ ...drawerSpot(k), yaw: 0, tilt: 0, scale: 1 }, 1), tilt: 0.42 },
      { ...over(script.home(seat)), tilt: 0.7, size: 0.6 },
      {
        lasts: 1.1,
        arc: 8,
        take: (shown) => {
          shown.companionRow = shown.companionRow.filter((one) => one !== companion);
        },
        give: (shown) => {
          shown.seats[seat]?.companions.push({ id: companion, setAside: false });
        },
      },
    );
    script.now += 1.1;
  },
  companionRefused(script, { seat }) {
    script.glow(script.home(seat), 14, 0x9a8a70, 0.7);
    script.now += 0.3;
  },
  contractsLaidOut(script, { contracts }) {
    contracts.forEach((_, k) => {
      script.glow(scrollOn(k), 12, 0xffe0a0, 0.9, 'halo', k * 0.1);
    });
    script.change((shown) => fill(shown, contracts), 0.3);
    script.now += 0.9;
  },
  paid(script, { seat, source, cost }) {
    caravan(script, seat, source === 'travel' ? cost : {});
    script.amounts(seat, cost, false, awayFrom(script, seat, source));
  },
  gained(script, { seat, source, gain }) {
    script.amounts(seat, gain, true, awayFrom(script, seat, source));
  },
  contractsTaken(script, { seat, contracts }) {
    contracts.forEach((contract, i) => {
      const k = script.shown.contractRow.indexOf(contract);
      const face = scrollOn(Math.max(0, k));
      const from = { ...place(face, 0, 0, 0.2, newPose()), size: SCROLL.w / 3.8 };
      if (k >= 0)
        script.change((shown) => {
          shown.contractRow[k] = null;
        });
      take(script, seat, contract, from, i * 0.25);
    });
    script.now += 0.9 + 0.25 * contracts.length;
  },
  contractsDrawn(script, { seat, contracts }) {
    const pile = { ...newPose(), x: -55.6, y: TOP + 2, z: -46.9 };
    contracts.forEach((contract, i) => {
      take(script, seat, contract, pile, i * 0.25);
    });
    script.change((shown) => {
      shown.specialPile = Math.max(0, shown.specialPile - contracts.length);
    });
    script.now += 0.9 + 0.25 * contracts.length;
  },
  contractsDiscarded(script, { seat, contracts }) {
    for (const contract of contracts) {
      const at = contractAt(script, seat, script.seat(seat).contracts.indexOf(contract));
      script.fly(
        contractCard(contract),
        at,
        { ...at, y: at.y + 6, z: at.z - 8, size: 0.05 },
        {
          lasts: 0.7,
        },
      );
      script.own(seat, (s) => drop(s.contracts, contract));
    }
    script.now += 0.5;
  },
  contractsShown: shine,
  contractCompleted(script, { seat, contract, double }) {
    const k = Math.max(0, script.seat(seat).contracts.indexOf(contract));
    const from = contractAt(script, seat, k);
    const { done } = seatPlace(seat, script.seats);
    const to = { ...newPose(), x: done.x, y: MAT + 1, z: done.z, size: 0.5 };
    script.glow(script.home(seat), 18, 0xffd070, 1.4, 'halo');
    script.own(seat, (s) => drop(s.contracts, contract));
    script.fly(contractCard(contract), from, to, {
      after: 0.35,
      lasts: 1,
      arc: 7,
      turns: 1,
      give: (shown) => {
        shown.seats[seat]?.completed.push(contract);
      },
    });
    script.burst(script.home(seat), 'confetti', [script.paint(seat), 0xf4c963], { n: 4, size: 5 });
    if (double) script.note(lifted(script.home(seat), 2), 2, 0x5a3a1a, { sign: '×', size: 3.4 });
    script.now += 1.1;
  },
  giftsDrawn: shine,
  giftsKept(script, { seat, gifts }) {
    gifts.forEach((gift, k) => {
      // A gift with an immediate effect disappears at once.
      if (!isKept(gift)) return;
      const n = heldCount(script, seat);
      script.fly(
        { what: 'card', cell: faceOf('gift', gift), w: 1.8, h: 1.8 },
        over(script.home(seat), 7, 2),
        over(heldOn(seat, script.seats, n + k, n + gifts.length)),
        { after: k * 0.2, lasts: 0.8, give: (shown) => shown.seats[seat]?.gifts.push(gift) },
      );
    });
    script.glow(script.home(seat), 14, 0xffe0a0, 0.9);
    script.now += 0.9;
  },
  giftUsed(script, { seat, gift }) {
    const k = script.seat(seat).gifts.indexOf(gift);
    played(script, seat, faceOf('gift', gift), [1.8, 1.8], script.seat(seat).cards.length + k);
    script.own(seat, (s) => drop(s.gifts, gift));
    script.now += 0.5;
  },
  cityCardsShown: shine,
  cityCardKept(script, { seat, card }) {
    const to = over(script.home(seat));
    script.fly(
      { what: 'card', cell: faceOf('city', card), w: 4.9, h: 3.5 },
      { ...to, y: to.y + 9 },
      to,
      {
        lasts: 0.8,
      },
    );
    script.now += 0.8;
  },
  rusticianoPlayed(script, { seat }) {
    script.glow(script.home(seat), 20, 0xd8a0ff, 1.2, 'halo');
    script.now += 0.6;
  },
  traded(script, { seat, coins, camels }) {
    const away = over(script.home(seat), 6);
    const part = (n: number, what: 'coin' | 'camel'): void => {
      if (n !== 0) script.amounts(seat, { [what]: Math.abs(n) }, n > 0, away);
    };
    part(coins, 'coin');
    part(camels, 'camel');
  },
};
