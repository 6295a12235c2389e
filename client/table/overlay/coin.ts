/** A coin as a path on a field of 24, even-odd filled. */
export const COIN_PATH =
  'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zm0 4a6 6 0 1 1 0 12 6 6 0 0 1 0-12z';
