/** The panels of a position, without a browser: every answer, every offer, each once. */

import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { usePreset } from '../../../client/games/genoa/deals/running.ts';
import { useWishes } from '../../../client/games/genoa/deals/wishes.ts';
import { currentPosition, useDrafts } from '../../../client/games/genoa/drafts.ts';
import { answerByKey } from '../../../client/games/genoa/panels/by-key.ts';
import { Decision } from '../../../client/games/genoa/panels/Decision.tsx';
import { Own } from '../../../client/games/genoa/panels/Own.tsx';
import { Seats } from '../../../client/games/genoa/panels/Seats.tsx';
import { Town } from '../../../client/games/genoa/panels/Town.tsx';
import { useTable } from '../../../client/store/table.ts';
import { SPACES } from '../../../engine/games/genoa/map.ts';
import { SCREENS } from './browser/screens.ts';
import { Table } from './positions.ts';

beforeEach(() => {
  vi.stubGlobal('location', new URL('http://house/table/ABCD'));
});
afterEach(() => useTable.getState().reset());

/** On the server React uses stores' initial states. */
function rendered(page: ReactNode): string {
  for (const store of [useTable, useDrafts]) {
    Object.assign(store.getInitialState(), store.getState());
  }
  return renderToStaticMarkup(page);
}

function shown(name: string): string {
  const screen = SCREENS.find((one) => one.name === name);
  if (!screen) throw new Error(`There is no screen "${name}".`);
  useTable.getState().show(new Table(screen.position).at(0).view);
  return rendered(<Decision />);
}
/** The text of all matches, one after the other. */
const texts = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, text = '']) => text.replace(/<[^>]+>/g, ' ').trim());

const CHOICES = /data-choice="([^"]+)"/g;

test('a claim has three fixed answers, and what must be accepted is said in words', () => {
  const html = shown('claim');
  expect(texts(html, CHOICES).slice(0, 3)).toEqual(['take', 'sell', 'leave']);
  expect(html).toContain('Sell to Bruno for 15 ducats and 1 wine');
  expect(html).toMatch(/data-choice="leave"[^>]*aria-disabled="true"/);
  expect(html).toContain('You must accept one of these, or act yourself.');
  expect(texts(html, /data-lane="(\d)"/g)).toEqual(['1', '2', '3']);
  expect(texts(html, /data-accept="(O\d)"/g)).toEqual(['O1', 'O2', 'O3']);
});

test('the key that takes a word stands on that word alone', () => {
  const keys = (html: string) => texts(html, /data-accept="(O\d)"[^>]*>Accept<kbd>A<\/kbd>/g);
  // Of several it is the first lane's; an answer that needs a choice is not under it.
  expect(keys(shown('claim'))).toHaveLength(1);
  expect(keys(shown('claimed'))).toEqual([]);
});

test('taking an action names the orders that can be delivered there, and they stand before a contract', () => {
  const seats = [{ hand: ['LO-08'], commodities: { wine: 1, silver: 1, linen: 1 } }, {}, {}];
  const table = new Table({ seats, path: ['villaMonetti'], state: 'CLAIM' });
  useTable.getState().show(table.at(0).view);
  expect(rendered(<Decision />)).toMatch(/a contract; [^<]*you can deliver the [^<]*: 100 ducats/);
  table.do(0, { type: 'takeAction' });
  useTable.getState().show(table.at(0).view);
  const labels = texts(rendered(<Decision />), /<span class="ge-name">(.*?)<kbd>/g);
  expect(labels[0]).toContain(
    'Take 1 Starting space tile and 100 ducats for the large order of Villa Monetti (wine, silver and linen)',
  );
  expect(labels[5]).toBe('Draw a contract');
});

test('a pass for the rest of a turn excepts proposals to the seat itself', () => {
  const answers = (offers: readonly object[] = []): string[] => {
    const position = { path: ['s52'], state: 'MOVE', merchant: 1, turn: 3, seats: [{}, {}, {}] };
    useTable.getState().show(new Table({ ...position, offers }).at(0).view);
    const passes = ['pass', 'rest', 'again'];
    return texts(rendered(<Decision />), CHOICES).filter((id) => passes.includes(id));
  };
  expect(answers()).toEqual(['pass', 'rest']);
  useWishes.getState().rest(3);
  expect(answers()).toEqual(['again']);
  const proposal = { maker: 1, taker: 0, target: 'park', give: { ducats: 10 } };
  expect(answers([proposal])).toEqual(['pass', 'rest']);
  useWishes.getState().rest(2);
  expect(answers()).toEqual(['pass', 'rest']);
});

test('a pass for the rest of a turn declines the present question', () => {
  const proposal = { maker: 1, taker: 0, target: 'park', give: { ducats: 10 } };
  const position = { path: ['s52'], state: 'MOVE', merchant: 1, turn: 3, seats: [{}, {}, {}] };
  useTable.getState().show(new Table({ ...position, offers: [proposal] }).at(0).view);
  const now = currentPosition();
  const runs: unknown[] = [];
  const { run } = usePreset.getState();
  usePreset.setState({ run: (actions) => runs.push(...actions) });
  // A no cannot be called back: the key chooses it, and sends it when it is pressed again.
  if (now) answerByKey(now, 'q');
  expect(runs).toEqual([]);
  if (now) answerByKey(now, 'q');
  usePreset.setState({ run });
  useWishes.getState().rest(-1);
  expect(runs).toEqual([{ type: 'decline', offerId: 'O1' }]);
});

test('what is sold names all that comes and goes: a promise, and what is given besides', () => {
  const sold = (offer: object): string => {
    const position = { path: ['s62', 'metals'], state: 'CLAIM', seats: [{}, {}, {}] };
    const offers = [{ maker: 1, target: 'metals', ...offer }];
    useTable.getState().show(new Table({ ...position, offers }).at(0).view);
    return texts(
      rendered(<Decision />),
      /data-choice="sell".*?<span class="ge-name">(.*?)<.span>/g,
    )[0];
  };
  const silver = { commodities: ['silver'] };
  expect(sold({ deferred: silver })).toBe('Sell to Bruno for 1 silver from the action');
  expect(sold({ give: { ducats: 5 }, deferred: silver })).toBe(
    'Sell to Bruno for 5 ducats and 1 silver from the action',
  );
  expect(sold({ give: { ducats: 25 }, ask: { ducats: 5 } })).toBe(
    'Sell to Bruno for 25 ducats, giving 5 ducats in return',
  );
});

test('if nothing can be sold, the claim says why', () => {
  const why = (others: object, passed: readonly number[] = []): string => {
    const seats = [{}, others, others];
    const position = { path: ['park'], state: 'CLAIM', seats, passed };
    useTable.getState().show(new Table(position).at(0).view);
    return texts(rendered(<Decision />), /data-choice="sell".*?choice-why">(.*?)<.span>/g)[0];
  };
  expect(why({})).toBe('no offer yet');
  expect(why({}, [1])).toBe('no offer yet');
  expect(why({}, [1, 2])).toBe('everybody has passed');
  expect(why({ taken: 1 })).toBe('only you have an action left');
});

test('a commodity of choice is one row of goods, those that an order wants first', () => {
  const position = {
    path: ['harbor'],
    state: 'ACTION',
    status: { harbor: 'taken' },
    seats: [{ hand: ['SO-03'], tiles: { commodityChoice: 1 } }, {}, {}],
    window: { actor: 0, mainDone: true },
  };
  useTable.getState().show(new Table(position).at(0).view);
  const html = rendered(<Decision />);
  const [picks = ''] = /ge-pick.*?<.fieldset>/s.exec(html) ?? [];
  expect(texts(picks, CHOICES)).toHaveLength(8);
  expect(texts(picks, CHOICES)[0]).toBe('wine');
  expect(html).not.toContain('data-choice="do0"');
});

test('a thing or a promise goes on a word with one press; cards want a form', () => {
  const html = shown('claim');
  const [bruno = ''] = /data-lane="1".*?data-lane="2"/s.exec(html) ?? [];
  expect(texts(bruno, /data-thing="give:([\w-]+)"/g)).toEqual([
    'saffron',
    'wine',
    'extraAction',
    'marker',
    'any',
  ]);
  expect(bruno.match(/data-promise=/g)).toHaveLength(1);
});

test('the best words that could be taken now are listed where others are looked at', () => {
  expect(texts(shown('move'), /data-take="(O\d)"/g)).toEqual([]);
  useDrafts.getState().change({ focus: 's52' });
  expect(texts(rendered(<Decision />), /data-take="(O\d)"/g)).toEqual(['O1']);
  // An answer with a choice is given in its lane.
  expect(texts(shown('claimed'), /data-take="(O\d)"/g)).toEqual([]);
});

test('a question about another space than the shown one can be declined', () => {
  shown('asked');
  useDrafts.getState().change({ focus: 'park' });
  const beside = rendered(<Decision />);
  expect(texts(beside, /data-decline="(O\d)"/g)).toEqual(['O1']);
  expect(beside).not.toContain('data-best');
  useDrafts.getState().change({ focus: 's32' });
  const elsewhere = rendered(<Decision />);
  expect(texts(elsewhere, /data-best="(O\d)"/g)).toEqual(['O1']);
  expect(texts(elsewhere, /data-decline="(O\d)"/g)).toEqual(['O1']);
  // The given commodity must be chosen before it is taken.
  expect(elsewhere).not.toContain('data-take');
});

test('the asked seat, and one without actions, are named', () => {
  const { position } = SCREENS.find(({ name }) => name === 'asked') ?? {};
  useTable.getState().show(new Table({ ...position, offers: [] }).at(0).view);
  expect(rendered(<Decision />)).toContain(
    'Any offers for Bruno before the tower leaves the Coach House?',
  );
  const taken = (position as { seats: object[] }).seats.map((seat, k) =>
    k === 0 ? { ...seat, taken: 1 } : seat,
  );
  useTable.getState().show(new Table({ ...position, seats: taken }).at(0).view);
  const html = rendered(<Decision />);
  expect(html).toContain('you have no action left');
  expect(html).not.toContain('has no action left');
});

test('a proposal is the question, and a seat that has passed is not asked to pass', () => {
  const said = 'Bruno wants 20 ducats and any commodity for the Park from you';
  expect(texts(shown('asked'), CHOICES)[0]).toBe('pass');
  const { position } = SCREENS.find(({ name }) => name === 'asked') ?? {};
  useTable.getState().show(new Table({ ...position, passed: [0] }).at(0).view);
  const html = rendered(<Decision />);
  expect(html).toContain(said);
  expect(html).toContain('You give Bruno 20 ducats and any commodity for the Park');
  expect(texts(html, CHOICES)).not.toContain('pass');
  expect(texts(html, CHOICES)).toContain('no');
  const passed = (more: object) => {
    const { view } = new Table({ ...position, ...more, passed: [0, 2] }).at(0);
    return texts(rendered(<Seats view={view} />), /(passed)<\/span>/g).length;
  };
  expect(passed({})).toBe(1);
  expect(passed({ state: 'ACQUIRE', acquiring: 0, offers: [] })).toBe(0);
});

test('a pass declines the open question as well, and says so', () => {
  expect(shown('asked')).toContain('turns Bruno down');
  const sent: string[] = [];
  const { propose } = useTable.getState();
  useTable.setState({
    busy: false,
    propose: (action) => {
      sent.push(action.type);
      return Promise.resolve({ ok: false, refusal: null } as never);
    },
  });
  const position = currentPosition();
  expect(position && answerByKey(position, 'z')).toBe(true);
  expect(sent).toEqual([]);
  expect(position && answerByKey(position, 'z')).toBe(true);
  expect(sent).toEqual(['decline']);
  expect(usePreset.getState().running).toEqual([{ type: 'pass' }]);
  usePreset.setState({ running: [] });
  useTable.setState({ propose });
});

test('an action composed at a disc is not discarded beside its confirmation', () => {
  const seats = [{ personal: 2 }, {}, {}];
  const position = {
    path: ['palace', 's57'],
    status: { palace: 'unused' },
    state: 'ACQUIRE',
    acquiring: 0,
    seats,
  };
  useTable.getState().show(new Table(position).at(0).view);
  expect(texts(rendered(<Decision />), CHOICES)).toContain('nothing');
  const ops = [{ op: 'place', building: 'palace' }] as const;
  useDrafts.getState().edit({ type: 'acquire', street: 's57', ops });
  const html = rendered(<Decision />);
  expect(texts(html, CHOICES)).not.toContain('nothing');
  expect(html).toContain(
    'Each pays you 10 ducats at the end, and 10 whenever somebody else acts there.',
  );
});

test('before the tower goes on it is told whether anybody could act there', () => {
  const { position } = SCREENS.find(({ name }) => name === 'move') ?? {};
  const { seats } = position as { seats: object[] };
  const noteWith = (able: readonly number[]) => {
    const left = seats.map((seat, k) => ({ ...seat, tiles: {}, taken: able.includes(k) ? 0 : 1 }));
    useTable.getState().show(new Table({ ...position, seats: left, offers: [] }).at(0).view);
    const html = rendered(<Decision />);
    expect(html).toContain('Where does the tower go from the Park?');
    return /data-choice="go".*?<\/button>/s.exec(html)?.[0];
  };
  expect(noteWith([0, 2])).toContain('its action is for sale');
  expect(noteWith([0])).toContain('only you have an action left');
  expect(noteWith([])).toContain('nobody has an action left');
});

test('sums of one press say whether they are offered or asked for', () => {
  const { position } = SCREENS.find(({ name }) => name === 'claim') ?? {};
  const at = (merchant: number) => {
    useTable.getState().show(new Table({ ...position, merchant, offers: [] }).at(0).view);
    return texts(rendered(<Decision />), /<small class="help">(Offer|Ask for)<\/small>/g);
  };
  expect(at(0)).toEqual(['Ask for', 'Ask for', 'Ask for']);
  expect(at(1)).toEqual(['Offer']);
});

test('a proposal that wants goods can be answered with money alone', () => {
  const { position } = SCREENS.find(({ name }) => name === 'claimed') ?? {};
  const sums = (give: object) => {
    const offers = [{ maker: 1, taker: 0, target: 'park', give }];
    useTable.getState().show(new Table({ ...position, offers }).at(0).view);
    return texts(rendered(<Decision />), /data-quick="(\d+)"/g);
  };
  expect(sums({ ducats: 10, commodities: { ale: 1 } })).toContain('10');
  // If only money is asked, buttons for five more or less change it.
  expect(sums({ ducats: 10 })).toEqual([]);
});

test('what is left to choice is filled by itself or asked for, and accepting waits for it', () => {
  const html = shown('claimed');
  expect(texts(html, /data-fill="(\w+)"/g)).toEqual(['copper', 'silk', 'ale']);
  expect(html).toMatch(/data-accept="O1" aria-disabled="true"/);
  // The message that the third merchant wants in the claim is one of two; each names its buildings.
  const claim = shown('claim');
  expect(texts(claim, /data-fill="MS-\d+".*?<small[^>]*>(.*?)<\/small>/g)).toEqual([
    'Spices, Park',
    'Park, Villa Colini',
  ]);
  expect(texts(shown('claim'), /data-fill="([\w-]+)"/g)).toEqual(['MS-04', 'MS-09']);
});

test('every standing word of one’s own lies below with what it binds to', () => {
  const html = shown('move');
  expect(texts(html, /data-bound="(O\d)"/g)).toEqual(['O2', 'O3']);
  expect(html).toContain('Any of these 2 requests could decide where the tower goes');
  expect(html).toContain('your 2 requests are withdrawn first');
});

test('protocol words stand on no screen', () => {
  for (const { name } of SCREENS) {
    const words = shown(name).replace(/<[^>]+>/g, ' ');
    expect(words, name).not.toMatch(/version|replyTo|useExtra|seq|undefined|NaN|\[object/);
  }
});

test('the town has a button for every space; merchants and the chest tell what they hold', () => {
  shown('move');
  const view = new Table(SCREENS[2]?.position ?? {}).at(0);
  const town = rendered(<Town view={view.view} />);
  expect(texts(town, /data-space="(\w+)"/g)).toEqual([...SPACES]);
  const seats = rendered(<Seats view={view.view} />);
  expect(texts(seats, /<li class="plate[^"]*" data-seat="(\d)"/g)).toEqual(['0', '1', '2', '3']);
  expect(rendered(<Own position={view} />)).toContain('Villa Colini');
});
