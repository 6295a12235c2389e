/** Characters, companions and Rusticiano's cards (rules, sections 2.11 to 2.13), by number. */

export const CHARACTERS = [
  ...(['mercator', 'kubilai', 'raschid', 'johannes', 'wilhelm', 'polos', 'berke'] as const),
  ...(['matteo', 'bellela', 'gregorio', 'donata', 'rusticiano', 'piedro'] as const),
  // The mini expansion "The New Characters" (rules, appendix A).
  ...(['arghun', 'nicolao'] as const),
] as const;
export type Character = (typeof CHARACTERS)[number];
/** The same as a plain list, to look a word up in. */
export const CHARACTER_IDS: readonly string[] = CHARACTERS;

const character = (id: Character): number => CHARACTERS.indexOf(id);
export const MERCATOR = character('mercator');
export const KUBILAI = character('kubilai');
export const RASCHID = character('raschid');
export const JOHANNES = character('johannes');
export const WILHELM = character('wilhelm');
export const POLOS = character('polos');
export const BERKE = character('berke');
export const MATTEO = character('matteo');
export const BELLELA = character('bellela');
export const GREGORIO = character('gregorio');
export const DONATA = character('donata');
export const RUSTICIANO = character('rusticiano');
export const PIEDRO = character('piedro');
export const ARGHUN = character('arghun');
export const NICOLAO = character('nicolao');

/** MP-017: who plays whom in the beginner set-up, in turn order. */
export const BEGINNERS: readonly number[] = [RASCHID, MATTEO, BERKE, MERCATOR, WILHELM];

export const COMPANIONS = [
  ...(['moneylender', 'gondolier', 'saracen', 'scribe', 'cartographer'] as const),
  ...(['bodyguard', 'diplomat', 'nun', 'trader'] as const),
] as const;
export type Companion = (typeof COMPANIONS)[number];
/** The same as a plain list, to look a word up in. */
export const COMPANION_IDS: readonly string[] = COMPANIONS;

const companion = (id: Companion): number => COMPANIONS.indexOf(id);
export const MONEYLENDER = companion('moneylender');
export const GONDOLIER = companion('gondolier');
export const SARACEN = companion('saracen');
export const SCRIBE = companion('scribe');
export const CARTOGRAPHER = companion('cartographer');
export const BODYGUARD = companion('bodyguard');
export const DIPLOMAT = companion('diplomat');
export const NUN = companion('nun');
export const TRADER = companion('trader');

/** AV-061 */
export const FACE_UP_COMPANIONS = 6;

/** AV-140 */
export const RUSTICIANO_CARDS: readonly string[] = [
  'RU01',
  'RU02',
  'RU03',
  'RU04',
  'RU05',
  'RU06',
  'RU07',
  'RU08',
  'RU09',
  'RU10',
  'RU11',
];
/** AV-143: a post for coins. */
export const RU01 = 0;
/** AV-144: contracts and camels. */
export const RU02 = 1;
/** AV-145: points for posts. */
export const RU03 = 2;
/** AV-146: an action space is cleared. */
export const RU04 = 3;
/** AV-147: posts in passing. */
export const RU05 = 4;
/** AV-148: a companion. */
export const RU06 = 5;
/** AV-149: a black die. */
export const RU07 = 6;
/** AV-150: the bonus of an own marker. */
export const RU08 = 7;
/** AV-151: a city card to keep. */
export const RU09 = 8;
/** AV-152: a contract pays twice. */
export const RU10 = 9;
/** AV-153: another city card. */
export const RU11 = 10;
