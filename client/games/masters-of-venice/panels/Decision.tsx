/** The decision panel of this game: the kit's, with its kinds of action, its forms and its words. */

import type { Action, ActionType } from '../../../../engine/games/masters-of-venice/types.ts';
import type { Effect } from '../../../table/decision/DecisionFrame.tsx';
import { makeDecision } from '../../../table/decision/make.tsx';
import { composers, whyBlocked } from '../composers.ts';
import { ending } from '../ending.ts';
import { drafts } from '../intent.ts';
import { type Position, seat, situation } from '../position.ts';
import type { Consequence } from '../preview.ts';
import { purpose } from '../purpose.ts';
import { actionLine, consequenceParts, refusalLine } from '../strings/actions.ts';
import { decisionLine, isOver } from '../strings/decisions.ts';
import { type Key, t, term } from '../strings/index.ts';
import { forms } from './forms/index.tsx';
import { PlaceCubes } from './forms/PlaceCubes.tsx';
import { Marker } from './Marker.tsx';
import { Powers } from './Powers.tsx';

/** The part of an action's outcome that nobody can know beforehand. */
const UNKNOWN: { readonly [type in ActionType]?: Key } = {
  submitBid: 'unknown.submitBid',
  drawOrder: 'unknown.drawOrder',
  useOffice: 'unknown.useOffice',
};

function unknown(_position: Position, { type }: Action, { open }: Consequence): string | null {
  const key = open ? UNKNOWN[type] : undefined;
  return key ? t(key) : null;
}

/** One's own gains come first and stand out; after a payment, the rest of the ducats. */
function effects(position: Position, brings: Consequence): Effect[] {
  const gains = brings.cash !== 0 || brings.vp !== 0;
  const parts: Effect[] = consequenceParts(position, brings).map((text, index) => ({
    text,
    own: gains && index === 0,
  }));
  const cash = position.view.you?.cash ?? 0;
  const left = brings.cash < 0 ? [{ text: t('effect.left', { n: cash + brings.cash }) }] : [];
  return parts.length > 0 ? [...parts, ...left] : [];
}

export const { Decision } = makeDecision({
  seat,
  drafts,
  isOver,
  situation,
  purpose,
  kinds: composers,
  whyBlocked,
  done: ['E_USED'],
  ending,
  words: {
    question: decisionLine,
    kind: (type) => term('act', type),
    line: actionLine,
    why: refusalLine,
    effects,
    unknown,
  },
  forms,
  form: ({ type, ...props }) => (type === 'placeCubes' ? <PlaceCubes {...props} /> : null),
  Beside: ({ position }) => (
    <>
      <Powers view={position.view} />
      <Marker position={position} />
    </>
  ),
});
