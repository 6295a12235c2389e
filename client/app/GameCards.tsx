/** The games as cards: a picture of the place, who and how long, and the two ways in. */

import type { LevelName } from '../../engine/search/level-names.ts';
import { t } from '../i18n/index.ts';
import { roads } from '../i18n/roads.ts';
import { follow, learnPath } from '../store/router.ts';
import { useSettings } from '../store/settings.ts';
import type { GameCard } from '../table/game.ts';
import { levelName } from '../table/levels.ts';
import { Icon } from '../table/panels/Icon.tsx';

export interface GameCardsProps {
  /** In the order in which they lie. */
  readonly cards: readonly GameCard[];
  /** The game that this person played last; '' = none. */
  readonly last: string;
  /** The bots of a quick match, where the game has levels. */
  readonly level: LevelName;
  /** Nothing can be begun just now. */
  readonly busy: boolean;
  /** The game whose quick table is being opened; null = none. */
  readonly opening: string | null;
  /** The game for which a table is being made up; null = none. */
  readonly creating: string | null;
  readonly onPlay: (card: GameCard) => void;
  readonly onCreate: (card: GameCard) => void;
}

export function GameCards({ cards, ...about }: GameCardsProps) {
  return (
    <ul className="game-cards" data-count={cards.length} aria-label={roads('menu.games')}>
      {cards.map((card) => (
        <Card key={card.id} card={card} alone={cards.length === 1} {...about} />
      ))}
    </ul>
  );
}

/** The way to the game's lesson, where it has one. */
function LearnLink({ card: { id, name, learn } }: { card: GameCard }) {
  const begun = useSettings((settings) => settings.learnt[id] ?? 0) > 0;
  if (!learn) return null;
  const path = learnPath(id);
  return (
    <p className="game-learn">
      <a href={path} onClick={(event) => follow(event, path)}>
        {begun
          ? roads('menu.learnOn', { name })
          : roads('menu.learn', { name, minutes: learn.minutes })}
      </a>
    </p>
  );
}

/** Where the cards are side by side, and how wide one is at most. */
const SIZES = '(max-width: 760px) 100vw, 320px';

function Card(props: Omit<GameCardsProps, 'cards'> & { card: GameCard; alone: boolean }) {
  const { card, alone, last, level, busy, opening, creating } = props;
  const { name, seats, minutes, weight, picture } = card;
  const widths = Object.keys(picture);
  // Buttons of the same words are told apart by ear, too.
  const which = alone ? null : <span className="sr">: {name}</span>;
  return (
    <li className="game-card" data-game={card.id}>
      <img
        src={picture[640]}
        srcSet={widths.map((width) => `${picture[Number(width)]} ${width}w`).join(', ')}
        sizes={SIZES}
        // The place behind the menu comes first.
        fetchPriority="low"
        decoding="async"
        alt={card.pictured}
        width={640}
        height={300}
      />
      <div className="game-card-words">
        <h2>
          {name}
          {last === card.id && !alone && <small className="badge">{roads('menu.last')}</small>}
          {last === '' && !alone && card.learn?.first && (
            <small className="badge">{roads('menu.first')}</small>
          )}
        </h2>
        <p className="game-facts">
          <span>
            <Icon name="people" size={14} /> {roads('menu.players', seats)}
          </span>
          <span>{roads('menu.minutes', minutes)}</span>
          <span>{roads(`menu.weight.${weight}`)}</span>
        </p>
        <p className="game-summary">{card.summary}</p>
        <LearnLink card={card} />
        <div className="game-ways">
          <button
            type="button"
            className="primary"
            disabled={busy}
            onClick={() => props.onPlay(card)}
          >
            {opening === card.id ? t('net.connecting') : roads('menu.play')}
            {which}
            <small>
              {card.levels
                ? roads('menu.against', { help: card.quick.help, level: levelName(level) })
                : card.quick.help}
            </small>
          </button>
          <button
            type="button"
            aria-expanded={creating === card.id}
            onClick={() => props.onCreate(card)}
          >
            {roads('menu.create')}
            {which}
          </button>
        </div>
      </div>
    </li>
  );
}
