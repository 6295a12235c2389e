/** The result of the verification, step by step, and its meaning. */

import { useEffect, useRef } from 'react';
import type { Standing } from '../../../engine/core/contract.ts';
import type { Log } from '../../../engine/core/log.ts';
import {
  VERIFY_STEPS,
  type Verification,
  type VerifyStep,
  type VerifyStepName,
} from '../../../engine/core/verify.ts';
import type { KeptReceipt } from '../../net/receipts.ts';
import { useCard } from '../../table/cards.tsx';
import { SeatMark } from '../../table/panels/SeatMark.tsx';
import { scoreText } from '../../table/score.ts';
import { Draws } from './Draws.tsx';
import { Facts } from './Facts.tsx';
import { Remembered } from './Remembered.tsx';
import { reasonOf } from './reasons.ts';
import type { Verified } from './run.ts';
import { t, type VerifyText } from './strings.ts';

const SIGNS = { proven: '✓', refused: '✕', absent: '–' } as const;
const WORDS = { proven: 'isProven', refused: 'isRefused', absent: 'isAbsent' } as const;

interface ReportProps {
  readonly verified: Verified;
  readonly source: string;
  /** The name under which this server has the match; null if the log came otherwise. */
  readonly known: string | null;
}

export function Report({ verified, source, known }: ReportProps) {
  const { result, receipts, ms, text } = verified;
  const { verdict, steps, log, draws, standings } = result;
  const refused = steps.find((step) => step.verdict === 'refused');
  const heading = useRef<HTMLHeadingElement>(null);
  // The verdict takes the reading position, by eye, by screen reader and by keyboard.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new result takes the focus
  useEffect(() => heading.current?.focus(), [result]);
  return (
    <>
      <header className="verify-verdict" data-verdict={verdict}>
        <span className="verify-sign" aria-hidden="true">
          {SIGNS[verdict === 'replayed' ? 'absent' : verdict]}
        </span>
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {t(verdict)}
          </h1>
          <p>{refused ? reasonOf(refused) : t(whyOf(result))}</p>
        </div>
      </header>
      <p className="help">
        {source}
        {log && ` · ${t('took', figures(log, draws.length, ms))}`}
      </p>
      {standings.length > 0 && log && <Scores log={log} standings={standings} />}
      <section>
        <h2>{t('checks')}</h2>
        <ol className="verify-steps">
          {VERIFY_STEPS.map((name) => (
            <Step key={name} name={name} step={steps.find((step) => step.name === name)} />
          ))}
        </ol>
      </section>
      {log && 'hash' in log.chance && <Remembered receipts={receipts} result={result} />}
      {verdict === 'proven' && log && <Meaning log={log} receipts={receipts} />}
      {log && 'key' in log.chance && <Facts log={log} />}
      {draws.length > 0 && log && <Draws log={log} draws={draws} />}
      <div className="row-buttons verify-part">
        {known !== null && verdict !== 'refused' && (
          <a className="link-button" href={`/replay/${encodeURIComponent(known)}`}>
            {t('replay')}
          </a>
        )}
        <a className="link-button" download={`laguna-${log?.id ?? 'log'}.json`} href={asFile(text)}>
          {t('download')}
        </a>
      </div>
    </>
  );
}

const figures = (log: Log, draws: number, ms: number) => ({
  entries: log.entries.length,
  draws,
  ms: Math.max(1, Math.round(ms)),
});

const asFile = (text: string): string =>
  `data:application/json;charset=utf-8,${encodeURIComponent(text)}`;

function whyOf({ verdict, steps }: Verification): VerifyText {
  if (verdict !== 'proven') return 'replayedWhy';
  return steps.at(-1)?.verdict === 'proven' ? 'provenSeen' : 'provenWhy';
}

function Step({ name, step }: { name: VerifyStepName; step: VerifyStep | undefined }) {
  const verdict = step?.verdict ?? 'absent';
  const absent =
    step === undefined
      ? 'absent.unreached'
      : name === 'receipt'
        ? 'absent.receipt'
        : 'absent.other';
  const why = step?.verdict === 'refused' ? reasonOf(step) : verdict === 'absent' ? t(absent) : '';
  return (
    <li data-step={name} data-verdict={verdict}>
      <span className="verify-sign" aria-hidden="true">
        {SIGNS[verdict]}
      </span>
      <span>
        <span className="sr">{t(WORDS[verdict])}: </span>
        {t(`step.${name}`)}
        {why && <small>{why}</small>}
      </span>
    </li>
  );
}

function Scores({ log, standings }: { log: Log; standings: readonly Standing[] }) {
  const card = useCard(log.game);
  const sorted = [...standings].sort(
    (a, b) => Number(b.winner) - Number(a.winner) || b.score - a.score,
  );
  return (
    <table className="verify-scores">
      <caption>{card ? t('scoresOf', { game: card.name }) : t('scores')}</caption>
      <thead className="sr">
        <tr>
          <th scope="col">{t('player')}</th>
          <th scope="col">{t('points')}</th>
          <th scope="col">{t('winner')}</th>
        </tr>
      </thead>
      <tbody>
        {sorted.map(({ seat, score, winner }) => (
          <tr key={seat} className={winner ? 'winner' : ''}>
            <th scope="row">
              <SeatMark color={log.seats[seat]?.color ?? ''} /> {log.seats[seat]?.name}
            </th>
            <td className="num">{scoreText(card, score)}</td>
            <td>{winner ? t('winner') : ''}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Meaning({ log, receipts }: { log: Log; receipts: readonly KeptReceipt[] }) {
  const added = 'hash' in log.chance && log.chance.contributions.some((one) => one !== '');
  const mine = receipts.some(({ contribution }) => contribution !== null);
  return (
    <section className="verify-meaning">
      <div>
        <h2>{t('proves')}</h2>
        <ul>
          {(['draws', 'key', 'whole', 'scores'] as const).map((name) => (
            <li key={name}>{t(`proves.${name}`)}</li>
          ))}
        </ul>
      </div>
      <div>
        <h2>{t('not.title')}</h2>
        <ul>
          {receipts.length === 0 && <li>{t('not.match')}</li>}
          {added && !mine && <li>{t('not.mine')}</li>}
          <li>{t(added ? 'not.last' : 'not.none')}</li>
          <li>{t('not.told')}</li>
          <li>{t('not.who')}</li>
        </ul>
      </div>
    </section>
  );
}
