/**
 * The board's panels for pages on which nobody decides, with the director's bar, and tabs on a
 * narrow page.
 */

import {
  type CSSProperties,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { DirectorBar } from '../director/DirectorBar.tsx';
import { LowerThird } from '../director/LowerThird.tsx';
import type { ClientGame } from '../game.ts';
import { useNarrow } from '../narrow.ts';
import { OddsBar } from '../odds/OddsBar.tsx';
import { LogBox } from '../panels/LogBox.tsx';
import { t, type WatchKey } from './strings.ts';
import './watch.css';

/** Height of the bars at the page's lower edge, in pixels: the lower third is above them. */
function useFree(below: RefObject<HTMLElement | null>): number {
  const [free, setFree] = useState(0);
  useEffect(() => {
    const measure = (): void => {
      const top = below.current?.getBoundingClientRect().top;
      if (top !== undefined) setFree(Math.max(0, Math.round(innerHeight - top)));
    };
    const watch = new ResizeObserver(measure);
    watch.observe(document.body);
    const look = setInterval(() => {
      if (!below.current) return;
      clearInterval(look);
      watch.observe(below.current);
      measure();
    }, 200);
    return () => {
      clearInterval(look);
      watch.disconnect();
    };
  }, [below]);
  return free;
}

interface Part {
  readonly name: 'board' | 'seats' | 'log' | 'hands';
  readonly title: WatchKey;
  readonly body: ReactNode;
}

export interface ShowFrameProps {
  readonly game: ClientGame;
  readonly tools: ReactNode;
  /** Above the log at the right edge, on a narrow page a tab of its own: all hands. */
  readonly hands?: ReactNode;
  /** Content above the director's bar. */
  readonly bar?: ReactNode;
  /** Nobody is at the keys: the director has the camera, and shows no bar. */
  readonly directed?: boolean;
}

export function ShowFrame({ game, tools, hands, bar, directed = false }: ShowFrameProps) {
  const narrow = useNarrow();
  const [tab, setTab] = useState<Part['name']>('board');
  const below = useRef<HTMLDivElement>(null);
  const free = useFree(below);
  const { ShowHud, ShowSeats } = game;
  if (!ShowHud) return null;
  const parts: Part[] = [
    { name: 'board', title: 'watch.tabBoard', body: null },
    { name: 'seats', title: 'watch.tabSeats', body: ShowSeats && <ShowSeats /> },
    ...(hands ? [{ name: 'hands', title: 'watch.tabHands', body: hands } as const] : []),
    { name: 'log', title: 'watch.tabLog', body: <LogBox /> },
  ];
  const body = parts.find(({ name }) => name === tab)?.body ?? null;
  return (
    <>
      <ShowHud tools={tools} className={bar ? 'watch casting' : 'watch'}>
        {narrow ? (
          <main className="below watch-below" ref={below}>
            {body && <div className="watch-sheet">{body}</div>}
            {bar}
            {tab === 'board' && <OddsBar />}
            {tab === 'board' && !directed && <DirectorBar />}
            <div className="watch-tabs" role="toolbar" aria-label={t('watch.tabs')}>
              {parts.map(({ name, title }) => (
                <button
                  key={name}
                  type="button"
                  aria-pressed={name === tab}
                  data-tab={name}
                  onClick={() => setTab(name)}
                >
                  {t(title)}
                </button>
              ))}
            </div>
          </main>
        ) : (
          <>
            <aside className="right watch-right">
              {hands}
              <LogBox />
            </aside>
            <div className="below watch-below" ref={below}>
              {bar}
              <OddsBar />
              {!directed && <DirectorBar />}
            </div>
          </>
        )}
      </ShowHud>
      {(!narrow || tab === 'board') && (
        <div style={{ '--lower-third-bottom': `${free}px` } as CSSProperties}>
          <LowerThird />
        </div>
      )}
    </>
  );
}
