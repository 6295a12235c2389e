/** An address as a code to scan. */

import { useEffect, useState } from 'react';

/** How the code looks: the quiet margin in modules, colours as CSS names them. */
export interface QrLook {
  readonly margin: number;
  readonly dark: string;
  readonly light: string;
}

/** Ink on a transparent ground. */
const ON_PAPER: QrLook = { margin: 1, dark: '#22303a', light: '#00000000' };

/** The code as a data URL of an SVG picture; empty until it is drawn. */
export function useQr(link: string, { margin, dark, light }: QrLook = ON_PAPER): string {
  const [picture, setPicture] = useState('');
  useEffect(() => {
    let alive = true;
    void import('qrcode').then(async ({ toString: draw }) => {
      const color = { dark, light };
      const svg = await draw(link, { type: 'svg', margin, errorCorrectionLevel: 'M', color });
      if (alive) setPicture(`data:image/svg+xml;utf8,${encodeURIComponent(svg)}`);
    });
    return () => {
      alive = false;
    };
  }, [link, margin, dark, light]);
  return picture;
}
