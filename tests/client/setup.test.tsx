/**
 * The remains of one file in the shared world are gone before the next: stores, and the page’s
 * width.
 */

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { create } from 'zustand';
import { useSettings } from '../../client/store/settings.ts';
import { useNarrow } from '../../client/table/narrow.ts';
import { setNarrow } from './narrow.ts';
import { resetStores } from './stores.ts';

test('a store that a test has changed is as it began, for React on a server as well', () => {
  const useCount = create<{ n: number; more?: string }>()(() => ({ n: 1 }));
  const Count = () => <i>{useCount(({ n, more }) => `${n} ${more}`)}</i>;
  useCount.setState({ n: 2, more: 'left behind' });
  Object.assign(useCount.getInitialState(), useCount.getState());
  expect(renderToStaticMarkup(<Count />)).toBe('<i>2 left behind</i>');
  resetStores();
  expect(useCount.getState()).toEqual({ n: 1 });
  expect(useCount.getInitialState()).toEqual({ n: 1 });
  expect(renderToStaticMarkup(<Count />)).toBe('<i>1 undefined</i>');
});

test('so is a store of the client, and it can be used again', () => {
  const { volume, set } = useSettings.getState();
  useSettings.setState({ volume: 0.123 });
  resetStores();
  expect(useSettings.getState().volume).toBe(volume);
  useSettings.getState().borrow({ volume: 0.3 });
  expect(useSettings.getState().volume).toBe(0.3);
  expect(useSettings.getState().set).toBe(set);
  resetStores();
});

test('a page is as wide as the test says', () => {
  const Page = () => <i>{useNarrow() ? 'phone' : 'desk'}</i>;
  expect(renderToStaticMarkup(<Page />)).toBe('<i>desk</i>');
  setNarrow(true);
  expect(renderToStaticMarkup(<Page />)).toBe('<i>phone</i>');
});
