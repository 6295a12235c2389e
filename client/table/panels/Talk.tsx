/** The talk at a table: messages and notices, preset sentences, free text if it is allowed. */

import { useEffect, useRef, useState } from 'react';
import type { Reply } from '../../../server/protocol/messages.ts';
import { MAX_CHAT, presetsOf, type TalkLine } from '../../../server/protocol/talk.ts';
import { company } from '../../i18n/company.ts';
import { t } from '../../i18n/index.ts';
import { people } from '../../i18n/people.ts';
import { roads } from '../../i18n/roads.ts';
import { useSettings } from '../../store/settings.ts';
import { useTable } from '../../store/table.ts';
import { useGameBasics } from '../use-game.ts';
import { About } from './About.tsx';
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
  /** The newest line of the same speaker: the one whose name can be pressed. */
  const last = ({ seat, name }: TalkLine): number =>
    lines.findLast((one) => !isNotice(one) && one.seat === seat && one.name === name)?.n ?? 0;
  return (
    <section className="talk" aria-label={people('chat.title')}>
      <ol className="talk-lines" ref={list}>
        {lines.length === 0 && <li className="help">{people('chat.empty')}</li>}
        {lines.map((line) => (
          <li key={line.n} className={isNotice(line) ? 'notice' : ''} data-line={line.n}>
            {isNotice(line) ? (
              wordsOf(line)
            ) : (
              <>
                {!line.watcher && (
                  <SeatMark color={table.seats[line.seat]?.color ?? ''} size={12} />
                )}
                <Spoken line={line} last={line.n === last(line)} />
              </>
            )}
          </li>
        ))}
      </ol>
      <Speaking />
    </section>
  );
}

/** Name and words; the newest line of somebody else opens what can be done about them. */
function Spoken({ line, last }: { line: TalkLine; last: boolean }) {
  const seat = useTable((store) => store.seat);
  const own = useSettings(({ name }) => name.trim() || roads('menu.defaultName'));
  const name = nameOf(line);
  const mine = line.seat >= 0 ? line.seat === seat : seat === null && line.name === own;
  const words = (
    <>
      {' '}
      {line.watcher && <small className="watcher">{people('guest.watches')}</small>} {wordsOf(line)}
    </>
  );
  if (!last || mine || line.name === '') {
    return (
      <>
        <strong>{name}</strong>
        {words}
      </>
    );
  }
  return (
    <About
      name={name}
      seat={line.seat}
      whom={{ line: line.n }}
      label={company('aboutLine', { name })}
      className="speaker"
      after={words}
    >
      {name}
    </About>
  );
}

function Speaking() {
  const seat = useTable((store) => store.seat);
  const table = useTable((store) => store.table);
  const ask = useTable((store) => store.lobby);
  const screen = useTable((store) => store.screen);
  const deals = useGameBasics()?.deals ?? false;
  const [trouble, setTrouble] = useState('');
  const presets = useRef<HTMLFieldSetElement>(null);
  if (!table) return null;
  const mode = chatMode(table);
  if (mode === 'off') return <p className="help">{people('chat.off')}</p>;
  if (seat === null && screen) return <p className="help">{people('chat.watching')}</p>;
  if (seat === null && !table.gallery) {
    return <p className="help">{people('chat.watchersOff')}</p>;
  }
  const told = (reply: Reply): boolean => {
    setTrouble(reply.ok ? '' : t(`request.${reply.error}`));
    return reply.ok;
  };
  return (
    <>
      {seat === null && <p className="help">{people('chat.onlooker')}</p>}
      {mode === 'free' && (
        <Writing onSend={async (text) => told(await ask({ op: 'write', text }))} />
      )}
      <fieldset
        className="presets"
        ref={presets}
        onKeyDown={(event) => rove(event, presets.current)}
      >
        <legend className="sr">{people('chat.say')}</legend>
        {presetsOf(deals).map((preset, index) => (
          <button
            key={preset}
            type="button"
            tabIndex={index === 0 ? 0 : -1}
            data-say={preset}
            onClick={() => void ask({ op: 'say', preset }).then(told)}
          >
            {people(`chat.${preset}`)}
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
        aria-label={people('chat.write')}
        placeholder={people('chat.write')}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" disabled={!text.trim()}>
        {people('chat.send')}
      </button>
      <p className="help">{people(deals ? 'chat.ruleDeals' : 'chat.rule')}</p>
    </form>
  );
}
