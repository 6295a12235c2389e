/** Line icons of the frame, drawn here. */

const PATHS = {
  ledger: 'M4 4h11a3 3 0 0 1 3 3v13H7a3 3 0 0 1-3-3zM4 17a3 3 0 0 1 3-3h11M8 8h6M8 11h4',
  city: 'M3 20h18M5 20v-8l4-3 4 3v8M13 20v-6h6v6M8 20v-3h2v3M16 17h1M8 12h2',
  log: 'M5 4h14v16H5zM8 8h8M8 12h8M8 16h5',
  settings:
    'M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.2 2.2M16.2 16.2l2.2 2.2M5.6 18.4l2.2-2.2M16.2 7.8l2.2-2.2',
  replay: 'M4 12a8 8 0 1 0 2.6-5.9L4 8.5M4 4v4.5h4.5M12 8v4l3 2',
  undo: 'M9 7 4.5 11.5 9 16M5 11.5h9a5 5 0 0 1 0 10h-3',
  /** No way back: the sign of taking back, struck through. */
  final: 'M9 6 5 10l4 4M5.500 10H14a4.500 4.500 0 0 1 0 9h-3M4 21 20 3',
  sound: 'M4 10v4h3l4 4V6L7 10zM15 9a4 4 0 0 1 0 6M17.5 6.5a8 8 0 0 1 0 11',
  mute: 'M4 10v4h3l4 4V6L7 10zM15 9.5l5 5M20 9.5l-5 5',
  people:
    'M8.5 11a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4zM2.5 19.5a6 6 0 0 1 12 0M16 10.5a2.6 2.6 0 1 0-.6-5M16.4 13.6a5.2 5.2 0 0 1 5.1 5.4',
  menu: 'M4 11 12 4l8 7M6 10v10h12V10',
  card: 'M5 3h14v18H5zM8 7h8M8 10.5h8M8 14h5M8 17.5h8',
  help: 'M9 9a3 3 0 1 1 4 2.8c-.7.3-1 .8-1 1.7M12 17v.5M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z',
  globe: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c-5 5-5 13 0 18M12 3c5 5 5 13 0 18',
  up: 'M6 15l6-6 6 6',
  down: 'M6 9l6 6 6-6',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  eye: 'M2.5 12S6 6 12 6s9.5 6 9.5 6-3.5 6-9.5 6-9.5-6-9.5-6zM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" className="icon">
      <path
        d={PATHS[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.7"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
