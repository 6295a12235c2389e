/** The answers to the question: one press each, with their effects written on them. */

import type { ReactNode } from 'react';
import { FLAGS, type Flag } from '../../../../engine/games/strozzi/data.ts';
import type { Action } from '../../../../engine/games/strozzi/types.ts';
import {
  type AnswerGroup,
  type Answer as KeyedAnswer,
  makeAnswers,
} from '../../../table/decision/answers.tsx';
import { noted } from '../../../table/noted.ts';
import { targetKey } from '../../../table/seat/targets.ts';
import { drafts, useDrafts } from '../drafts.ts';
import { PORTS_SEEN, tileOf } from '../facts.ts';
import { type Position, refusedAs, seat, situation } from '../position.ts';
import { canPreset, usePreset } from '../presets.ts';
import {
  consequenceParts,
  gainLine,
  gainOf,
  type Part,
  refusalLine,
  shortReason,
} from '../strings/actions.ts';
import { t } from '../strings/index.ts';
import { cityName, flagName, tileName } from '../strings/names.ts';
import type { BoardTarget } from '../targets.ts';
import {
  ArtIcon,
  CitySign,
  FlagIcon,
  Gain,
  LaurelIcon,
  ScrollIcon,
  ShipIcon,
  StepsIcon,
} from './icons.tsx';
import { PortOutlook } from './PortOutlook.tsx';

/** Keys of the answers, in their order: the lowest row of letters. */
const ANSWER_KEYS = ['z', 'x', 'c', 'v'] as const;

/** One answer: its action, and its look. */
export interface Answer {
  readonly id: string;
  readonly action: Action;
  readonly icon: ReactNode;
  readonly name: string;
  readonly target?: BoardTarget;
}

/** The answers of this moment, blocked ones included, in the order of their keys. */
function answersOf(position: Position): readonly Answer[] {
  switch (situation(position)) {
    case 'claim':
    case 'overbid':
      return pollAnswers(position);
    case 'place':
      return PORTS_SEEN.map((port) => ({
        id: port,
        action: { type: 'place', port },
        icon: <CitySign city={port} size={22} />,
        name: cityName(port),
        target: { kind: 'port', port },
      }));
    case 'promo':
      return position.view.public.promoDisplay.map((tile) => ({
        id: tile,
        action: { type: 'takeTile', tile },
        icon: <ArtIcon category={tileOf(tile).category} size={22} />,
        name: tileName(tile),
        target: { kind: 'tile', tile },
      }));
    default:
      return [];
  }
}

/** A pass and the three flags, used ones too: those show when they come back. */
function pollAnswers({ view, seat }: Position): readonly Answer[] {
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

/** The answers of this moment under their label; none while others decide. */
export function groupsOf(position: Position): readonly AnswerGroup<Action, BoardTarget>[] {
  const answers = answersOf(position);
  const now = situation(position);
  if (answers.length === 0) return [];
  return [
    {
      id: 'answers',
      label: t(now === 'place' ? 'asked.port' : now === 'promo' ? 'asked.tile' : 'asked.poll'),
      shown: now === 'place' || now === 'promo',
      className: `list answers st-answers st-${now}`,
      answers: answers.map((answer, k) => offered(position, answer, k)),
    },
  ];
}

const { Answers: List, sendByKey } = makeAnswers({
  seat,
  drafts,
  short: shortReason,
  why: refusalLine,
});

/** Sends the answer under a key; true if there is one, barred answers included. */
export const answerByKey = (position: Position, key: string): boolean =>
  sendByKey(position, groupsOf(position), key);

/** The answers possible now; empty while others decide. */
export function Answers({ position }: { position: Position }) {
  const hovered = useDrafts((store) => store.hovered);
  const preset = usePreset((store) => store.preset?.actions[0]);
  const groups = groupsOf(position);
  const now = situation(position);
  if (groups.length === 0) {
    // A person who answers beforehand needs the same outlook.
    const flag = outlookFlag(position, preset);
    return canPreset(position) && <PortOutlook position={position} flag={flag} />;
  }
  const pointed = answersOf(position).find(({ target }) => target && targetKey(target) === hovered);
  return (
    <>
      <List position={position} groups={groups} />
      {(now === 'claim' || now === 'overbid') && (
        <PortOutlook position={position} flag={outlookFlag(position, pointed?.action)} folded />
      )}
    </>
  );
}

/**
 * The flag with which the ports are viewed: the intended one, if it can be laid; else the first.
 */
export function outlookFlag({ view, seat }: Position, meant: Action | undefined): Flag {
  const { current, seats } = view.public;
  const unused = current?.claim ? ['pirate' as const] : (seats[seat]?.flagsUnused ?? []);
  if (meant?.type === 'claim' && unused.includes(meant.flag)) return meant.flag;
  return unused[0] ?? 'pirate';
}

function offered(position: Position, answer: Answer, k: number): KeyedAnswer<Action, BoardTarget> {
  const { id, action, icon, name, target } = answer;
  const isBarred = refusedAs(position, action) !== null;
  const parts = isBarred ? [] : consequenceParts(position, action);
  // The effect of a flag stands in the line of its name.
  const brings = parts.find(({ about }) => about === 'flag');
  const below = parts.filter((part) => part !== brings);
  const gain = isBarred ? null : gainOf(position, action);
  return {
    id,
    action,
    target,
    key: ANSWER_KEYS[k],
    label: (
      <>
        {icon}
        <span className="st-answer-name">
          {name} {brings && <small>{brings.text}</small>}
        </span>
        {gain !== null && (
          <span {...noted(gainLine(position, action))}>
            <Gain n={gain} />
          </span>
        )}
      </>
    ),
    note: below.length > 0 ? <Parts parts={below} /> : undefined,
  };
}

const SIGNS: { readonly [about in NonNullable<Part['about']>]?: ReactNode } = {
  berth: <ShipIcon size={14} />,
  climb: <StepsIcon size={12} />,
  scrolls: <ScrollIcon size={14} />,
  tile: <LaurelIcon size={14} />,
};

const CLASSES: { readonly [about in NonNullable<Part['about']>]: string } = {
  gain: 'st-gain-now',
  flag: 'st-brings',
  berth: 'st-berth',
  climb: 'st-climb',
  scrolls: 'st-scrolls',
  lost: 'st-lost',
  tile: 'st-tile',
  art: 'st-art',
};

function Parts({ parts }: { parts: readonly Part[] }) {
  return (
    <span className="st-parts">
      {parts.map(({ about, text }) => (
        <span key={text} className={about && CLASSES[about]}>
          {about && SIGNS[about]} {text}
        </span>
      ))}
    </span>
  );
}
