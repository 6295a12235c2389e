/** Signs of the replay's buttons, drawn here. */

const PATHS = {
  play: 'M7 4l13 8-13 8z',
  pause: 'M6 4h4.5v16H6zM13.5 4H18v16h-4.5z',
  next: 'M6 4l9 8-9 8zM16.5 4H19v16h-2.5z',
  previous: 'M18 4l-9 8 9 8zM5 4h2.5v16H5z',
  nextChapter: 'M3 5l8 7-8 7zM12 5l8 7-8 7z',
  previousChapter: 'M21 5l-8 7 8 7zM12 5l-8 7 8 7z',
  first: 'M4 4h2.6v16H4zM20 5l-6.5 7 6.5 7zM13.5 5L7 12l6.5 7z',
  last: 'M17.4 4H20v16h-2.6zM4 5l6.5 7L4 19zM10.500 5L17 12l-6.5 7z',
  charts:
    'M3 3h2.2v15.800H21V21H3zM7 13.500l4-5 3.500 3 4.700-6.500 1.800 1.300-6.200 8.600-3.600-3.100-2.500 3.100z',
  share:
    'M17 2a3.500 3.500 0 1 1-2.600 5.800L9.300 10.700a3.500 3.500 0 0 1 0 2.600l5.100 2.900a3.500 3.500 0 1 1-.900 1.700l-5.300-3a3.500 3.500 0 1 1 0-5.800l5.300-3A3.500 3.500 0 0 1 17 2z',
  film: 'M2 5h14v14H2zM17.500 10.500 22 7v10l-4.500-3.500z',
  open: 'M2 5h7l2 2.500h11V20H2zM4.200 10v7.800h15.600V10z',
} as const;

export type ReplaySign = keyof typeof PATHS;

export function Sign({ name, size = 20 }: { name: ReplaySign; size?: number }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" className="icon">
      <path d={PATHS[name]} fill="currentColor" fillRule="evenodd" />
    </svg>
  );
}
