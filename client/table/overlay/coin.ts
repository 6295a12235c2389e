/** A closed chest, of which only the owner is visible, as a path on a field of 24. */
export const CHEST_PATH =
  'M3 10a6 6 0 0 1 6-6h6a6 6 0 0 1 6 6v1h-7v-1h-4v1H3zM3 12.5h7V15h4v-2.5h7V20H3z';

/** A coin as a path on a field of 24, even-odd filled. */
export const COIN_PATH =
  'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zm0 4a6 6 0 1 1 0 12 6 6 0 0 1 0-12z';
