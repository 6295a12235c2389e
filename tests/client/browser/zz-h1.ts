import { launch, startServer, visit } from './harness.ts';
const [w, h, seats, limit, tag, touch] = [Number(process.argv[2] ?? 1280), Number(process.argv[3] ?? 720), process.argv[4] ?? '4', Number(process.argv[5] ?? 150), process.argv[6] ?? 'd', process.argv[7] === 'touch'];
const out = '/tmp/h1';
const server = await startServer();
const browser = await launch();
try {
  const v = await visit(browser, server.url + '/?game=patrons-of-venice', { width: w, height: h }, { touch, before: (page) => page.addInitScript(() => localStorage.setItem('laguna.settings', '{"quality":"low","speed":"instant"}')) });
  const { page } = v;
  page.setDefaultTimeout(60000);
  if (seats === '4') {
    await page.locator('[data-game="patrons-of-venice"] button.primary').first().click();
  } else {
    await page.locator('[data-game="patrons-of-venice"]').getByRole('button', { name: 'Create a table' }).click();
    const form = page.locator('form.create-form');
    await form.locator('label', { hasText: new RegExp('^' + seats + '$') }).first().click();
    await form.locator('label', { hasText: 'Instant' }).first().click();
    await form.getByRole('button', { name: 'Open the table' }).click();
    await page.getByRole('button', { name: 'Start the match' }).click();
  }
  await page.locator('.decision').waitFor();
  page.setDefaultTimeout(6000);
  const done: Record<string, number> = {};
  const end = Date.now() + limit * 1000;
  let last = '';
  let steps = 0;
  const shot = async (name: string) => { await page.waitForTimeout(250); await page.screenshot({ path: `${out}/${tag}-${name}.png` }); };
  const rnd = (n: number) => Math.floor(Math.random() * n);
  while (Date.now() < end) {
    if (await page.locator('.result').count()) break;
    const mine = await page.locator('.decision.mine').count();
    if (!mine) {
      if (await page.locator('.pv-presets').count() && !done.presets) { done.presets = 1; await shot('presets'); }
      await page.waitForTimeout(40); continue;
    }
    const now = await page.locator('.decision').evaluate((n) => [(n as HTMLElement).dataset.situation, (n as HTMLElement).dataset.seq].join(':')).catch(() => '');
    if (now === last || !now) { await page.waitForTimeout(40); continue; }
    const sit = now.split(':')[0] ?? ''; if (sit === 'waiting') { await page.waitForTimeout(40); continue; }
    done[sit] = (done[sit] ?? 0) + 1;
    if (done[sit] === 1 || done[sit] === 4) await shot(`${sit}${done[sit]}`);
    const first = page.locator('.decision .choice:not([aria-disabled])');
    try {
      if (sit === 'tradeSell') {
        const more = page.locator('.decision .stepper .step:last-child:not([disabled])');
        const n = await more.count();
        if (n > 0 && Math.random() < 0.4) { await more.nth(rnd(n)).click(); if (!done.sold) { done.sold = 1; await shot('selling'); } await page.locator('.decision [data-confirm]').click(); }
        else await page.locator('[data-answer="decline"]').click();
      } else if (sit === 'sponsor') {
        const trades = page.locator('.decision .pv-trades .choice:not([aria-disabled])');
        const n = await trades.count();
        if (n > 0) {
          await trades.nth(rnd(n)).click();
          const spots = page.locator('.decision .placed .choice:not([aria-disabled])');
          if (!done.site0) { done.site0 = 1; await shot('sponsor-trade'); }
          await spots.first().waitFor();
          const m = await spots.count();
          await spots.nth(rnd(m)).click();
          if (!done.site1) { done.site1 = 1; await shot('sponsor-site'); }
          await page.locator('.decision [data-confirm]').click();
        } else {
          const statue = page.locator('.decision .kind[data-kind="sponsorStatue"] .kind-head[aria-disabled="false"]');
          if (await statue.count() && Math.random() < 0.5) {
            await statue.click();
            const spots = page.locator('.decision .placed .choice:not([aria-disabled])');
            await spots.first().waitFor();
            await spots.nth(rnd(await spots.count())).click();
            if (!done.statue) { done.statue = 1; console.log(await page.evaluate(() => { const f = document.querySelector('.placed'); const g = f?.querySelector('svg'); const b = f?.querySelector('button'); const r = (e: Element | null | undefined) => { if (!e) return null; const q = e.getBoundingClientRect(); const c = getComputedStyle(e); return [q.x, q.y, q.width, q.height, c.position, c.display, c.aspectRatio, e.className]; }; let p = f?.parentElement; const ups = []; while (p && !p.classList.contains('decision')) { ups.push(r(p)); p = p.parentElement; } return JSON.stringify([r(f), r(g), r(b), ups], null, 1); })); await shot('sponsor-statue'); }
            await page.locator('.decision [data-confirm]').click();
          } else await page.locator('[data-answer="decline"]').click();
        }
      } else if (sit === 'produce') {
        const c = page.locator('.decision [data-confirm]');
        if (await c.count()) { if (!done.made) { done.made = 1; await shot('producing'); } await c.click(); }
        else await page.locator('[data-answer="decline"]').click();
      } else {
        const n = await first.count();
        const decline = page.locator('[data-answer="decline"]');
        if (sit === 'tradeBuy' && (n === 0 || Math.random() < 0.5)) await decline.click();
        else if (n > 0) await first.nth(sit === 'sailUnload' ? 0 : rnd(n)).click();
        else await decline.click();
      }
      steps++;
      last = now;
    } catch (e) { console.log(sit, String(e).slice(0, 300)); await page.waitForTimeout(200); }
    const warn = await page.locator('.decision .warning').allTextContents();
    if (warn.length) console.log('warning', sit, warn);
  }
  await page.waitForTimeout(800);
  await shot('end');
  console.log(tag, JSON.stringify(done), steps, await page.locator('.progress').first().textContent(), v.complaints.slice(0, 5));
} finally {
  await browser.close();
  await server.stop();
}
