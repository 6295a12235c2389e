/**
 * The games as tiles, all visible at once: a picture of the place, number of seats and duration.
 * One tile is open and has the subject of the game and the buttons that start it.
 */

import { useId, useState } from 'react';
import type { LevelName } from '../../engine/search/level-names.ts';
import { t } from '../i18n/index.ts';
import { roads } from '../i18n/roads.ts';
import { follow, learnPath } from '../store/router.ts';
import { useSettings } from '../store/settings.ts';
import { isNewTo } from '../table/companion/level.ts';
import type { GameCard } from '../table/game.ts';
import { levelName } from '../table/levels.ts';
import { Icon } from '../table/panels/Icon.tsx';
import { NewHere } from './NewHere.tsx';

export interface GameCardsProps {
  /** In the order of the tiles. */
  readonly cards: readonly GameCard[];
  /** The card whose tile is open until another is chosen. */
  readonly opened: GameCard | undefined;
  /** The game that this person played last; '' = none. */
  readonly last: string;
  /** The level of the bots in a quick match, if the game has levels. */
  readonly level: LevelName;
  /** Nothing can be started at the moment. */
  readonly busy: boolean;
  /** The game whose quick table is being opened; null = none. */
  readonly opening: string | null;
  /** The game for which a table is being configured; null = none. */
  readonly creating: string | null;
  /** The game for which the newcomer question is open; null = none. */
  readonly asking: string | null;
  readonly onOpen: (card: GameCard) => void;
  readonly onPlay: (card: GameCard) => void;
  /** Whether the game is new; null: no answer. */
  readonly onAnswer: (card: GameCard, isNew: boolean | null) => void;
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

/** Width that the picture of a tile fills, cut edges included. */
const OPEN_SIZES = '(max-width: 760px) 100vw, 320px';
/** On a phone, whose pixels are fine, 320 of them are enough. */
const CLOSED_SIZES = '(max-width: 760px) 106px, 128px';

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
  // A person who has played nothing yet sees which game is the easiest to begin with.
  const badge = last === card.id ? 'menu.last' : last === '' && card.first ? 'menu.first' : null;
  return (
    <li className="game-card" data-game={card.id} data-open={open}>
      <img
        src={picture[640]}
        srcSet={widths.map((width) => `${picture[Number(width)]} ${width}w`).join(', ')}
        sizes={open ? OPEN_SIZES : CLOSED_SIZES}
        // The place behind the menu has priority.
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
        {open && props.asking === card.id ? (
          <NewHere card={card} onAnswer={(isNew) => props.onAnswer(card, isNew)} />
        ) : (
          open && (
            <>
              <LearnLink card={card} />
              <Ways {...props} />
            </>
          )
        )}
      </div>
    </li>
  );
}

/** The link to the game's lesson, if it has one. */
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

/** The buttons that start a game: a match at once, or a table of one's own. */
function Ways(props: CardProps) {
  const { card, alone, level, busy, opening, creating, onPlay, onCreate } = props;
  const isNew = useSettings((settings) => isNewTo(settings, card.id));
  // A hidden name distinguishes buttons with the same words for screen readers.
  const which = alone ? null : <span className="sr">: {card.name}</span>;
  const usual = card.levels
    ? roads('menu.against', { help: card.quick.help, level: levelName(level) })
    : card.quick.help;
  return (
    <>
      <button
        type="button"
        className="primary"
        data-play
        disabled={busy}
        onClick={() => onPlay(card)}
      >
        {opening === card.id ? t('net.connecting') : roads('menu.play')}
        {which}
        <small>{isNew ? roads('menu.newHelp') : usual}</small>
      </button>
      <button type="button" aria-expanded={creating === card.id} onClick={() => onCreate(card)}>
        {roads('menu.create')}
        {which}
      </button>
      {isNew && <Known card={card} />}
    </>
  );
}

/** For a person who said that the game was new and has left the match before its end. */
function Known({ card: { id, name } }: { card: GameCard }) {
  const { newTo, set } = useSettings();
  return (
    <button
      type="button"
      className="quiet game-known"
      onClick={() => set({ newTo: { ...newTo, [id]: 0 } })}
    >
      {roads('menu.newKnown', { name })}
    </button>
  );
}
