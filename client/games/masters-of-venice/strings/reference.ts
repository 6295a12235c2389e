/** Texts of the reference card. */

import { messages } from '../../../i18n/messages.ts';

export const reference = messages({
  'turn.bid':
    'Bids, in rounds {bids} :: everyone pays a secret bid. From the highest bid down, each picks a character and moves the orders of one shop: up by 1 per {up} ducats of the bid, or down by 1 per {down}. The lowest becomes the Gondolieri.',
  'turn.go':
    'Other rounds :: choose a destination in secret, not where you are. Places act in the order of their first visitors.',
  'turn.shared':
    'Shared :: at docks, shops, Stock Market and Guild Hall everybody else may act after the visitors.',
  'turn.docks': 'Docks :: buy cubes at one dock. Each raises its price by {step}.',
  'turn.shops':
    'Shops :: sell cubes of one resource for twice its price, one order each. Each raises price and share by {step}. With the majority, move the price by {two} for one order.',
  'turn.stocks': 'Stock Market :: buy up to {shares} shares and sell up to {shares}.',
  'turn.guild':
    'Guild Hall :: draw a Guild Order, and deliver any that you have the cubes and orders for.',
  'turn.church': 'Church :: buy one favor. It adds orders to a shop.',
  'turn.mercato': 'Mercato :: buy one cube and sell one of another resource, at its price.',
  'turn.office':
    'Shipping Office :: take its cube, and bring four to the docks. Each new cube lowers its price by {step}.',
  'scores.guild':
    'Guild Orders :: {vp1}, {vp2}, {vp3}, then {vp4} VP each. Give up a VP for {ducats} ducats.',
  'scores.split':
    'Split :: a share that passes {most} scores 1 VP for each one you own, and its price halves.',
  'scores.dividend':
    'Dividends :: a sale pays a tenth of its total, rounded, to each share of the shop.',
  'scores.end': 'At the end :: 1 VP for each 100 ducats in shares, and 1 for each 100 in cash',
  'scores.left':
    'Left over :: you pay half the price of your cubes, and lose {penalty} VP for each order you haven’t delivered.',
  'end.round': 'Last round :: round {rounds}, when the gondola is on Final Turn',
  'end.winner': 'Winner :: the most VP. Cash breaks ties, then shares.',
  'sign.iron': 'Iron :: Blacksmith',
  'sign.gems': 'Gems :: Jeweler',
  'sign.grain': 'Grain :: Miller',
  'sign.spice': 'Spice :: Spice Shop',
  'sign.fabric': 'Fabric :: Tailor',
  'sign.lumber': 'Lumber :: no shop',
  'sign.gondolieri': 'Gondolieri :: moves the gondola, one turn early',
  'sign.guildMaster': 'Guild Master :: draws two, keeps one',
  'sign.harborMaster': 'Harbor Master :: one more cube at an Office',
  'sign.taxCollector': 'Tax Collector :: a dividend more',
  'sign.thief': 'Thief :: a free cube at a dock',
  'sign.trader': 'Trader :: two cubes at the Mercato, and a swap',
});
