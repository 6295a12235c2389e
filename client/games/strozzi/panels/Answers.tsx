/** The answers to what is asked: one press each, with what would follow written on them. */

import type { ReactNode } from 'react';
import { FLAGS, type Flag } from '../../../../engine/games/strozzi/data.ts';
import type { Action } from '../../../../engine/games/strozzi/types.ts';
import { useTable } from '../../../store/table.ts';
import { type Choice, Choices } from '../../../table/panels/Choices.tsx';
import { targetKey } from '../../../table/seat/targets.ts';
import { useDraft, useDrafts } from '../drafts.ts';
import { tileOf } from '../facts.ts';
import { type Position, refusal, situation } from '../position.ts';
import { consequenceParts, refusalLine } from '../strings/actions.ts';
import { t } from '../strings/index.ts';
import { cityName, flagName, tileName } from '../strings/names.ts';
import type { BoardTarget } from '../targets.ts';
import { ArtIcon, FlagIcon, WareIcon } from './icons.tsx';
import { PORT_WARES, PortOutlook } from './PortOutlook.tsx';

/** Keys of the answers, in their order: the lowest row of letters. */
export const ANSWER_KEYS = ['z', 'x', 'c', 'v'] as const;

/** One answer: its action, and how it looks. */
export interface Answer {
  readonly id: string;
  readonly action: Action;
  readonly icon: ReactNode;
  readonly name: string;
  readonly target?: BoardTarget;
}

/** The answers of this moment, blocked ones included, in the order of their keys. */
export function answersOf(position: Position): readonly Answer[] {
  switch (situation(position)) {
    case 'claim':
    case 'overbid':
      return pollAnswers(position);
    case 'place':
      return (['venice', 'rome', 'naples'] as const).map((port) => ({
        id: port,
        action: { type: 'place', port },
        icon: <WareIcon ware={PORT_WARES[port]} size={22} />,
        name: cityName(port),
        target: { kind: 'port', port },
      }));
    case 'promo':
      return position.view.public.promoDisplay.map((tile) => ({
        id: tile,
        action: { type: 'takeTile', tile },
        icon: <TileIcon tile={tile} />,
        name: tileName(tile),
        target: { kind: 'tile', tile },
      }));
    default:
      return [];
  }
}

/** A pass and the three flags, used ones too: they say when they come back. */
export function pollAnswers({ view, seat }: Position): readonly Answer[] {
  const color = `var(--seat-${view.public.seats[seat]?.color ?? 'red'})`;
  const flag = (flag: Flag): Answer => ({
    id: flag,
    action: { type: 'claim', flag },
    icon: <FlagIcon flag={flag} color={color} size={24} />,
    name: flagName(flag),
    target: { kind: 'flag', seat, flag },
  });
  const pass: Answer = { id: 'pass', action: { type: 'pass' }, icon: null, name: t('answer.pass') };
  return [pass, ...FLAGS.map(flag)];
}

/** The sign of a tile: its art, its value, and the ware of a step. */
export function TileIcon({ tile, size = 22 }: { tile: string; size?: number }) {
  const { category, value, ware } = tileOf(tile);
  return (
    <span className="st-tile">
      <ArtIcon category={category} size={size} />
      <b>{value}</b>
      {ware && <WareIcon ware={ware} size={size * 0.7} />}
    </span>
  );
}

/** What can be answered now; nothing while others decide. */
export function Answers({ position }: { position: Position }) {
  const busy = useTable((table) => table.busy);
  const confirm = useDrafts((drafts) => drafts.confirm);
  const hover = useDrafts((drafts) => drafts.hover);
  const hovered = useDrafts((drafts) => drafts.hovered);
  // Pressed once on the board: the next press there sends it.
  const composed = JSON.stringify(useDraft().action);
  const answers = answersOf(position);
  if (answers.length === 0) return null;
  const now = situation(position);
  const pointed = answers.find(({ target }) => target && targetKey(target) === hovered)?.action;
  const send = (id: string): void => {
    const answer = answers.find((one) => one.id === id);
    if (answer && !busy) void confirm(answer.action);
  };
  return (
    <>
      <Choices
        className={`list st-answers st-${now}`}
        label={t(now === 'place' ? 'asked.port' : now === 'promo' ? 'asked.tile' : 'asked.poll')}
        choices={answers.map((answer, k) => ({
          ...choiceOf(position, answer, k),
          chosen: JSON.stringify(answer.action) === composed,
        }))}
        onPick={send}
        onHover={(id) => hover(answers.find((one) => one.id === id)?.target ?? null)}
      />
      {(now === 'claim' || now === 'overbid') && (
        <PortOutlook
          position={position}
          flag={pointed?.type === 'claim' ? pointed.flag : firstFlag(position)}
        />
      )}
    </>
  );
}

/** The flag with which the ports are looked at while none is pointed at. */
function firstFlag({ view, seat }: Position): Flag {
  const { current, seats } = view.public;
  return current?.claim ? 'pirate' : (seats[seat]?.flagsUnused[0] ?? 'pirate');
}

function choiceOf(position: Position, answer: Answer, k: number): Choice {
  const { id, action, icon, name, target } = answer;
  const why = refusal(position, action);
  const parts = why ? [] : consequenceParts(position, action);
  const key = ANSWER_KEYS[k];
  return {
    id,
    label: (
      <>
        {icon}
        <span className="st-answer-name">{name}</span>
        {key && <kbd>{key.toUpperCase()}</kbd>}
      </>
    ),
    note: parts.length > 0 ? <Parts parts={parts} /> : undefined,
    blocked: why ? refusalLine(position, why) : null,
    ...(target ? { target: targetKey(target) } : {}),
  };
}

function Parts({ parts }: { parts: readonly string[] }) {
  return (
    <span className="st-parts">
      {parts.map((part) => (
        <span key={part}>{part}</span>
      ))}
    </span>
  );
}
