/** Texts of the reference card. */

import { messages } from '../../../i18n/messages.ts';

export const reference = messages({
  'turn.lead':
    'Lead :: the leader picks one of five actions. Everyone takes it, clockwise from the leader. Then the lead passes on.',
  'turn.reserve':
    'Reserve :: put a cube on one shipment: {own} ducat to the bank on your own galley, {other} to its owner on another. It will be yours when it comes ashore.',
  'turn.sail':
    'Sail :: the shipments on the ships at the right end come ashore, to keep or to sell. The others move on, and everyone takes one new shipment.',
  'turn.pirates':
    'Pirates :: if they come with the new shipments, each ship at the right end without a cube loses its goods to the Wharf.',
  'turn.trade':
    'Trade :: sell any cards at their value. Then take turns to buy one card: from the market at its value, or from the Wharf for {wharf}.',
  'turn.sponsor':
    'Sponsor :: one business or one statue. Show the goods for a business, or own one of its kind. A statue costs {statue} ducats, plus 1 for each one there.',
  'turn.produce': 'Produce :: each of your businesses makes one good from the cards in your hand.',
  'scores.business': 'Business :: 1 point, or 2 beside one or more statues',
  'scores.favour':
    'Favour :: 1 point for each luxury you make: a wagon, armour, a tent, clothing or a gondola',
  'scores.ducats':
    'Ducats for a good :: gondolas 1 for each business on the campo that isn’t a gondola maker, other luxuries {luxury}, cloth and canvas 0',
  'scores.more':
    'One more each :: beside a statue, and with another business of the kind on the campo',
  'end.target':
    'Last turn :: the one in which somebody reaches {target} points, or {target5} with five players. Everyone completes it.',
  'end.winner': 'Winner :: the most points. Ducats break ties.',
  'sign.draper': 'Draper :: cloth from {draper}',
  'sign.canvaser': 'Canvaser :: canvas from {canvaser}',
  'sign.wainwright': 'Wainwright :: wagon from {wainwright}',
  'sign.armourer': 'Armourer :: armour from {armourer}',
  'sign.tentmaker': 'Tentmaker :: tent from {tentmaker}',
  'sign.tailor': 'Tailor :: clothing from {tailor}',
  'sign.gondolaMaker': 'Gondola maker :: gondola from {gondolaMaker}',
  'sign.statue': 'Statue :: belongs to nobody',
  'sign.favour': 'Favour :: 1 point',
  'sign.lumber': 'Lumber',
  'sign.wool': 'Wool',
  'sign.hemp': 'Hemp',
  'sign.silk': 'Silk',
  'sign.iron': 'Iron',
  'sign.grain': 'Grain :: only to sell',
  'sign.wine': 'Wine :: only to sell',
  'sign.pepper': 'Pepper :: only to sell',
  'sign.cloth': 'Cloth',
  'sign.canvas': 'Canvas',
  'sign.pirates': 'Pirates',
});
