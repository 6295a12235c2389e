/** The player's own board: purse, contracts with the goods that they lack, goals, companions, cards. */

import { type ReactNode, useRef } from 'react';
import type { SeatView } from '../../../../engine/games/marco-polo/types.ts';
import { useScrolls } from '../../../table/use-scrolls.ts';
import { borrowedFaceOf, faceOf } from '../cards.ts';
import { FaceView } from '../faces/Face.tsx';
import type { Face } from '../faces/sketch.ts';
import { giftOf, lacking, seatOf } from '../facts.ts';
import type { Position } from '../position.ts';
import { bellelaDoes, cardName, cardWords } from '../strings/effects.ts';
import { amounts } from '../strings/lines.ts';
import { t } from '../strings/turn.ts';
import { Purse as Amounts } from './Amounts.tsx';
import './marco-polo.css';

/** The notes beneath cards that not every page has. */
export interface OwnNotes {
  readonly contract?: CardsProps['note'];
  readonly goal?: CardsProps['note'];
}

export function Own({ position: { view, seat }, ...notes }: OwnNotes & { position: Position }) {
  const own = seatOf(view, seat);
  const companions = own.companions.map(({ id }) => id);
  const kept = own.keptCityCard ? [own.keptCityCard] : [];
  const left = view.you?.bellela ?? [];
  const panel = useRef<HTMLElement>(null);
  const scrolls = useScrolls(panel);
  return (
    <section ref={panel} className="mp-own" aria-label={t('own.title')} tabIndex={scrolls}>
      <Amounts seat={own} />
      <Who own={own} />
      <Cards
        title={t('own.contracts')}
        ids={own.contracts}
        note={notes.contract ?? ((id) => <Lacks own={own} id={id} />)}
        ready={(id) => Object.keys(lacking(own, id)).length === 0}
      />
      <Cards title={t('own.goals')} ids={view.you?.goals ?? []} note={notes.goal} />
      <Cards title={t('own.companions')} ids={companions} />
      <Cards title={t('own.rusticiano')} ids={view.you?.rusticiano ?? []} />
      <Cards title={t('own.kept')} ids={kept} />
      <Cards title={t('own.arghun')} ids={own.arghunCards} />
      <Cards title={t('own.gifts')} ids={own.gifts} />
      <Cards title={t('own.bellela')} ids={left} small />
      {own.extraTile && <p className="mp-tile">{t('own.extraTile')}</p>}
    </section>
  );
}

/**
 * The player's own character's ability, and whether it was used in this round; Bellela has her own between
 * rounds.
 */
function Who({ own }: { own: SeatView }) {
  const { character, characterFaceUp } = own;
  const who = giftOf(own) ?? character;
  if (!who) return null;
  const used = characterFaceUp ? undefined : <span className="mp-missing">{t('own.used')}</span>;
  const itself = { face: faceOf, words: cardWords };
  const borrowed = {
    face: borrowedFaceOf,
    words: (id: string) => `${cardName(id)}: ${bellelaDoes(id)}`,
  };
  const shown = who === character ? itself : borrowed;
  return <Cards title={t('own.character')} ids={[who]} note={() => used} {...shown} />;
}

/** The goods that a contract still lacks, in words; nothing where it can be delivered. */
export function Lacks({ own, id }: { own: ReturnType<typeof seatOf>; id: string }) {
  const what = amounts(lacking(own, id));
  return (
    <span className="mp-missing">{what ? t('contract.lacks', { what }) : t('contract.ready')}</span>
  );
}

interface CardsProps {
  readonly title: string;
  readonly ids: readonly string[];
  /** The note beneath a card. */
  readonly note?: (id: string) => ReactNode;
  /** Whether a card lights up. */
  readonly ready?: (id: string) => boolean;
  /** Small cards, for narrow places. */
  readonly small?: boolean;
  readonly face?: (id: string) => Face;
  /** The text of a card. */
  readonly words?: (id: string) => string;
}

/** Cards of a kind by their faces, under the kind's name; nothing where there are none. */
export function Cards({
  title,
  ids,
  note,
  ready,
  face = faceOf,
  words = cardWords,
  small,
}: CardsProps) {
  if (ids.length === 0) return null;
  return (
    <div className={small ? 'mp-kind small' : 'mp-kind'}>
      <h3>{title}</h3>
      <ul className="mp-cards">
        {ids.map((id) => (
          <li key={id} className={ready?.(id) ? 'ready' : undefined} data-card={id}>
            <FaceView face={face(id)} words={words(id)} />
            {note?.(id)}
          </li>
        ))}
      </ul>
    </div>
  );
}
