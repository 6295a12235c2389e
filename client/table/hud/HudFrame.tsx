/**
 * The panels over a board: progress and tools above, seats left, decision and log right, the player's own
 * hand below; on a phone a strip and a sheet. A game gives their contents, and its sheet:
 *
 *     <HudFrame drafts={drafts} progress={<Progress view={view} />} strip={(mini) => <Prices mini={mini} />}
 *       seatsTitle="Traders" seats={<Seats view={view} />} decision={<Decision />}
 *       own={position && <Hand position={position} />}
 *       sheet={<SheetFrame … />} />
 */

import { type ReactNode, useEffect, useRef } from 'react';
import { t as frame } from '../../i18n/index.ts';
import { setAnswers } from '../asking/store.ts';
import { HoverNote, type Told } from '../board/Hover.tsx';
import { useInsets } from '../board/insets.ts';
import { useNarrow } from '../narrow.ts';
import { LogBox } from '../panels/LogBox.tsx';
import { Tools } from '../panels/Tools.tsx';
import type { Affordance } from '../seat/targets.ts';
import { useScrolls } from '../use-scrolls.ts';

/** The frames' needs of a game's drafts: the thing under the pointer, and its meaning. */
export interface Pointed {
  readonly useDrafts: {
    <R>(select: (store: PointedStore) => R): R;
    getState(): PointedStore;
  };
  readonly useAffordances: () => ReadonlyMap<string, Affordance>;
}
interface PointedStore {
  readonly hovered: string | null;
  hover(target: null): void;
}

/** The thing under the pointer on the board. */
function Hovered({ drafts, told }: Pick<HudFrameProps, 'drafts' | 'told'>) {
  const hovered = drafts.useDrafts((store) => store.hovered);
  const affordances = drafts.useAffordances();
  useEffect(() => {
    setAnswers((key) => affordances.has(key) || Boolean(told?.(key)));
    return () => setAnswers(null);
  });
  return <HoverNote hovered={hovered} affordances={affordances} told={told} />;
}

/** The page around a board: the camera knows its edges; when it goes nothing stays pointed at. */
function usePage(drafts: Pointed) {
  const narrow = useNarrow();
  const page = useRef<HTMLDivElement>(null);
  useInsets(page, narrow);
  useEffect(() => () => drafts.useDrafts.getState().hover(null), [drafts]);
  return { narrow, page };
}

export interface HudFrameProps {
  readonly drafts: Pointed;
  /** A thing's information for everybody, by its target's key. */
  readonly told?: ((key: string) => Told | null) | undefined;
  /** The match's progress: the beginning of the bar above. */
  readonly progress: ReactNode;
  /** Below that bar: figures that everybody looks at; `mini` = one slim line. */
  readonly strip?: (mini: boolean) => ReactNode;
  /** The heading of the seats. */
  readonly seatsTitle: string;
  readonly seats: ReactNode;
  readonly decision: ReactNode;
  /** Others' actions, in words over the picture. */
  readonly captions?: ReactNode;
  /** The player's cards, and related information; null without a seat. */
  readonly own: ReactNode;
  /** All of it on a phone. */
  readonly sheet: ReactNode;
}

export function HudFrame(props: HudFrameProps) {
  const { drafts, told, progress, strip, seatsTitle, seats, decision, own, sheet } = props;
  const { narrow, page } = usePage(drafts);
  return (
    <div className={narrow ? 'hud narrow' : 'hud'} ref={page}>
      <a className="skip" href="#decision">
        {frame('app.skip')}
      </a>
      <header className="topbar">
        {progress}
        <Tools />
      </header>
      {strip?.(narrow)}
      {narrow ? (
        sheet
      ) : (
        <>
          <SeatColumn title={seatsTitle}>{seats}</SeatColumn>
          <main className="right" id="decision" tabIndex={-1}>
            {decision}
            <LogBox />
          </main>
          {own && (
            <aside className="below" aria-label={frame('hud.own')}>
              {own}
            </aside>
          )}
        </>
      )}
      {props.captions}
      <Hovered drafts={drafts} told={told} />
    </div>
  );
}

/** The column of seats; if it has to scroll, keys reach it. */
function SeatColumn({ title, children }: { title: string; children: ReactNode }) {
  const column = useRef<HTMLElement>(null);
  return (
    <aside className="left" aria-label={title} ref={column} tabIndex={useScrolls(column)}>
      {children}
    </aside>
  );
}

export interface ShowFrameParts
  extends Pick<HudFrameProps, 'drafts' | 'told' | 'progress' | 'strip' | 'seatsTitle' | 'seats'> {
  /** The page's own: its tools, its right edge (`.right`) and the part below (`.below`). */
  readonly tools: ReactNode;
  readonly children: ReactNode;
  readonly className?: string;
}

/** The same for pages without a decision. */
export function ShowHudFrame(props: ShowFrameParts) {
  const { drafts, told, progress, strip, seatsTitle, seats, tools, children } = props;
  const { className = '' } = props;
  const { narrow, page } = usePage(drafts);
  return (
    <div className={`hud show ${narrow ? 'narrow' : ''} ${className}`} ref={page}>
      <header className="topbar">
        {progress}
        <div className="tools">{tools}</div>
      </header>
      {strip?.(narrow)}
      {!narrow && <SeatColumn title={seatsTitle}>{seats}</SeatColumn>}
      {children}
      <Hovered drafts={drafts} told={told} />
    </div>
  );
}
