import { test } from 'vitest';

/**
 * A test that claims rules: it must fail when one of them is broken. The ids are in the test's
 * name, as in `[MV-417 MV-521] Selling three gems …`, so that reports can be read by rule.
 *
 * `rule('MV-203', () => …)` takes its title from the ids alone; a title may stand between.
 */
export function rule(ids: string | readonly string[], title: string, body: () => void): void;
export function rule(ids: string | readonly string[], body: () => void): void;
export function rule(
  ids: string | readonly string[],
  titleOrBody: string | (() => void),
  body?: () => void,
): void {
  const claimed = (typeof ids === 'string' ? [ids] : ids).join(' ');
  if (typeof titleOrBody === 'function') test(`[${claimed}]`, titleOrBody);
  else if (body) test(`[${claimed}] ${titleOrBody}`, body);
  else throw new Error(`The rule test "${titleOrBody}" has no body`);
}
