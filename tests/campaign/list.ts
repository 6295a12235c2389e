/** Every campaign: one line each. */

import type { Campaign } from './campaign.ts';

export const CAMPAIGNS: { readonly [name: string]: () => Promise<{ campaign: Campaign }> } = {
  damage: () => import('./damage.ts'),
  burst: () => import('./burst.ts'),
  hostile: () => import('./hostile.ts'),
  matches: () => import('./matches.ts'),
  secrets: () => import('./secrets.ts'),
  kill: () => import('./kill.ts'),
  network: () => import('./network.ts'),
  soak: () => import('./soak.ts'),
  showcase: () => import('./showcase.ts'),
  week: () => import('./week.ts'),
};

/** @throws Error naming the known campaigns if `name` is none of them */
export async function campaignByName(name: string): Promise<Campaign> {
  if (!Object.hasOwn(CAMPAIGNS, name)) {
    throw new Error(`No campaign "${name}". Known: ${Object.keys(CAMPAIGNS).join(', ')}`);
  }
  return (await CAMPAIGNS[name]()).campaign;
}
