/**
 * Information of the board and the bar without a press: places under the pointer, reasons, the
 * limit of turns.
 */

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { goodValue } from '../../../client/games/patrons-of-venice/facts.ts';
import { incomeAt, outlook } from '../../../client/games/patrons-of-venice/forecast.ts';
import { groupsOf } from '../../../client/games/patrons-of-venice/panels/Answers.tsx';
import { Progress } from '../../../client/games/patrons-of-venice/panels/Banner.tsx';
import { legalOf, positionOf } from '../../../client/games/patrons-of-venice/position.ts';
import { whyBlocked } from '../../../client/games/patrons-of-venice/sponsoring.tsx';
import {
  actionLine,
  refusalLine,
} from '../../../client/games/patrons-of-venice/strings/actions.ts';
import { effectsOf } from '../../../client/games/patrons-of-venice/strings/effects.ts';
import {
  incomeLegend,
  incomeLine,
  toldOf,
} from '../../../client/games/patrons-of-venice/strings/outlook.ts';
import { HoverNote } from '../../../client/table/board/Hover.tsx';
import {
  BUSINESSES,
  OTHER_RESERVATION,
  OWN_RESERVATION,
} from '../../../engine/games/patrons-of-venice/data.ts';
import { CAMPI, SITES } from '../../../engine/games/patrons-of-venice/map.ts';
import type { Action, View } from '../../../engine/games/patrons-of-venice/types.ts';
import { all, played } from './matches.ts';

const STEPS = all(null);

test('every site says under the pointer what it earns, or would earn with each business', () => {
  const seen = new Set<string>();
  for (const { before: view } of STEPS.filter((_, k) => k % 7 === 0)) {
    for (const site of SITES) {
      const hint = toldOf(view, `site:${site}`)?.hint ?? '';
      const built = view.public.sites[site];
      if (built) {
        expect(hint).toContain(`${incomeAt(view.public, site, built.business).total} ducat`);
        expect(hint).toMatch(/[12] points?/);
        seen.add('built');
        continue;
      }
      for (const business of BUSINESSES.filter((one) => view.public.tilesLeft[one] > 0)) {
        const { base, statue, quarter } = outlook(view.public, 0, site, business).income;
        const parts = [`${base}`, statue && '+1 statue', quarter && '+1 quarter'];
        expect(hint).toContain(parts.filter(Boolean).join(' '));
        if (statue && quarter) seen.add('both');
      }
    }
    for (const campo of CAMPI) {
      expect(toldOf(view, `campo:${campo}`)?.hint).toMatch(/sites built on/);
    }
  }
  expect([...seen].sort()).toEqual(['both', 'built']);
  expect(toldOf(STEPS[0]?.before as View, 'seal:trade')).toBeNull();
});

test('the note under the pointer tells of a place also to whom picking it means nothing', () => {
  const view = STEPS[0]?.before as View;
  const shown = (hovered: string | null): string =>
    renderToStaticMarkup(
      <HoverNote hovered={hovered} affordances={new Map()} told={(key) => toldOf(view, key)} />,
    );
  expect(shown('site:B07')).toContain('site 7 at San Polo');
  expect(shown('site:B07')).toContain('1 point for its owner');
  expect(shown('house:0')).toBe('');
  expect(shown(null)).toBe('');
});

test('where nothing can be sponsored the reason is one that holds, not a place that is taken', () => {
  const blocked = STEPS.flatMap(({ before }) => {
    const position = positionOf(before);
    return position && before.public.phase === 'sponsor' ? [position] : [];
  });
  const codes = new Set<string>();
  for (const position of blocked) {
    for (const type of ['sponsorBusiness', 'sponsorStatue'] as const) {
      if (legalOf(position, type).length > 0) continue;
      const why = whyBlocked(position, type);
      expect(why?.code).toMatch(/^(NOT_ENOUGH_DUCATS|MISSING_PROOF|NO_CUBE_LEFT|NO_STATUE_LEFT)$/);
      expect(why && refusalLine(position, why)).not.toMatch(/already/);
      codes.add(why?.code ?? '');
    }
  }
  expect(codes.has('NOT_ENOUGH_DUCATS')).toBe(true);
});

test('the lead is shown which goods a Produce would make', () => {
  const told = STEPS.flatMap(({ before }) => {
    const position = positionOf(before);
    if (!position || before.public.phase !== 'chooseAction') return [];
    return effectsOf(position, { type: 'chooseAction', action: 'produce' });
  });
  expect(told.some((line) => /^you make canvas: \d ducats?$/.test(line))).toBe(true);
  const luxury = /^you make .* and (a|an) \w+: \d+ ducats, a favour \(1 point\)$/;
  expect(told.some((line) => luxury.test(line))).toBe(true);
});

test('a limit of turns is told once it may end the match, and not in its first eighty turns', () => {
  const text = (turn: number, maxTurns: number | null): string => {
    const [{ before }] = played(3, 1);
    const open = { ...before.public, turn, options: { ...before.public.options, maxTurns } };
    return renderToStaticMarkup(<Progress view={{ ...before, public: open } as View} />);
  };
  expect(text(22, 120)).toContain('Turn 22<');
  expect(text(101, 120)).toContain('Turn 101 of 120');
  expect(text(1, 20)).toContain('Turn 1 of 20');
  expect(text(30, null)).toContain('Turn 30<');
});

test('declining is called in a hint what its button calls it', () => {
  const told = new Map(
    STEPS.map(({ before }) => [before.public.phase, actionLine(before, { type: 'pass' })]),
  );
  expect(told.get('reserve')).toBe('Reserve nothing');
  expect(told.get('sponsor')).toBe('Sponsor nothing');
  expect(told.get('tradeBuy')).toBe('Pass');
});

test('a galley tells what reserving costs where a price is looked for, and its worth in words', () => {
  const found = STEPS.flatMap(({ before }) => {
    const position = positionOf(before);
    return position && before.public.phase === 'reserve' ? [position] : [];
  })[0];
  if (!found) throw new Error('Somebody reserves.');
  for (const { id, answers } of groupsOf(found)) {
    const price = id === `board${found.seat}` ? OWN_RESERVATION : OTHER_RESERVATION;
    for (const { action, label, note } of answers) {
      const { boardOwner, ship } = action as Extract<Action, { type: 'reserve' }>;
      const good = found.view.public.seats[boardOwner]?.ships[ship]?.good ?? 'wool';
      expect(note).toBe(`worth ${goodValue(good)}`);
      // The good is named where its sign is.
      expect(renderToStaticMarkup(label).replace(/<[^>]*>/g, '')).toMatch(
        new RegExp(`^${price} ducats?${good}$`, 'i'),
      );
    }
  }
});

test('an income says what its parts are for', () => {
  const line = (statue: number, quarter: number) =>
    incomeLine({ base: 5, statue, quarter, total: 5 + statue + quarter });
  expect(line(0, 0)).toBe('5 ducats per good');
  expect(line(1, 1)).toBe(
    '7 ducats per good (5 base income, 1 for the statue beside it, 1 for a business of the same kind on the campo)',
  );
  const short = [{ base: 0, statue: 0, quarter: 1, total: 1 }];
  expect(incomeLegend(short).join()).toContain('the campo has another business of its kind');
  expect(incomeLegend([{ base: 5, statue: 0, quarter: 0, total: 5 }])).toEqual([]);
});

test('what is produced tells its points: those that the seat then has more', () => {
  let seen = 0;
  for (const { before, after, seat, action } of STEPS) {
    const position = positionOf(before);
    if (action.type !== 'produce' || position?.seat !== seat) continue;
    const points = (view: View) => view.public.seats[seat]?.points ?? 0;
    const gained = points(after) - points(before);
    seen += gained;
    expect(effectsOf(position, action).join().includes('1 point')).toBe(gained === 1);
  }
  expect(seen).toBeGreaterThan(3);
});
