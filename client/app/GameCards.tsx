/**
 * The games as tiles, all in sight at once: a picture of the place, who and how long. One tile is open and
 * has what the game is about and the ways in.
 */

import { useId, useState } from 'react';
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
  /** The one whose tile is open before another is chosen. */
  readonly opened: GameCard | undefined;
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
  readonly onOpen: (card: GameCard) => void;
  readonly onPlay: (card: GameCard) => void;
  readonly onCreate: (card: GameCard) => void;
}

export function GameCards({ cards, opened, onOpen, ...about }: GameCardsProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const open = cards.find(({ id }) => id === chosen) ?? opened;
  return (
    <ul className="game-cards" data-count={cards.length} aria-label={roads('menu.games')}>
      {cards.map((card) => (
        <Card
          key={card.id}
          card={card}
          open={card === open}
          alone={cards.length === 1}
          onOpen={() => {
            setChosen(card.id);
            onOpen(card);
          }}
          {...about}
        />
      ))}
    </ul>
  );
}

/** How wide the picture of an open tile is at most. */
const SIZES = '(max-width: 520px) 100vw, 320px';

interface CardProps extends Omit<GameCardsProps, 'cards' | 'opened' | 'onOpen'> {
  readonly card: GameCard;
  readonly open: boolean;
  /** No other game is offered. */
  readonly alone: boolean;
  readonly onOpen: () => void;
}

function Card(props: CardProps) {
  const { card, open, alone, last } = props;
  const { name, seats, minutes, weight, picture } = card;
  const widths = Object.keys(picture);
  const about = useId();
  // Somebody who has played nothing yet reads which game is the easiest to begin with.
  const badge = last === card.id ? 'menu.last' : last === '' && card.first ? 'menu.first' : null;
  return (
    <li className="game-card" data-game={card.id} data-open={open}>
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
      <div className="game-head">
        <h2>
          <button
            type="button"
            className="game-tile"
            aria-expanded={open}
            aria-controls={about}
            onClick={props.onOpen}
          >
            {name}
          </button>
          {badge && !alone && <small className="badge">{roads(badge)}</small>}
        </h2>
        <p className="game-facts">
          <span>
            <Icon name="people" size={14} /> {roads('menu.players', seats)}
          </span>
          <span>{roads('menu.minutes', minutes)}</span>
          <span>{roads(`menu.weight.${weight}`)}</span>
        </p>
        {open && <p className="game-summary">{card.summary}</p>}
      </div>
      <div className="game-ways" id={about} hidden={!open}>
        {open && <LearnLink card={card} />}
        {open && <Ways {...props} />}
      </div>
    </li>
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

/** The ways into a game: a match at once, or a table of one's own. */
function Ways({ card, alone, level, busy, opening, creating, onPlay, onCreate }: CardProps) {
  // Buttons of the same words are told apart by ear, too.
  const which = alone ? null : <span className="sr">: {card.name}</span>;
  return (
    <>
      <button type="button" className="primary" disabled={busy} onClick={() => onPlay(card)}>
        {opening === card.id ? t('net.connecting') : roads('menu.play')}
        {which}
        <small>
          {card.levels
            ? roads('menu.against', { help: card.quick.help, level: levelName(level) })
            : card.quick.help}
        </small>
      </button>
      <button type="button" aria-expanded={creating === card.id} onClick={() => onCreate(card)}>
        {roads('menu.create')}
        {which}
      </button>
    </>
  );
}
