/**
 * Staging of dice: they tumble into the bowls, go to their spaces, change, come and go; rounds and
 * turns.
 */

import type { MpEvent } from '../../../../engine/games/marco-polo/events.ts';
import type { HandlersOf } from '../../../table/staging/staging.ts';
import { bowlDie, placedAt, spaceOver } from '../board/sites.ts';
import { DRAWER, LINE, seatPlace, TOP } from '../scenery/plan.ts';
import { dieOf, lifted, over, type Script } from './script.ts';

/** Seconds of thrown dice in the air, and of placed ones. */
const THROWN = 1.15;
const PLACED = 0.7;

type Dice =
  | 'roundStarted'
  | 'diceRolled'
  | 'turnStarted'
  | 'dicePlaced'
  | 'dieChanged'
  | 'blackDieTaken'
  | 'spaceCleared'
  | 'turnEnded'
  | 'roundEnded';

const BLACKS = { x: LINE.x0 - 8.6, y: TOP + 1, z: LINE.z, yaw: 0, tilt: 0, scale: 1 };

export const dice: HandlersOf<Script, MpEvent, Dice> = {
  roundStarted(script, { round, startSeat }) {
    script.change((shown) => {
      shown.round = round;
      shown.startSeat = startSeat;
    });
    script.glow({ ...BLACKS, x: LINE.x0 - 34 + round * 3.6 }, 12, 0xffd070, 1.6, 'halo');
    script.glow(script.home(startSeat), 24, 0xffd890, 1.2, 'halo', 0.3);
    script.now += 0.7;
  },
  diceRolled(script, { seat, dice: thrown }) {
    const rolled = thrown.map(dieOf);
    const { color } = script.seat(seat);
    const { bowl } = seatPlace(seat, script.seats);
    script.change((shown) => {
      shown.rolling.push(seat);
      // The dice of the last round leave their spaces for this throw.
      for (const [space, placed] of Object.entries(shown.spaces)) {
        const rest = placed.filter((one) => one.seat !== seat);
        if (rest.length > 0) shown.spaces[space] = rest;
        else delete shown.spaces[space];
      }
    });
    rolled.forEach((die, k) => {
      // From a hand in front of the bowl, each on its own way.
      const from = {
        ...over(script.home(seat), 4),
        x: bowl.x - 9 + (k % 3),
        z: bowl.z + 7 - k * 0.5,
      };
      script.fly(
        { what: 'die', die, color },
        { ...from, size: 1.6 },
        bowlDie(seat, script.seats, k),
        {
          after: k * 0.06,
          lasts: THROWN,
          arc: 7 + (k % 3),
          tumble: 3 + (k % 2),
          turns: 1,
          bounce: 0.8,
        },
      );
    });
    script.change(
      (shown) => {
        shown.rolling = shown.rolling.filter((one) => one !== seat);
        const s = shown.seats[seat];
        if (!s) return;
        const ids = new Set(rolled.map(({ id }) => id));
        s.dice = [...rolled, ...s.dice.filter(({ id }) => !ids.has(id))];
      },
      THROWN + rolled.length * 0.06,
    );
    // Everybody throws at once: the next hand begins while these still roll.
    script.now += 0.22;
  },
  turnStarted(script, { seat }) {
    script.glow(script.home(seat), 24, 0xffd890, 1, 'halo');
    script.now += 0.3;
  },
  dicePlaced(script, { seat, space, dice: placed }) {
    const { color } = script.seat(seat);
    const k = script.shown.spaces[space]?.length ?? 0;
    const owner = { seat, seats: script.seats };
    const going = placed.map(dieOf);
    going.forEach((die, i) => {
      const from = script.dieAt(seat, die.id);
      script.fly({ what: 'die', die, color }, from, placedAt(space, k, i, going.length, owner), {
        after: i * 0.1,
        lasts: PLACED,
        arc: 8,
        turns: 1,
        bounce: 0.3,
      });
    });
    script.own(seat, (s) => {
      // One token a round: once one is used, the others are put aside.
      const isToken = going.some(({ kind }) => kind === 'token');
      s.dice = s.dice.filter(
        ({ id, kind }) => !going.some((die) => die.id === id) && !(isToken && kind === 'token'),
      );
    });
    script.change(
      (shown) => {
        // A token alone goes back into its box and takes no place.
        if (going.every(({ kind }) => kind === 'token')) return;
        const all = shown.spaces[space] ?? [];
        all.push({ seat, dice: going.map((die) => ({ ...die })) });
        shown.spaces[space] = all;
      },
      PLACED + (going.length - 1) * 0.1,
    );
    script.now += PLACED + 0.1;
    script.glow(spaceOver(space, owner), 9, script.paint(seat), 0.8);
  },
  dieChanged(script, { seat, die }) {
    const at = script.dieAt(seat, die.id);
    const { color } = script.seat(seat);
    const next = dieOf(die);
    script.fly({ what: 'die', die: next, color }, at, at, {
      lasts: 0.7,
      arc: 4,
      tumble: 2,
      bounce: 0.5,
    });
    script.own(
      seat,
      (s) => {
        const own = s.dice.find(({ id }) => id === die.id);
        if (own) own.value = die.value;
      },
      0.7,
    );
    script.now += 0.7;
  },
  blackDieTaken(script, { seat, die }) {
    const next = dieOf(die);
    const k = script.seat(seat).dice.length;
    script.change((shown) => {
      shown.blackPool = Math.max(0, shown.blackPool - 1);
    });
    script.fly(
      { what: 'die', die: next, color: '' },
      over(BLACKS, 1, 1.9),
      bowlDie(seat, script.seats, k),
      {
        lasts: 1,
        arc: 12,
        tumble: 3,
        bounce: 0.8,
      },
    );
    script.own(
      seat,
      (s) => {
        s.dice.push({ ...next });
      },
      1,
    );
    script.now += 1;
  },
  spaceCleared(script, { seat, space }) {
    const placed = script.shown.spaces[space] ?? [];
    const away = over(lifted(script.home(seat), 4));
    placed.forEach(({ seat: owner, dice: all }, k) => {
      const color = owner === null ? '' : script.seat(owner).color;
      all.forEach((die, i) => {
        script.fly(
          { what: 'die', die, color },
          placedAt(space, k, i, all.length),
          { ...away, size: 0.2 },
          {
            lasts: 0.9,
            arc: 10,
            turns: 1,
          },
        );
      });
    });
    script.change((shown) => {
      delete shown.spaces[space];
    });
    script.now += 0.8;
  },
  turnEnded() {
    // The next turn's light shows it.
  },
  roundEnded(script, { round }) {
    script.glow({ ...BLACKS, x: LINE.x0 - 34 + round * 3.6 }, 10, 0xff9a50, 1.4, 'halo');
    // Companions go back into their drawer.
    const drawer = { ...BLACKS, x: (DRAWER.x0 + DRAWER.x1) / 2, z: (DRAWER.z0 + DRAWER.z1) / 2 };
    for (const { seat, companions } of script.shown.seats) {
      for (const { id } of companions)
        script.fly(
          { what: 'card', cell: `companion:${id}`, w: 2.5, h: 3.5 },
          over(script.home(seat)),
          over(drawer),
          { lasts: 0.9 },
        );
      script.own(seat, (s) => {
        s.companions = [];
      });
    }
    script.now += 0.6;
  },
};
