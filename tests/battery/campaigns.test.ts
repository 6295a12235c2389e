/** The engine's campaigns, a few seconds of each; `npm run campaign` plays them for as long as one likes. */

import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import type { Campaign } from '../campaign/campaign.ts';
import { drive, playShare, type Share } from '../campaign/drive.ts';
import { ALL, several } from '../scope.ts';

const MINUTES = 5;
const CASES = several(30, 500);

test('matches: whole matches, every invariant after every action', async () => {
  const order = { name: 'matches', seed: 'test', minutes: MINUTES, cases: CASES, workers: 1 };
  const { tally, failure } = await drive(order);
  expect(failure).toBeNull();
  expect(tally.sums.matches).toBe(CASES);
  if (ALL) expect(tally.sums['with bots that think']).toBeGreaterThan(0);
  expect(tally.sums['states checked']).toBeGreaterThan(CASES * 100);
});

/** A promise that case 7 breaks. */
function broken(atTheEnd: boolean): { campaign: Campaign; played: number[]; closed: () => number } {
  const played: number[] = [];
  let closed = 0;
  const campaign: Campaign = {
    about: 'It fails.',
    open: ({ tally }) => ({
      play: (number) => {
        played.push(number);
        tally.add('cases');
        tally.most('highest', number);
        if (number === 7 && !atTheEnd) throw new Error('seven');
      },
      close: () => {
        closed++;
        if (atTheEnd) throw new Error('not flat');
      },
    }),
  };
  return { campaign, played, closed: () => closed };
}

const share = (more: Partial<Share>): Share => ({
  name: '',
  seed: '1',
  first: 1,
  step: 2,
  end: 20,
  until: Date.now() + 60_000,
  stop: new Int32Array(1),
  ...more,
});

test('a broken promise stops everybody and names its case; what is opened is closed', async () => {
  const { campaign, played, closed } = broken(false);
  const given = share({});
  const { failure, tally } = await playShare(given, undefined, campaign);
  expect(failure).toEqual({ number: 7, what: 'seven' });
  expect(played).toEqual([1, 3, 5, 7]);
  expect(tally).toMatchObject({ sums: { cases: 4 }, peaks: { highest: 7 } });
  expect(given.stop[0]).toBe(1);
  expect(closed()).toBe(1);
  // Another share of the same run ends with it.
  const other = broken(false);
  expect((await playShare(given, undefined, other.campaign)).played).toBe(0);
});

test('a fault of the whole run is a failure as well; time ends a run', async () => {
  const { campaign, played } = broken(true);
  const { failure } = await playShare(share({ until: 0 }), undefined, campaign);
  expect(failure).toEqual({ number: null, what: 'not flat' });
  expect(played).toEqual([1]);
});

test('the command: counts and one JSON object, or a sentence for what it does not know', () => {
  const main = new URL('../campaign/main.ts', import.meta.url).pathname;
  const run = (...words: string[]) =>
    spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', main, ...words], {
      encoding: 'utf8',
    });
  const good = run('matches', '--cases', '6', '--workers', '2', '--minutes', '5');
  expect(good.status).toBe(0);
  const report = JSON.parse(good.stdout.trim().split('\n').at(-1) ?? '') as object;
  expect(report).toMatchObject({ campaign: 'matches', counts: { matches: 6 }, failures: 0 });
  const unknown = run('regatta');
  expect(unknown.status).toBe(2);
  expect(unknown.stderr).toContain('Known: ');
  expect(run('matches', '--minutes', 'soon').status).toBe(2);
});
