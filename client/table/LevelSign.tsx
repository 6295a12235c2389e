/** The levels' signs, drawn here: from a boat of paper to the doge's cap. */

import type { LevelName } from '../../engine/search/level-names.ts';

const PATHS: { readonly [level in LevelName]: string } = {
  // A boat folded of paper.
  easy: 'M2.5 14h19l-4.5 5.5h-10zM12 4.5v9.5M12 4.5 6.5 14M12 4.5l5.5 9.5',
  // An anchor.
  steady:
    'M12 7.5v13M12 3.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM8 10.5h8M4 13.5a8 7.5 0 0 0 16 0M2.5 15 4 13.5l2 1M21.5 15 20 13.5l-2 1',
  // A quill.
  sharp: 'M20.5 3.5C12 3.5 7.5 9 7 17l-3.5 3.5M7 17c7.5 0 12.5-4.5 13.5-13.5M10.5 13.5h6M13 10h6',
  // A compass.
  master:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM16 8l-2.5 5.5L8 16l2.5-5.5zM12 3v2M12 19v2M3 12h2M19 12h2',
  // The horned cap.
  doge: 'M4.5 20.5h15v-4h-15zM5.5 16.5c-1-4.5.5-8 4.5-9 3-.8 4.5-2 6-4 2.5 3 3.5 8 2.5 13M9 11.5c2.5.5 5 0 7-1.5',
};

export function LevelSign({ level, size = 24 }: { level: LevelName; size?: number }) {
  return (
    <svg className="level-sign" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path
        d={PATHS[level]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
