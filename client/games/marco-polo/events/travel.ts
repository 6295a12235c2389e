/** Events of figures on their way, and of posts. */

import { BEIJING_SLOTS } from '../../../../engine/games/marco-polo/data/map-nodes.ts';
import { POSTS, ROUNDS, VENICE_POSTS } from '../../../../engine/games/marco-polo/data.ts';
import type { MpEvent } from '../../../../engine/games/marco-polo/events.ts';
import type { View } from '../../../../engine/games/marco-polo/types.ts';
import { listed } from '../../../i18n/index.ts';
import { look, type Name, type Of, type Tale } from '../../../table/events/rows.ts';
import { outpostOf } from '../card-data.ts';
import { ROOM } from '../cues.ts';
import type { Scene } from '../director/scene.ts';
import { t as aired } from '../director/strings.ts';
import { t as chapter } from '../strings/chapters.ts';
import { amountName, nodeName } from '../strings/names.ts';
import { toNode } from '../strings/ways.ts';
import type { Rows } from './table.ts';

type Moved = Of<MpEvent, 'moved'>;

/** The nodes that the figures have reached. */
const endsOf = ({ legs }: Moved): string =>
  listed(legs.flatMap(({ path }) => path.at(-1) ?? []).map(toNode));

export const travel: Rows<
  'moved' | 'postPlaced' | 'postRelocated' | 'outpostTaken' | 'figureRemoved'
> = {
  moved: {
    at: ({ legs }) => legs.at(-1)?.path.at(-1) ?? null,
    line: (event, { say }) => say('event.moved', { where: endsOf(event) }),
    why: ['MP-070', 'MP-073', 'MP-082'],
    sound: ROOM.ride,
    look: look(2, 'medium', { told: 0.3, least: 1.6 }),
    tell: movedLine,
    lean: 3,
  },
  postPlaced: {
    at: ({ node }) => node,
    line: 'event.postPlaced',
    why: ['MP-075', 'MP-076', 'MP-080'],
    sound: ROOM.post,
    look: ({ node }) =>
      node === 'beijing' || node === 'v7'
        ? look(3, 'close', { told: 0.4, least: 2.2 })
        : look(2, 'medium', { told: 0.4, least: 1.2 }),
    tell: postedLine,
    lean: 2,
    chapter: postChapter,
  },
  postRelocated: {
    at: ({ node }) => node,
    line: 'event.postRelocated',
    why: ['MP-083'],
    sound: ROOM.post,
    look: look(2),
    tell: ({ seat, from, node }, _, name) =>
      aired('relocated', { name: name(seat), from: nodeName(from), node: nodeName(node) }),
  },
  // The camera looks at its post instead.
  outpostTaken: {
    line: 'event.outpostTaken',
    why: ['MP-078'],
    sound: 'card',
    look: null,
    tell({ seat, outpost }, scene, name) {
      const post = scene.find('postPlaced', (one) => one.seat === seat);
      if (!post) return null;
      const what = amountName(outpostOf(outpost).gain);
      return aired('outpost', { name: name(seat), node: nodeName(post.node), what });
    },
  },
  figureRemoved: {
    at: ({ node }) => node,
    line: 'event.figureRemoved',
    why: ['AV-105'],
    sound: null,
    look: null,
  },
};

function movedLine(event: Moved, { before, after }: Scene, name: Name): string {
  const { seat, legs } = event;
  const n = legs.reduce((sum, { path }) => sum + path.length, 0);
  const { lastTraveller, round } = after.public;
  const claims = lastTraveller === seat && before.public.lastTraveller !== seat && round < ROUNDS;
  const why = claims ? aired('moved.claim') : '';
  return aired('moved', { name: name(seat), n, where: endsOf(event), why });
}

function postedLine(
  { seat, node }: Of<MpEvent, 'postPlaced'>,
  { after }: Scene,
  name: Name,
): string {
  const { beijing, options, seats } = after.public;
  const all = POSTS + (options.venice ? VENICE_POSTS : 0);
  const posts = seats[seat]?.posts.length ?? 0;
  const why = (): string => {
    if (node === 'beijing') {
      return aired('posted.beijing', { n: BEIJING_SLOTS[beijing.indexOf(seat)] ?? 0 });
    }
    if (node === 'v7') return aired('posted.ducale');
    if (posts === all) return aired('posted.last');
    return posts === all - 1 ? aired('posted.lastButOne') : '';
  };
  return aired('posted', { name: name(seat), node: nodeName(node), why: why() });
}

function postChapter({ seat, node }: Of<MpEvent, 'postPlaced'>, tale: Tale<MpEvent, View>) {
  const told = { name: tale.name(seat) };
  if (node === 'beijing')
    return { kind: 'beijing', title: chapter('beijing', told), seat } as const;
  if (node === 'v7') return { kind: 'ducale', title: chapter('ducale', told), seat } as const;
  if (tale.view().public.seats[seat]?.supply === 0) {
    return { kind: 'lastPost', title: chapter('lastPost', told), seat } as const;
  }
  const title = chapter('post', { ...told, node: nodeName(node) });
  return { kind: 'post', title, seat } as const;
}
