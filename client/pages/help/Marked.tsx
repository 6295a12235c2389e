/** A text of the help with its marks as elements. */

import type { ReactNode } from 'react';
import { follow } from '../../store/router.ts';
import { helpPath } from '../../store/topics.ts';
import { KeySign } from '../../table/KeySign.tsx';
import { titleOf } from './entries.ts';
import { type Block, blocksOf, type Span } from './marks.ts';

/** A link within the help. */
export function Way({ path, children }: { path: string; children: ReactNode }) {
  return (
    <a href={path} onClick={(event) => follow(event, path)}>
      {children}
    </a>
  );
}

function part({ is, text }: Span): ReactNode {
  if (is === 'code') return <code>{text}</code>;
  if (is === 'key') {
    return (
      <kbd>
        <KeySign keys={text} />
      </kbd>
    );
  }
  if (is === 'name') return <em>{text}</em>;
  if (is === 'topic') return <Way path={helpPath(text)}>{titleOf(text)}</Way>;
  return text;
}

function Line({ spans }: { spans: readonly Span[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
  return spans.map((span, k) => <span key={k}>{part(span)}</span>);
}

function Piece({ block }: { block: Block }) {
  if (block.is === 'paragraph') {
    return (
      <p>
        <Line spans={block.spans} />
      </p>
    );
  }
  if (block.is === 'words') {
    return (
      <dl className="help-words">
        {block.rows.map(({ word, means }, k) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows never change places
          <div key={k}>
            <dt>
              <Line spans={word} />
            </dt>
            <dd>
              <Line spans={means} />
            </dd>
          </div>
        ))}
      </dl>
    );
  }
  const List = block.is === 'steps' ? 'ol' : 'ul';
  return (
    <List>
      {block.items.map((spans, k) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items never change places
        <li key={k}>
          <Line spans={spans} />
        </li>
      ))}
    </List>
  );
}

export function Marked({ text }: { text: string }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: blocks never change places
  return blocksOf(text).map((block, k) => <Piece key={k} block={block} />);
}
