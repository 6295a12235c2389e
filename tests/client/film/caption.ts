/** The lower third as a picture, to be laid over frames: the very one that pages show. */

import type { Page } from 'playwright-core';
import type { Line } from '../../../client/table/director/types.ts';

/** Lays the picture of a sentence ready on the page, under the id `caption`. */
export async function layCaption(page: Page, { text, seat }: Line): Promise<void> {
  await bare(page, true);
  await page.evaluate(({ text, seat }) => window.stage?.caption(text, seat), { text, seat });
  const picture = await page.screenshot({
    type: 'png',
    omitBackground: true,
    animations: 'disabled',
  });
  await page.evaluate(() => window.stage?.caption(null, null));
  await bare(page, false);
  await page.evaluate(async (base64) => {
    const image = new Image();
    image.id = 'caption';
    image.hidden = true;
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    document.getElementById('caption')?.remove();
    document.body.append(image);
  }, picture.toString('base64'));
}

/** Hides the city behind the sentence, or shows it again. */
const bare = (page: Page, hides: boolean): Promise<void> =>
  page.evaluate((hides) => {
    const canvas = document.querySelector('canvas');
    if (canvas) canvas.style.visibility = hides ? 'hidden' : '';
    for (const { style } of [document.documentElement, document.body]) {
      style.setProperty('background', hides ? 'none' : '', 'important');
    }
  }, hides);
