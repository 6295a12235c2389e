/** The goods for sale and the new ones: market, Pirate Wharf, new shipments, the decks. */

import { GOODS } from '../../../../engine/games/patrons-of-venice/data.ts';
import type { Stall, View } from '../../../../engine/games/patrons-of-venice/types.ts';
import { Sign } from '../../../table/panels/Sign.tsx';
import { priceAt } from '../facts.ts';
import { GOOD_COLORS, GOOD_PATHS } from '../overlay/signs.ts';
import { t } from '../strings/index.ts';
import { goodName, stallName } from '../strings/names.ts';
import { cardNote, saleNote } from '../strings/things.ts';
import { CardsIcon, Ducats, GoodIcon } from './icons.tsx';
import './patrons.css';
import { noted } from '../../../table/noted.ts';

/** `mini`: the signs alone, for narrow pages. */
export function Stock({ view, mini = false }: { view: View; mini?: boolean }) {
  const { sail } = view.public;
  return (
    <div className={mini ? 'pv-stock mini' : 'pv-stock'} data-edge="top">
      <Lying view={view} from="market" />
      <Lying view={view} from="wharf" />
      {sail && sail.newShipments.length > 0 && <Raft view={view} />}
      <Decks view={view} />
    </div>
  );
}

function Lying({ view, from }: { view: View; from: Stall }) {
  const stock = view.public[from];
  const goods = GOODS.filter((good) => stock[good]);
  return (
    <section className={`pv-lying ${from}`} aria-label={stallName(from)}>
      <h3>
        {from === 'wharf' && <Sign path={GOOD_PATHS.pirates} size={13} />} {stallName(from)}
      </h3>
      <ul>
        {goods.map((good) => (
          <li key={good} {...saleNote(from, good)} data-good={good}>
            <GoodIcon good={good} size={17} />
            {(stock[good] ?? 0) > 1 && <b>×{stock[good]}</b>}
            <span className="sr">{goodName(good)}</span>
            <Ducats n={priceAt(from, good)} />
          </li>
        ))}
        {goods.length === 0 && <li className="none">{t('stock.empty')}</li>}
      </ul>
    </section>
  );
}

function Raft({ view }: { view: View }) {
  const goods = view.public.sail?.newShipments ?? [];
  const kinds = [...new Set(goods)];
  return (
    <section className="pv-lying raft" aria-label={t('stock.raft')}>
      <h3>{t('stock.raft')}</h3>
      <ul>
        {kinds.map((good) => {
          const n = goods.filter((one) => one === good).length;
          return (
            <li key={good} {...cardNote(good)}>
              <GoodIcon good={good} size={17} />
              {n > 1 && <b>×{n}</b>}
              <span className="sr">{goodName(good)}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The deck, and how many pirates have come out of it. */
function Decks({ view }: { view: View }) {
  const { drawDeck, discard } = view.public;
  const pirates = discard.pirates ?? 0;
  return (
    <section className="pv-lying decks" aria-label={t('stock.decks')}>
      <h3>{t('stock.decks')}</h3>
      <ul>
        <li {...noted(t('stock.deck', { n: drawDeck }), 'PV-031')}>
          <CardsIcon />
          <b>{drawDeck}</b>
          <span className="sr">{t('stock.deck', { n: drawDeck })}</span>
        </li>
        <li {...noted(t('stock.pirates', { n: 4 - pirates }), 'PV-033')}>
          <Sign path={GOOD_PATHS.pirates} color={GOOD_COLORS.pirates} size={15} />
          <b>{4 - pirates}</b>
          <span className="sr">{t('stock.pirates', { n: 4 - pirates })}</span>
        </li>
      </ul>
    </section>
  );
}
