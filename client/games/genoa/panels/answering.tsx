/**
 * The answers of one press beside the deals: each with a key, an impossible one with its reason.
 */

import { type ReactNode, useState } from 'react';
import { MOST_MOVES } from '../../../../engine/games/genoa/data.ts';
import type { SpaceId } from '../../../../engine/games/genoa/map.ts';
import type { Action, View } from '../../../../engine/games/genoa/types.ts';
import { capital } from '../../../i18n/index.ts';
import { useTable } from '../../../store/table.ts';
import { useFinality } from '../../../table/decision/finality.ts';
import { t as kit } from '../../../table/decision/strings.ts';
import { Choices } from '../../../table/panels/Choices.tsx';
import { leave, useHeld } from '../deals/held.ts';
import { pulledBack } from '../deals/kept.ts';
import { followWishes } from '../deals/pilot.ts';
import { send, takeAtOnce } from '../deals/pressing.ts';
import { usePreset } from '../deals/running.ts';
import { declining, refusable, takeable } from '../deals/takeable.ts';
import { EMPTY } from '../deals/tray.ts';
import { isMeant, isQuietIn, useWishes } from '../deals/wishes.ts';
import { affordances, focusOf, useDraft, useDrafts } from '../drafts.ts';
import { eligible, forcing, isBuilding, isNear, leftOf, seatOf } from '../facts.ts';
import { worthOf } from '../forecast.ts';
import type { Draft } from '../pointing.ts';
import { type Position, refusal, seat as rules, situation } from '../position.ts';
import { actionLine, refusalLine, shortReason } from '../strings/actions.ts';
import { asksLine, givesLine, termsOf } from '../strings/deal-lines.ts';
import { t } from '../strings/index.ts';
import { seatName } from '../strings/names.ts';
import { worthLine, yieldName } from '../strings/worth.ts';
import { inSigns } from './Delivery.tsx';
import { readAs, type Said, useWaiting } from './waiting.ts';

export interface Answer extends Said {
  readonly label: ReactNode;
  readonly key?: string;
  readonly target?: string;
  /** Why it is not possible now, in short; `why` in full. */
  readonly blocked?: string | null;
  readonly why?: string | null;
  press(): void;
}

/** An answer that is an action, with the rules' reason where they refuse it. */
function of(
  position: Position,
  id: string,
  action: Action,
  key: string,
  more: Partial<Answer> = {},
) {
  const reason = refusal(position, action);
  return {
    id,
    key,
    action,
    label: capital(actionLine(position.view, action)),
    blocked: reason && shortReason(position, reason),
    why: reason && refusalLine(position, reason),
    press: () => send(action),
    ...more,
  };
}

/** GE-522 … GE-525: *I take it*, *Sell to B for 15*, *Leave it*. */
function claimAnswers(position: Position): Answer[] {
  const { view, seat } = position;
  const table = view.public;
  // Without the tile the action does not name it: the reason "no action left" is enough.
  const extra = leftOf(table, seat) < 1 && seatOf(table, seat).tiles.extraAction !== undefined;
  const take: Action = { type: 'takeAction', ...(extra && { useExtra: true }) };
  const [best] = takeable(position).filter(({ target }) => target === table.tower);
  const [any] = forcing(table);
  const sell: Answer = best
    ? {
        id: 'sell',
        key: 'c',
        press: () => takeAtOnce(position, best),
        label: t('act.sell', {
          name: seatName(view, best.maker, seat),
          price: givesLine(best.target, termsOf(view, best)),
          asks: asksLine(termsOf(view, best)),
        }),
        target: `offer:${best.id}`,
      }
    : {
        id: 'sell',
        key: 'c',
        press: () => undefined,
        label: t('act.sellNone'),
        blocked: t(unsold(position)),
      };
  const gives = table.tower ? takeLines(view, table.tower, seat) : '';
  return [
    of(position, 'take', take, 'x', { note: gives || t('brings.nothing') }),
    sell,
    of(position, 'leave', { type: 'leaveUnused' }, 'z', {
      ...(any && { blocked: t('act.mustSell') }),
    }),
  ];
}

/** The yield of the player's own action, and the orders that it could deliver. */
function takeLines(view: View, space: SpaceId, seat: number): string {
  const { items } = worthOf(view, space, seat, EMPTY) ?? { items: [] };
  const orders = items.flatMap((item) =>
    item.kind === 'order' ? worthLine(view, space, EMPTY, item) : [],
  );
  return [yieldName(view, space), ...orders].filter(Boolean).join('; ');
}

/** The seats that could still act at the tower's next space: whether there will be a sale. */
function claimLeft({ view: { public: table }, seat }: Position) {
  const able = table.seats.filter((one) => eligible(table, one.seat));
  if (able.length === 0) return 'brings.claimNobody';
  return able.every((one) => one.seat === seat) ? 'brings.claimYou' : 'brings.claim';
}

/** Why there is no sale: nobody can buy, all have passed, or no offer stands yet. */
function unsold(position: Position) {
  const { view, seat } = position;
  const { passed, seats } = view.public;
  const left = claimLeft(position);
  if (left !== 'brings.claim') return left;
  const buyers = seats.filter((one) => one.seat !== seat && eligible(view.public, one.seat));
  return buyers.every((one) => passed.includes(one.seat)) ? 'act.sellPassed' : 'lane.none';
}

/**
 * Free moves of the tower: each with its reason where it is refused, and the withdrawals before it.
 */
function moveAnswers(position: Position, draft: Draft): Answer[] {
  const { view, seat } = position;
  const table = view.public;
  const space = focusOf(position, draft);
  const pulled = pulledBack(table, seat).length;
  const { move } = useHeld.getState();
  const waits = (action: Action): boolean => JSON.stringify(move) === JSON.stringify(action);
  const note = (text: string): string =>
    pulled > 0 ? `${text}; ${t('brings.withdraws', { n: pulled })}` : text;
  const going = (id: string, action: Action, key: string, told: string, target?: string): Answer =>
    of(position, id, action, key, {
      ...(target && { target }),
      note: waits(action) ? t('act.held') : note(told),
      free: waits(action),
      press: () => leave(position, action),
    });
  const left = MOST_MOVES - table.movesUsed;
  const stop = going('stop', { type: 'stop' }, 'z', t('brings.unused', { n: left }));
  if (!space || !isNear(table, space)) return [stop];
  const gives = takeLines(view, space, seat);
  const told = [
    ...(gives ? [t('town.gives', { what: gives })] : []),
    t(isBuilding(space) ? claimLeft(position) : 'brings.noAction'),
  ].join('; ');
  return [going('go', { type: 'moveFree', space }, 'x', told, `space:${space}`), stop];
}

const PASS_KEY = 'z';
const REST_KEY = 'q';

function passAnswers(position: Position): Answer[] {
  const { merchant, offers, passed, turn } = position.view.public;
  // The automatic pass is on its way.
  if (isQuietIn(turn) && !isMeant(position)) return talkAnswers(position);
  // A pass also declines the proposals to this seat, so that nobody waits for a second press.
  const noes = refusable(position)
    .filter(({ target }) => isNear(position.view.public, target))
    .flatMap((offer) => declining(position, offer) ?? []);
  // A seat that has passed and gets a proposal answers that proposal alone.
  const isDone = passed.includes(position.seat);
  const last: Action | undefined = isDone ? noes[0] : { type: 'pass' };
  if (!last) return [];
  const mine = offers.filter(({ maker }) => maker === position.seat).length;
  const notes = [
    noes.length > 0 ? t('brings.passNo', { name: seatName(position.view, merchant, null) }) : '',
    mine > 0 ? t('brings.passStays', { n: mine }) : '',
  ].filter(Boolean);
  const pass = of(position, isDone ? 'no' : 'pass', last, PASS_KEY, {
    ...(notes.length > 0 && { note: notes.join('; ') }),
    press: () => usePreset.getState().run(isDone ? noes : [...noes, last]),
  });
  // While a proposal waits for a yes or a no, a bare pass is no answer for the whole turn.
  if (isDone || pass.blocked) return [pass];
  const rest = {
    id: 'rest',
    key: REST_KEY,
    free: noes.length === 0,
    label: t('act.rest'),
    note: [...(noes.length > 0 ? notes.slice(0, 1) : []), t('brings.rest')].join('; '),
    // The proposals get their no first; the wish for quiet then makes the pass.
    press: () => {
      usePreset.getState().run(noes);
      quiet(position.view.public.turn);
    },
  };
  return [pass, rest];
}

/** Sets the quiet until the end of the turn, or ends it (-1). */
function quiet(turn: number): void {
  useWishes.getState().rest(turn);
  followWishes();
}

/** A seat that has passed for the whole turn can change its mind. */
function talkAnswers({ view }: Position): Answer[] {
  if (!isQuietIn(view.public.turn)) return [];
  return [
    {
      id: 'again',
      key: REST_KEY,
      free: true,
      label: t('act.again'),
      note: t('brings.resting'),
      press: () => quiet(-1),
    },
  ];
}

const KEYS = ['x', 'c', 'v', 'b', 'g', 'h', 'j', 'k', 'a', 's', 'd', 'q', 'i', 'o', 'y'] as const;

/** The remaining acts of an own action, the main effect first; goods are chosen elsewhere. */
function windowAnswers(position: Position): Answer[] {
  const acts = position.legal.filter(
    (action) =>
      !(action.type === 'playTile' && action.tile !== 'buildingAction') &&
      action.type !== 'endAction',
  );
  const ends = position.legal.some(({ type }) => type === 'endAction');
  // The better payment comes first: the key that took the action never draws a contract by mistake.
  const isLess = (action: Action): number =>
    Number(action.type === 'performMain' && action.mode === 'contract');
  const sorted = [...acts].sort((a, b) => isLess(a) - isLess(b));
  return [
    ...sorted.map((action, k) =>
      of(position, `do${k}`, action, KEYS[k] ?? '', inSigns(position.view, action)),
    ),
    ...(ends ? [of(position, 'end', { type: 'endAction' }, 'z')] : []),
  ];
}

export function answersOf(position: Position, draft: Draft): readonly Answer[] {
  switch (situation(position)) {
    case 'start':
      return [of(position, 'roll', { type: 'roll' }, 'r', { target: 'dice' })];
    case 'claim':
      return claimAnswers(position);
    case 'move':
      return moveAnswers(position, draft);
    case 'claimed':
    case 'asked':
      return passAnswers(position);
    case 'talks':
      return talkAnswers(position);
    case 'action':
    case 'choose':
      return windowAnswers(position);
    case 'acquire':
      // While a change is composed, no other answer can discard it.
      return draft.action?.type === 'acquire' && draft.action.ops.length > 0
        ? []
        : [of(position, 'nothing', { type: 'declineAcquire' }, 'z')];
    default:
      return [];
  }
}

const TITLES = {
  start: 'group.roll',
  claim: 'group.claim',
  claimed: 'group.pass',
  asked: 'group.pass',
  move: 'group.move',
  action: 'group.window',
  choose: 'group.choose',
  acquire: 'group.acquire',
  talks: 'group.talks',
} as const;

export function Answers({ position }: { position: Position }) {
  const draft = useDraft();
  const busy = useTable((table) => table.busy);
  const hover = useDrafts((store) => store.hover);
  const [asked, ask] = useState<string | null>(null);
  // The button of the waiting move says that it waits.
  useHeld((store) => store.move);
  useWishes((store) => store.quiet);
  const waiting = useWaiting((store) => store.waiting);
  const answers = answersOf(position, draft);
  const isFinal = useFinality(rules.id, position, answers.length > 0);
  if (answers.length === 0) return null;
  const find = (id: string | null) => answers.find((one) => one.id === id);
  const now = situation(position);
  const title = now in TITLES ? TITLES[now as keyof typeof TITLES] : 'group.move';
  const why = find(asked)?.blocked ? find(asked)?.why : null;
  const waits = answers.find((one) => readAs(position, one) === waiting)?.id;
  return (
    <>
      <Choices
        label={t(title)}
        className={now === 'claim' ? 'ge-claim' : 'list ge-answers'}
        choices={answers.map(({ id, label, note, key, target, blocked, action, free }) => ({
          id,
          target,
          blocked,
          final: !free && isFinal(action ?? null),
          chosen: id === waits,
          note: blocked ? undefined : note,
          label: (
            <>
              <span className="ge-name">{label}</span>
              {key && <kbd>{key.toUpperCase()}</kbd>}
            </>
          ),
        }))}
        onPick={(id) => {
          ask(null);
          if (!busy) find(id)?.press();
        }}
        onBlocked={ask}
        onHover={(id) => {
          const target = find(id)?.target;
          hover(target ? (affordances().get(target)?.target ?? null) : null);
        }}
      />
      {waits && (
        <p className="help" role="status" data-waits={waits}>
          {kit('pressAgain')}
        </p>
      )}
      {why && (
        <p className="why" role="alert">
          {why}
        </p>
      )}
    </>
  );
}
