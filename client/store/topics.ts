/** Topics of the help: their names, which are their addresses as well. */

/** Topics by their chapter, in the order of the list. */
export const CHAPTERS = {
  play: [
    'start',
    'meeting',
    'days',
    'me',
    'bots',
    'hints',
    'network',
    'table',
    'keys',
    'time',
    'people',
    'phone',
    'screen',
    'picture',
  ],
  show: ['watching', 'director', 'caster', 'overlay', 'replay', 'sharing'],
  stand: ['events', 'showcase', 'stand', 'operator'],
  house: ['draws', 'lasting', 'server'],
} as const;

export type Chapter = keyof typeof CHAPTERS;
export type Topic = (typeof CHAPTERS)[Chapter][number];

export const TOPICS: readonly Topic[] = Object.values(CHAPTERS).flat();

export const isTopic = (name: string): name is Topic => TOPICS.some((topic) => topic === name);

/**
 * Address of the help on something.
 * @param name a topic, or a game by its id; absent = the list of all
 * @param part of a game's help: one of its sections, or a rule by its id
 */
export function helpPath(name?: string, part?: string): string {
  return ['/help', name, part].filter((one) => one !== undefined).join('/');
}
