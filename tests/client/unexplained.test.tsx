/** The walker over the things of a page finds exactly those without an explanation. */

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { noted } from '../../client/table/noted.ts';
import { Coins } from '../../client/table/panels/Money.tsx';
import { Sign } from '../../client/table/panels/Sign.tsx';
import { parsed, rulesNamed, unexplained } from './unexplained.ts';

const found = (page: React.ReactNode): string[] => unexplained(renderToStaticMarkup(page));
const sign = <Sign path="M0 0h4v4z" />;

test('a sign, a figure, a tag and a bare button without an answer are found', () => {
  expect(found(<div className="plate">{sign}</div>)).toEqual(['svg in div.plate > svg.sign']);
  expect(found(<span className="count">3 / 5</span>)).toEqual(['"3 / 5" in span.count']);
  expect(found(<span className="tag now">Leads</span>)).toEqual(['"Leads" in span.tag.now']);
  expect(found(<button type="button">{sign}</button>)).toEqual(['no words on a button in button']);
  expect(found(<i data-target="port:rome" />)).toEqual(['target in i']);
  expect(found(<meter value={3} />)).toHaveLength(1);
});

test('words for screen readers alone explain nothing to a person who looks', () => {
  const bare = (
    <span className="count">
      {sign} 12<span className="sr"> ducats</span>
    </span>
  );
  expect(found(bare)).toHaveLength(2);
  expect(found(<div {...noted('Your money')}>{bare}</div>)).toEqual([]);
  // Coins of a unit explain themselves.
  expect(found(<Coins n={12} />)).toHaveLength(2);
  expect(found(<Coins n={12} unit="ducats" />)).toEqual([]);
});

test('a note on the thing or around it, and words beside it, are answers', () => {
  const pages = [
    <div key="a" {...noted('Goods: 3 spices')}>
      {sign} <b>3</b>
    </div>,
    <p key="b">Round {<strong>3</strong>} of 5</p>,
    <button key="c" type="button">
      {sign} Buy {<b>2</b>} <kbd>4</kbd>
    </button>,
    <dl key="d">
      <div>
        <dt>Ducats</dt>
        <dd>{12}</dd>
      </div>
    </dl>,
    <span key="e">{sign} spice</span>,
  ];
  for (const page of pages) expect(found(page)).toEqual([]);
});

test('a figure in a table is named by the heading of its column', () => {
  const table = (title: React.ReactNode) => (
    <table>
      <thead>
        <tr>
          <th>Player</th>
          <th>{title}</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th>Anna</th>
          <td>7</td>
        </tr>
      </tbody>
    </table>
  );
  expect(found(table('Points'))).toEqual([]);
  expect(found(table(sign))).toEqual([
    'svg in thead > tr > th > svg.sign',
    '"7" in table > tbody > tr > td',
  ]);
});

test('it reads what a browser writes, too', () => {
  const html =
    '<!DOCTYPE html><p>One<br>two &amp; 3</p><div><img src="a>b"></div><style>a{b:1}</style>';
  expect(parsed(html).children.map((one) => (typeof one === 'string' ? one : one.tag))).toEqual([
    'p',
    'div',
    'style',
  ]);
  expect(unexplained(html)).toEqual(['img in div > img']);
  expect(rulesNamed('<i data-rule="MV-203"></i><i data-rule="MV-203"></i>')).toEqual(['MV-203']);
});
