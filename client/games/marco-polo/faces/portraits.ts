/** Characters as painted portraits, companions as etchings, and Rusticiano's written cards. */

import { bust, etched, hanging, hatch, type Person, painted } from './people.ts';
import { box, type Face, Sketch } from './sketch.ts';
import {
  BORROWED_STRIPS,
  CHARACTER_STRIPS,
  COMPANION_STRIPS,
  RUSTICIANO_STRIPS,
  setStrip,
} from './strips.ts';

const INK = '#2a1d12';
const PAPER = '#f4e7c6';
const BRASS = '#d8b65a';
const GREY = '#b9b2a6';

const person = (
  skin: string,
  hair: string,
  [robe, trim]: readonly [string, string],
  [hat, hatColor]: readonly [Person['hat'], string],
  beard: Person['beard'],
): Person => ({ skin, hair, robe, trim, hat, hatColor, beard });

/** The sitters of a portrait, from left to right, and the hanging behind them. */
const SITTERS: { readonly [character: string]: readonly [wall: string, ...Person[]] } = {
  mercator: [
    '#4d5f3a',
    person('#d9a878', '#3a2a1c', ['#7c2a2a', '#e3b448'], ['cap', '#5a1f24'], 'short'),
  ],
  kubilai: [
    '#7a2a1e',
    person('#d8ab74', '#241c16', ['#d19a34', '#7a2a1e'], ['fur', '#c9302a'], 'forked'),
  ],
  raschid: [
    '#3a4a2e',
    person('#b98253', '#1f1814', ['#e6dcc6', '#8a2f2a'], ['turban', '#f3ead6'], 'long'),
  ],
  johannes: [
    '#5a4a36',
    person('#e0b48c', '#7a6a58', ['#6b4f34', '#8a6d4c'], ['tonsure', '#7a6a58'], 'none'),
  ],
  wilhelm: [
    '#34485a',
    person('#e2b591', '#8a4a2a', ['#4f4334', '#2f281f'], ['hood', '#4f4334'], 'short'),
  ],
  polos: [
    '#2f4a63',
    person('#dcae84', '#9a948a', ['#2c5a4a', '#e3b448'], ['cap', '#23473a'], 'long'),
    person('#e3b98f', '#5a3a20', ['#8a2f3a', '#f0dca0'], ['beret', '#a3323a'], 'moustache'),
  ],
  berke: [
    '#2a5560',
    person('#c99562', '#1d1713', ['#3f5a3a', '#c9a24a'], ['helmet', '#8d959b'], 'moustache'),
  ],
  matteo: [
    '#5a3348',
    person('#dfb089', GREY, ['#3a3f6b', '#d9c08a'], ['beret', '#2c3055'], 'long'),
  ],
  bellela: [
    '#69304a',
    person('#ecc6a0', '#a0642c', ['#a8455c', '#f0d89a'], ['jewels', '#c98a3a'], 'none'),
    person('#e4b78c', '#4a2a18', ['#3f6b7a', '#f0e3c0'], ['scarf', '#d9b24a'], 'none'),
    person('#e9c09a', '#2a1b14', ['#5f7a3a', '#f4e6c4'], ['veil', '#e9dcc0'], 'none'),
  ],
  gregorio: [
    '#7a2430',
    person('#e6bd98', '#cfc8bc', ['#f1e9d8', '#b5322e'], ['tiara', '#f5eedd'], 'none'),
  ],
  donata: [
    '#2e4d3f',
    person('#ecc8a4', '#7a3f1e', ['#6d2a5a', '#e3c26a'], ['jewels', '#8a5a9a'], 'none'),
  ],
  rusticiano: [
    '#4a3a5f',
    person('#dcae86', '#3d2a1a', ['#2f3f5a', '#efe3c2'], ['beret', '#6b2a2a'], 'short'),
  ],
  piedro: [
    '#5f4a24',
    person('#b57f52', '#241a12', ['#8a5a2a', '#e9dcb8'], ['scarf', '#b5402f'], 'moustache'),
  ],
  arghun: [
    '#2f4a3a',
    person('#d2a06c', '#1f1814', ['#7a3a6a', '#e3b448'], ['turban', '#c9d2c0'], 'forked'),
  ],
  nicolao: [
    '#4a3a2a',
    person('#e2ba92', '#6a5a48', ['#8a8478', '#5a4a38'], ['hood', '#8a8478'], 'short'),
  ],
};

const COMPANION_SITTERS: { readonly [companion: string]: Person } = {
  moneylender: person('#d8a878', '#3a2c20', ['#3a2f3f', '#c9a24a'], ['cap', '#2a2230'], 'long'),
  gondolier: person(
    '#d2a070',
    '#2c2018',
    ['#c9bfae', '#8a2f2a'],
    ['straw', '#d9bb74'],
    'moustache',
  ),
  saracen: person('#a9764a', '#1f1712', ['#d9cfb8', '#6a4a2a'], ['turban', '#efe6d0'], 'forked'),
  scribe: person('#e2b995', '#8a7a66', ['#5a4a3a', '#d9cbb0'], ['tonsure', '#8a7a66'], 'none'),
  cartographer: person('#dcb088', '#6a4a2c', ['#4a5a6b', '#d9c59a'], ['beret', '#38465a'], 'short'),
  bodyguard: person('#cf9c70', '#2a1e16', ['#5f5a50', '#a89c84'], ['helmet', '#a9adac'], 'short'),
  diplomat: person('#e0b48c', '#4a3524', ['#7a2f3a', '#f0dca4'], ['cap', '#8a3a44'], 'moustache'),
  nun: person('#ecc8a6', '#5a4030', ['#2e2a2c', '#f3ecdc'], ['wimple', '#2e2a2c'], 'none'),
  trader: person('#c8946a', '#38281c', ['#7a5a2a', '#e3cf98'], ['scarf', '#6a7a3a'], 'short'),
};

/** Draws the busts side by side: the more there are, the smaller. */
function sitting(face: Sketch, people: readonly Person[]): void {
  const n = people.length;
  const scale = n === 1 ? 0.9 : n === 2 ? 0.72 : 0.62;
  const step = n === 1 ? 0 : n === 2 ? 42 : 30;
  for (const [k, who] of people.entries()) {
    const x = 50 - 50 * scale + (k - (n - 1) / 2) * step;
    bust(face, who, x, 91 - 92 * scale, scale, painted);
  }
}

function character(id: string, name: string, strip = CHARACTER_STRIPS[id]): Face {
  const face = new Sketch(100, 134);
  const [wall = '#444444', ...people] = SITTERS[id] ?? [];
  face.fill(box(0, 0, 100, 134, 4), '#4a2e18').fill(box(2, 2, 96, 130, 3), BRASS);
  face.fill(box(3.5, 3.5, 93, 127, 2.5), '#4a2e18');
  hanging(face, 6, 6, 88, 86, wall);
  sitting(face, people);
  // The frame covers the hanging's edges.
  face
    .fill('M0 0h100v134H0zM6 6v86h88V6z', '#4a2e18')
    .fill('M2 2h96v130H2zM3.500 3.500v127h93v-127z', BRASS);
  face.fill(box(6, 92, 88, 12.5), '#efe0b8');
  face.text(name, 50, 98.5, 8.2, INK, { face: 'titles', most: 84 });
  face.fill(box(6, 106, 88, 22, 1.5), PAPER);
  setStrip(face, strip ?? [], [8, 107, 84, 20], 18, INK);
  return face;
}

function companion(id: string, name: string): Face {
  const face = new Sketch(60, 84);
  face.fill(box(0, 0, 60, 84, 3), '#d9c69c').fill(box(1, 1, 58, 82, 2.5), '#f6ebd2');
  face.fill(box(4, 4, 52, 45), '#e6d4ae');
  hatch(face, 4, 4, 52, 45, 1.3);
  const who = COMPANION_SITTERS[id];
  if (who) bust(face, who, 5.5, 4, 0.489, etched);
  face.line('M4 4h52v45H4zM2.500 2.500h55v79h-55z', '#5a4026', 0.5);
  face.text(name, 30, 54, 6, INK, { face: 'titles', most: 53 });
  face.line('M10 58.500h40', '#b79c6a', 0.5);
  setStrip(face, COMPANION_STRIPS[id] ?? [], [5, 59.5, 50, 21], 13, INK);
  return face;
}

function rusticiano(id: string): Face {
  const face = new Sketch(60, 84);
  face.fill(box(0, 0, 60, 84, 3), '#3a3055').fill(box(1.5, 1.5, 57, 81, 2.5), BRASS);
  face.fill(box(2.3, 2.3, 55.4, 79.4, 2.2), PAPER);
  // Lines of a hand that writes, and the quill.
  face.line('M8 12h28M8 16h24M8 73h36M8 77h30', '#c9b48a', 0.9);
  face.fill('M53 5c-7 1-13 6-15 13l-1.500 5 1.300.4 1.500-4c6-1 12-6 13.700-14.400z', '#6b5a9a');
  setStrip(face, RUSTICIANO_STRIPS[id] ?? [], [6, 22, 48, 46], 21, INK);
  return face;
}

/** @param nameOf name of a character */
export const characterFaces = (nameOf: (id: string) => string): { readonly [id: string]: Face } =>
  Object.fromEntries(Object.keys(SITTERS).map((id) => [id, character(id, nameOf(id))]));
/** The face of a character that Bellela plays: Wilhelm's posts are not hers (AV-106). */
export const borrowedFace = (id: string, name: string): Face =>
  character(id, name, BORROWED_STRIPS[id]);
/** @param nameOf name of a companion */
export const companionFaces = (nameOf: (id: string) => string): { readonly [id: string]: Face } =>
  Object.fromEntries(Object.keys(COMPANION_SITTERS).map((id) => [id, companion(id, nameOf(id))]));
export const RUSTICIANO_FACES: { readonly [card: string]: Face } = Object.fromEntries(
  Object.keys(RUSTICIANO_STRIPS).map((id) => [id, rusticiano(id)]),
);
