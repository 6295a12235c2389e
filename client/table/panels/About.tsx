/** What can be done about somebody at the table: mute, block, report. Undone in the same place. */

import { type ReactNode, useState } from 'react';
import {
  type CompanyRefusal,
  type CompanyRequest,
  REPORT_REASONS,
  type Whom,
} from '../../../server/protocol/company.ts';
import { company } from '../../i18n/company.ts';
import { useCompany } from '../../store/company.ts';
import { useHearing, voiceOf } from './talk-lines.ts';

interface AboutProps {
  readonly name: string;
  /** -1 for a spectator. */
  readonly seat: number;
  readonly whom: Whom;
  /** Sets the button apart from others about the same person. */
  readonly label: string;
  /** What the button shows. */
  readonly children: string;
  readonly className?: string;
  /** Stands between the button and the ways. */
  readonly after?: ReactNode;
}

/** The button that opens the ways; one is open at a time. */
export function About(props: AboutProps) {
  const { name, seat, whom, label, children, className = 'quiet', after } = props;
  const open = useHearing((hearing) => hearing.about === label);
  const turn = useHearing((hearing) => hearing.turn);
  return (
    <>
      <button
        type="button"
        className={className}
        aria-expanded={open}
        aria-label={label}
        data-note={label}
        data-about={seat}
        onClick={() => turn(open ? null : label)}
      >
        {children}
      </button>
      {after}
      {open && <Ways name={name} seat={seat} whom={whom} onDone={() => turn(null)} />}
    </>
  );
}

type WaysProps = Pick<AboutProps, 'name' | 'seat' | 'whom'> & { readonly onDone: () => void };

function Ways({ name, seat, whom, onDone }: WaysProps) {
  const voice = voiceOf(seat, name);
  const here = useHearing((hearing) => hearing.muted.has(voice));
  const setMuted = useHearing((hearing) => hearing.setMuted);
  const { muted, blocked, ask } = useCompany();
  const [reporting, setReporting] = useState(false);
  const [told, setTold] = useState('');
  const isBlocked = seat >= 0 && ((blocked >> seat) & 1) === 1;
  const isMuted = here || isBlocked || (seat >= 0 && ((muted >> seat) & 1) === 1);

  async function send(request: CompanyRequest): Promise<CompanyRefusal | null> {
    const reply = (await ask?.(request)) ?? { ok: false, error: 'keyless' as const };
    return reply.ok ? null : reply.error;
  }
  async function hush(op: 'mute' | 'block' | 'undo'): Promise<void> {
    const error = await send({ op, whom });
    // Without keys it holds at this table, on this page.
    const keyless = error === 'keyless' || error === 'unknown';
    if (error === null || keyless) setMuted(voice, op !== 'undo');
    if (error === null) onDone();
    else if (keyless && op !== 'undo')
      setTold(company(op === 'block' ? 'noBlock' : 'onlyHere', { name }));
    else if (keyless) onDone();
    else setTold(company(`error.${error}`));
  }
  async function report(reason: (typeof REPORT_REASONS)[number]): Promise<void> {
    const error = await send({ op: 'report', whom, reason });
    setReporting(false);
    setTold(error === null ? company('reported') : company(`error.${error}`));
  }

  return (
    <fieldset className="about">
      <legend className="sr">{company('ways', { name })}</legend>
      {reporting ? (
        <>
          <p className="help">{company('reportHelp')}</p>
          {REPORT_REASONS.map((reason) => (
            <button
              key={reason}
              type="button"
              data-reason={reason}
              onClick={() => void report(reason)}
            >
              {company(`reason.${reason}`)}
            </button>
          ))}
          <button type="button" className="quiet" onClick={() => setReporting(false)}>
            {company('cancel')}
          </button>
        </>
      ) : (
        <>
          {isMuted ? (
            <button type="button" data-undo onClick={() => void hush('undo')}>
              {company(isBlocked ? 'unblock' : 'unmute', { name })}
            </button>
          ) : (
            <button type="button" data-mute onClick={() => void hush('mute')}>
              {company('mute', { name })}
            </button>
          )}
          {!isBlocked && (
            <button type="button" data-block onClick={() => void hush('block')}>
              {company('block', { name })}
            </button>
          )}
          <button type="button" data-report onClick={() => setReporting(true)}>
            {company('report', { name })}
          </button>
          <p className="help">{company('help')}</p>
        </>
      )}
      {told && (
        <p className="told" role="status">
          {told}
        </p>
      )}
    </fieldset>
  );
}
