/** Texts: errors that otherwise only the build of the pages would find. */

import { expect, test } from 'vitest';
import { compiledCatalogues } from '../../client/catalogues.ts';
import { files, read } from './sources.ts';

test('every text of every catalogue is an ICU message', () => {
  const catalogues = files.filter(
    (file) => /^client\/.*\.tsx?$/.test(file) && /\bmessages\(\{/.test(read(file)),
  );
  expect(catalogues.length).toBeGreaterThan(20);
  for (const file of catalogues) {
    expect(() => compiledCatalogues(read(file)), file).not.toThrow();
  }
});
