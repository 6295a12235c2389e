/** The tests' choices of places, so that every place occurs in a match. */

/** Places in the order in which the person wants to see them. */
export const WISHES = [
  'docks',
  'shops',
  'guildHall',
  'stockMarket',
  'officeNorth',
  'mercato',
  'church',
  'docks',
  'shops',
  'guildHall',
  'officeSouth',
  'stockMarket',
  'mercato',
];
