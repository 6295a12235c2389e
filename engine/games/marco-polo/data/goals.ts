/** The goal cards (rules, section 2.10): two cities each, and what posts in both are worth. */

interface Goal {
  readonly id: string;
  readonly cities: readonly [string, string];
  readonly vp: number;
}

/** AV-001: those of the expansion are the last four. */
export const GOALS: readonly Goal[] = [
  { id: 'G01', cities: ['moscow', 'xian'], vp: 4 },
  { id: 'G02', cities: ['moscow', 'ormuz'], vp: 5 },
  { id: 'G03', cities: ['moscow', 'kashgar'], vp: 7 },
  { id: 'G04', cities: ['karakorum', 'xian'], vp: 4 },
  { id: 'G05', cities: ['karakorum', 'kochi'], vp: 5 },
  { id: 'G06', cities: ['karakorum', 'adana'], vp: 7 },
  { id: 'G07', cities: ['lanzhou', 'kochi'], vp: 4 },
  { id: 'G08', cities: ['lanzhou', 'adana'], vp: 5 },
  { id: 'G09', cities: ['lanzhou', 'ormuz'], vp: 6 },
  { id: 'G10', cities: ['samarcanda', 'xian'], vp: 4 },
  { id: 'G11', cities: ['samarcanda', 'adana'], vp: 5 },
  { id: 'G12', cities: ['samarcanda', 'kochi'], vp: 7 },
  { id: 'G13', cities: ['alexandria', 'anxi'], vp: 4 },
  { id: 'G14', cities: ['alexandria', 'kashgar'], vp: 5 },
  { id: 'G15', cities: ['sumatra', 'ormuz'], vp: 6 },
  { id: 'G16', cities: ['sumatra', 'anxi'], vp: 8 },
  { id: 'G17', cities: ['karachi', 'kashgar'], vp: 5 },
  { id: 'G18', cities: ['karachi', 'anxi'], vp: 7 },
  { id: 'G19', cities: ['alexandria', 'kochi'], vp: 5 },
  { id: 'G20', cities: ['sumatra', 'kashgar'], vp: 7 },
  { id: 'G21', cities: ['karachi', 'adana'], vp: 6 },
  { id: 'G22', cities: ['samarcanda', 'anxi'], vp: 5 },
];
