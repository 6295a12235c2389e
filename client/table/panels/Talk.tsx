/** The talk at a table: what was said and noticed, preset sentences, free text where it is allowed. */

import { useEffect, useRef, useState } from 'react';
import type { Reply } from '../../../server/protocol/messages.ts';
import { CHAT_PRESETS, MAX_CHAT } from '../../../server/protocol/talk.ts';
import { t } from '../../i18n/index.ts';
import { useTable } from '../../store/table.ts';
import { useGameBasics } from '../use-game.ts';
import { rove } from './Choices.tsx';
import { SeatMark } from './SeatMark.tsx';
import { chatMode, heard, isNotice, nameOf, useHearing, wordsOf } from './talk-lines.ts';

export function Talk() {
  const talk = useTable((store) => store.talk);
  const table = useTable((store) => store.table);
  const muted = useHearing((hearing) => hearing.muted);
  const see = useHearing((hearing) => hearing.see);
  const list = useRef<HTMLOListElement>(null);
  const newest = talk.at(-1)?.n ?? 0;
  useEffect(() => {
    see(newest);
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [newest, see]);
  if (!table) return null;
  const lines = heard(talk, muted);
  return (
    <section className="talk" aria-label={t('chat.title')}>
      <ol className="talk-lines" ref={list}>
        {lines.length === 0 && <li className="help">{t('chat.empty')}</li>}
        {lines.map((line) => (
          <li key={line.n} className={isNotice(line) ? 'notice' : ''} data-line={line.n}>
            {!isNotice(line) && (
              <>
                <SeatMark color={table.seats[line.seat]?.color ?? ''} size={12} />
                <strong>{nameOf(line)}</strong>{' '}
              </>
            )}
            {wordsOf(line)}
          </li>
        ))}
      </ol>
      <Speaking />
    </section>
  );
}

function Speaking() {
  const seat = useTable((store) => store.seat);
  const table = useTable((store) => store.table);
  const ask = useTable((store) => store.lobby);
  const [trouble, setTrouble] = useState('');
  const presets = useRef<HTMLFieldSetElement>(null);
  if (!table) return null;
  const mode = chatMode(table);
  if (mode === 'off') return <p className="help">{t('chat.off')}</p>;
  if (seat === null) return <p className="help">{t('chat.watching')}</p>;
  const told = (reply: Reply): boolean => {
    setTrouble(reply.ok ? '' : t(`request.${reply.error}`));
    return reply.ok;
  };
  return (
    <>
      {mode === 'free' && (
        <Writing onSend={async (text) => told(await ask({ op: 'write', text }))} />
      )}
      <fieldset
        className="presets"
        ref={presets}
        onKeyDown={(event) => rove(event, presets.current)}
      >
        <legend className="sr">{t('chat.say')}</legend>
        {CHAT_PRESETS.map((preset, index) => (
          <button
            key={preset}
            type="button"
            tabIndex={index === 0 ? 0 : -1}
            data-say={preset}
            onClick={() => void ask({ op: 'say', preset }).then(told)}
          >
            {t(`chat.${preset}`)}
          </button>
        ))}
      </fieldset>
      {trouble && (
        <p className="warning" role="alert">
          {trouble}
        </p>
      )}
    </>
  );
}

function Writing({ onSend }: { onSend: (text: string) => Promise<boolean> }) {
  const [text, setText] = useState('');
  const deals = useGameBasics()?.deals ?? false;
  return (
    <form
      className="writing"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim()) void onSend(text).then((sent) => sent && setText(''));
      }}
    >
      <input
        name="chat"
        value={text}
        maxLength={MAX_CHAT}
        autoComplete="off"
        aria-label={t('chat.write')}
        placeholder={t('chat.write')}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" disabled={!text.trim()}>
        {t('chat.send')}
      </button>
      <p className="help">{t(deals ? 'chat.ruleDeals' : 'chat.rule')}</p>
    </form>
  );
}
