/**
 * `npm run campaign -- NAME --minutes N --seed S`: plays a campaign for N minutes (N may be a
 * fraction). Prints its counts, as the last line one JSON object, and exits 0; or one line that
 * repeats the failure, and exits 1. Further: `--workers W` threads, `--cases C` at most so many
 * cases, `--case K` only this one, `--pace A` actions a second if the campaign has a pace (`soak`).
 */

import { parseArgs } from 'node:util';
import { Tally } from './campaign.ts';
import { drive, type Order, type Outcome } from './drive.ts';
import { campaignByName } from './list.ts';

function number(name: string, text: string, least: number): number {
  const value = Number(text);
  if (text.trim() !== '' && Number.isFinite(value) && value >= least) return value;
  throw new Error(`--${name} must be a number from ${least} on.`);
}

function whole(name: string, text: string, least: number): number {
  const value = number(name, text, least);
  if (Number.isInteger(value)) return value;
  throw new Error(`--${name} must be a whole number.`);
}

function readOrder(): Order {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      minutes: { type: 'string', default: '1' },
      seed: { type: 'string', default: '1' },
      case: { type: 'string' },
      cases: { type: 'string' },
      workers: { type: 'string', default: '1' },
      pace: { type: 'string' },
    },
  });
  return {
    name: positionals[0] ?? '',
    minutes: number('minutes', values.minutes, 0),
    seed: values.seed,
    workers: whole('workers', values.workers, 1),
    ...(values.case !== undefined && { only: whole('case', values.case, 0) }),
    ...(values.cases !== undefined && { cases: whole('cases', values.cases, 1) }),
    ...(values.pace !== undefined && { pace: number('pace', values.pace, 1) }),
  };
}

function countsOf({ tally }: Outcome): { [name: string]: number } {
  const all = new Tally();
  all.merge(tally);
  return all.counts;
}

const rounded = (value: number): number => Math.round(value * 100) / 100;

try {
  const order = readOrder();
  const { name, seed } = order;
  const { about, paced } = await campaignByName(name);
  if (order.pace !== undefined && !paced) throw new Error(`${name} has no pace.`);
  console.log(`${name}, seed ${seed}: ${about}`);
  const started = performance.now();
  const seconds = (): number => Math.round((performance.now() - started) / 1000);
  const outcome = await drive(order, (so) => {
    console.error(`  ${seconds()} s: ${so.played} cases ${JSON.stringify(countsOf(so))}`);
  });
  const { failure, played } = outcome;
  const counts = countsOf(outcome);
  if (failure) {
    const which = failure.number === null ? `--cases ${played}` : `--case ${failure.number}`;
    console.log(`npm run campaign -- ${name} --seed ${seed} ${which} # ${failure.what}`);
    process.exitCode = 1;
  } else {
    for (const [what, count] of Object.entries(counts)) {
      console.log(`  ${what.padEnd(36)} ${rounded(count).toLocaleString('en')}`);
    }
    console.log(`  ${'failures'.padEnd(36)} 0`);
    const report = { campaign: name, seed, seconds: seconds(), cases: played, counts, failures: 0 };
    console.log(JSON.stringify(report));
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
