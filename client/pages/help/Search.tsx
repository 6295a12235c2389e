/** The search: answers during typing, and can be operated by keyboard alone. */

import { type KeyboardEvent, type RefObject, useRef } from 'react';
import { follow } from '../../store/router.ts';
import type { Found } from './search.ts';
import { t } from './strings.ts';

interface SearchProps {
  readonly query: string;
  readonly found: readonly Found[];
  /** Nothing counts as missing before the games are loaded. */
  readonly complete: boolean;
  readonly onType: (query: string) => void;
  /** Opens one of the answers. */
  readonly onGo: (path: string) => void;
}

export function SearchField({ query, found, complete, onType, onGo }: SearchProps) {
  const field = useRef<HTMLInputElement>(null);
  const { results, onKey } = useArrows(field);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows lead through the links inside
    <div className="help-search" onKeyDown={onKey}>
      <search>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (found[0]) onGo(found[0].entry.path);
          }}
        >
          <label className="field">
            <span>{t('search')}</span>
            <input
              ref={field}
              type="search"
              name="help-search"
              value={query}
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => onType(event.target.value)}
              onKeyDown={(event) => {
                if (event.key === 'Escape') onType('');
              }}
            />
          </label>
        </form>
        <p role="status" className="help">
          {query.trim() !== '' &&
            (complete || found.length > 0) &&
            count(query.trim(), found.length)}
        </p>
      </search>
      {query.trim() !== '' && (
        <section aria-labelledby="help-results">
          <h2 id="help-results" className="sr">
            {t('results')}
          </h2>
          {complete && found.length === 0 && <p>{t('noneHelp')}</p>}
          <ol className="help-results" ref={results}>
            {found.map((one) => (
              <Answer key={one.entry.path} found={one} onGo={onGo} />
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}

const count = (query: string, n: number): string =>
  n === 0 ? t('none', { query }) : t('found', { n, query });

function Answer({ found, onGo }: { found: Found; onGo: SearchProps['onGo'] }) {
  const { entry, excerpt } = found;
  return (
    <li>
      <a
        href={entry.path}
        onClick={(event) => {
          follow(event, entry.path);
          if (event.defaultPrevented) onGo(entry.path);
        }}
      >
        <strong>{entry.title}</strong> <small>{entry.within}</small>
      </a>
      <p>
        {excerpt.map(({ text, hit }, k) => {
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of one sentence, in their order
          return hit ? <mark key={k}>{text}</mark> : <span key={k}>{text}</span>;
        })}
      </p>
    </li>
  );
}

/** Down and up lead from the field through the answers and back. */
function useArrows(field: RefObject<HTMLInputElement | null>) {
  const results = useRef<HTMLOListElement>(null);
  function onKey(event: KeyboardEvent): void {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const links: HTMLElement[] = [...(results.current?.querySelectorAll('a') ?? [])];
    const at = links.indexOf(document.activeElement as HTMLElement);
    const inside = at >= 0 || document.activeElement === field.current;
    if (step === 0 || !inside || links.length === 0) return;
    event.preventDefault();
    const next = at + step;
    if (next < 0) field.current?.focus();
    else links[Math.min(next, links.length - 1)]?.focus();
  }
  return { results, onKey };
}
