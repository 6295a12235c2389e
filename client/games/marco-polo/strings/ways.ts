/** Names with their article or their preposition, where these depend on the name in some languages. */

import type { Companion } from '../../../../engine/games/marco-polo/data/people.ts';
import { translator } from '../../../i18n/index.ts';
import { messages } from '../../../i18n/messages.ts';

const en = messages({
  'companion.the.moneylender': 'the Moneylender',
  'companion.the.gondolier': 'the Gondolier',
  'companion.the.saracen': 'the Saracen',
  'companion.the.scribe': 'the Scribe',
  'companion.the.cartographer': 'the Cartographer',
  'companion.the.bodyguard': 'the Bodyguard',
  'companion.the.diplomat': 'the Diplomat',
  'companion.the.nun': 'the Nun',
  'companion.the.trader': 'the Trader',
  'node.to.v1': 'to Palazzo Contarini',
  'node.to.v2': 'to Palazzo Morosini',
  'node.to.v3': 'to Palazzo Falier',
  'node.to.v4': 'to Palazzo Dandolo',
  'node.to.v5': 'to Palazzo Querini',
  'node.to.v6': 'to Palazzo Giustinian',
  'node.to.v7': 'to Palazzo Ducale',
  'node.to.venezia': 'to Venezia',
  'node.to.moscow': 'to Moscow',
  'node.to.karakorum': 'to Karakorum',
  'node.to.samarcanda': 'to Samarcanda',
  'node.to.lanzhou': 'to Lan-Zhou',
  'node.to.alexandria': 'to Alexandria',
  'node.to.karachi': 'to Karachi',
  'node.to.sumatra': 'to Sumatra',
  'node.to.beijing': 'to Beijing',
  'node.to.anxi': 'to Anxi',
  'node.to.kashgar': 'to Kashgar',
  'node.to.xian': 'to Xian',
  'node.to.ormuz': 'to Ormuz',
  'node.to.adana': 'to Adana',
  'node.to.kochi': 'to Kochi',
  'node.to.o1': 'to the oasis before Moscow',
  'node.to.o2': 'to the oasis near Karakorum',
  'node.to.o3': 'to the northern oasis near Beijing',
  'node.to.o4': 'to the oasis near Lan-Zhou',
  'node.to.o5': 'to the oasis before Samarcanda',
  'node.to.o6': 'to the oasis near Kashgar',
  'node.to.o7': 'to the oasis before Ormuz',
  'node.to.o8': 'to the oasis near Karachi',
  'node.to.o9': 'to the oasis near Alexandria',
  'node.to.o10': 'to the southern oasis near Beijing',
});

const t = translator({ en });
type Key = keyof typeof en;

/** `the Moneylender` */
export const theCompanion = (id: string): string => t(`companion.the.${id as Companion}`);

/** Where a journey leads: `to Moscow`, `to the oasis near Karachi`, `to Palazzo Falier`. */
export const toNode = (node: string): string => t(`node.to.${node}` as Key);
