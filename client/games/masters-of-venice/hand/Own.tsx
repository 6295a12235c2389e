/**
 * The things before one's own palazzo: shares with their price, and the worth of the match so far.
 */

import { STOCKS } from '../../../../engine/games/masters-of-venice/data.ts';
import { Ended } from '../ended.tsx';
import { sharePriceOf } from '../facts.ts';
import { CharacterIcon, StockIcon } from '../panels/icons.tsx';
import type { Position } from '../position.ts';
import { term, t as word } from '../strings/index.ts';
import { stockName } from '../strings/names.ts';

export function Own({ position }: { position: Position }) {
  const { view, seat } = position;
  const own = view.public.seats[seat];
  if (!own) return null;
  const stocks = STOCKS.filter((stock) => own.shares[stock]);
  return (
    <section className="hp-own">
      <h2>{word('hud.shares')}</h2>
      {stocks.length === 0 && <p className="help">{word('hud.noShares')}</p>}
      <ul className="rows">
        {stocks.map((stock) => (
          <li key={stock} className="row">
            <span className="row-name">
              <StockIcon stock={stock} /> {stockName(stock)}
              <small>{word('panel.each', { n: sharePriceOf(view, stock) })}</small>
            </span>
            <strong>{own.shares[stock]}</strong>
          </li>
        ))}
        {own.characters.map((character) => (
          <li key={character} className="row">
            <span className="row-name">
              <CharacterIcon character={character} /> {term('character', character)}
              <small>{term('power', character)}</small>
            </span>
          </li>
        ))}
      </ul>
      <Ended view={view} />
    </section>
  );
}
