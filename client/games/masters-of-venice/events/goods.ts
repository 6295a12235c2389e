/** Cubes: bought at docks and Mercato, taken at offices, drawn out of the bag. */

import type { Resource } from '../../../../engine/games/masters-of-venice/data.ts';
import { look } from '../../../table/events/rows.ts';
import type { Scene } from '../director/scene.ts';
import { t as aired } from '../director/strings.ts';
import { total } from '../facts.ts';
import { cubesName, placeName, resourceName } from '../strings/names.ts';
import { cubes } from './amounts.ts';
import { priceOfAny } from './clauses.ts';
import type { Rows } from './table.ts';
import { cubesBoughtWhy, free, mercatoBoughtWhy, mercatoSoldWhy } from './why/deals.ts';

export const goods: Rows<
  | 'cubesBought'
  | 'cubeStolen'
  | 'officeCubeTaken'
  | 'cubeDrawn'
  | 'cubesPlaced'
  | 'mercatoBought'
  | 'mercatoSold'
  | 'mercatoSwapped'
> = {
  cubesBought: {
    at: ({ dock }) => `dock${dock}`,
    line: 'event.cubesBought',
    why: cubesBoughtWhy,
    sound: ({ cubes: bought }) => [cubes(total(bought))],
    look: look(2),
    tell({ seat, dock, cubes: bought, cost }, scene, name) {
      const why = scene.why(priceOfAny(bought, scene), emptied(dock, scene));
      return aired('bought', { name: name(seat), cubes: cubesName(bought), cost, why });
    },
    lean: 1,
  },
  cubeStolen: {
    at: ({ dock }) => `dock${dock}`,
    line: 'event.cubeStolen',
    why: { rules: ['MV-607'], says: free },
    sound: 'cube',
    look: look(2),
    tell: ({ seat, resource }, _, name) =>
      aired('stolen', { name: name(seat), resource: resourceName(resource) }),
    lean: 2,
  },
  officeCubeTaken: {
    at: ({ office }) => office,
    line: ({ resource }, { say }) => say(resource ? 'event.officeCubeTaken' : 'event.officeNoCube'),
    why: { rules: ['MV-471', 'MV-475'], says: free },
    sound: 'cube',
    look: look(1),
  },
  cubeDrawn: {
    line: ({ seat, to }, { say }) =>
      say(to === 'hand' && seat === null ? 'event.cubeDrawn.place' : `event.cubeDrawn.${to}`),
    why: {
      rules: ['MV-116', 'MV-117', 'MV-118', 'MV-472', 'MV-473', 'MV-474', 'MV-603', 'MV-604'],
      which({ to, seat }, { events }) {
        // Setting up draws before anybody has used an office.
        const isUsed = events.some(({ type }) => type === 'officeCubeTaken');
        if (to === 'hand') return isUsed || seat === null ? ['MV-603', 'MV-604'] : ['MV-116'];
        if (to === 'office') return isUsed ? ['MV-472', 'MV-474'] : ['MV-118'];
        return isUsed ? ['MV-473', 'MV-474'] : ['MV-117'];
      },
    },
    sound: 'cubes',
    look: ({ seat, to }) =>
      to === 'hand' && seat !== null
        ? look(2, 'medium', { place: 'bag' })
        : look(2, 'medium', { place: 'bag', least: 1.2 }),
    // The line of the first cube out of the bag covers them all.
    tell(event, scene, name) {
      const taken = scene.find('officeCubeTaken');
      if (event !== scene.find('cubeDrawn') || !taken) return null;
      return aired('office', { name: name(taken.seat), place: placeName(taken.office) });
    },
    lean: 1,
    leanTo: ({ to, at }) => (to === 'dock' && at !== null ? `dock${at}` : 'dock2'),
  },
  cubesPlaced: {
    at: 'dock2',
    line: 'event.cubesPlaced',
    why: ['MV-473'],
    sound: 'cubes',
    look: look(2, 'medium', { place: 'bag' }),
    tell({ seat, placement }, _, name) {
      const placed: { [resource in Resource]?: number } = {};
      for (const one of Object.values(placement)) placed[one] = (placed[one] ?? 0) + 1;
      return aired('placed', { name: name(seat), cubes: cubesName(placed) });
    },
  },
  mercatoBought: {
    at: 'mercato',
    line: 'event.mercatoBought',
    why: mercatoBoughtWhy,
    sound: ({ cubes: bought }) => [cubes(total(bought))],
    look: look(2),
    tell({ seat, cubes: bought, cost }, scene, name) {
      const why = scene.why(priceOfAny(bought, scene));
      return aired('mercatoBought', { name: name(seat), cubes: cubesName(bought), cost, why });
    },
  },
  mercatoSold: {
    at: 'mercato',
    line: 'event.mercatoSold',
    why: mercatoSoldWhy,
    sound: ({ cubes: given }) => [cubes(total(given))],
    look: look(2),
    tell({ seat, cubes: given, proceeds }, scene, name) {
      const why = scene.why(priceOfAny(given, scene));
      const told = { name: name(seat), cubes: cubesName(given), cost: proceeds };
      return aired('mercatoSold', { ...told, why });
    },
  },
  mercatoSwapped: {
    at: 'mercato',
    line: 'event.mercatoSwapped',
    why: { rules: ['MV-610'], says: free },
    sound: 'cube',
    look: look(2),
  },
};

function emptied(dock: number, scene: Scene): string | null {
  const left = Object.values(scene.after.public.docks[dock - 1] ?? {});
  return left.every((count) => !count) ? aired('why.dockEmpty', { dock }) : null;
}
