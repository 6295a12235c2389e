/** The preview of an overlay over a background: always a picture of 1920 × 1080. */

import { useEffect, useRef, useState } from 'react';
import { t } from '../../table/overlay/strings.ts';
import { Choice } from './fields.tsx';

const BACKGROUNDS = [
  ['dark', t('background.dark')],
  ['light', t('background.light')],
  ['checks', t('background.checks')],
] as const;

/** Milliseconds for which an address stands before it is loaded: not at every letter of a code. */
const STANDS = 250;

/** A value once it has not changed for a while. */
function useSettled(value: string): string | undefined {
  const [settled, setSettled] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), STANDS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

interface PreviewProps {
  /** Address of the overlay. */
  readonly source: string;
  /** The table's own game, as its overlay reports it. */
  readonly onGame: (id: string) => void;
}

export function Preview({ source, onGame }: PreviewProps) {
  const [background, setBackground] = useState<(typeof BACKGROUNDS)[number][0]>('dark');
  const picture = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const settled = useSettled(source);
  useEffect(() => {
    // However large the picture is seen.
    const sized = new ResizeObserver(() => {
      const scale = (picture.current?.clientWidth ?? 0) / 1920;
      if (frame.current) frame.current.style.transform = `scale(${scale})`;
    });
    if (picture.current) sized.observe(picture.current);
    return () => sized.disconnect();
  }, []);
  useEffect(() => {
    function hear({ origin, source, data }: MessageEvent): void {
      const game = (data as { overlayGame?: unknown } | null)?.overlayGame;
      if (origin !== location.origin || source !== frame.current?.contentWindow) return;
      if (typeof game === 'string') onGame(game);
    }
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, [onGame]);
  return (
    <>
      <Choice
        name="background"
        label={t('background')}
        of={BACKGROUNDS}
        chosen={background}
        onPick={setBackground}
      />
      <div className="ov-picture" ref={picture} data-background={background}>
        {/* biome-ignore lint/a11y/useIframeTitle: named without the browser's own title */}
        <iframe ref={frame} aria-label={t('preview')} width={1920} height={1080} src={settled} />
      </div>
    </>
  );
}
