/** English texts of the game's card: the menu shows them before the game itself is there. */
export const card = {
  'game.name': 'Masters of Venice',
  'game.summary':
    'Sixteen rounds on the Grand Canal: buy at the docks, sell at the shops, own what others need.',
  'game.quick': 'Three seats, two merchant bots, open money. You are at the table in a second.',
  'game.picture': 'The Grand Canal with its shops and docks',
} as const;
