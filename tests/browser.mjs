/**
 * The browser for tests: finds Chromium and Mesa's software renderer, or installs both with apt.
 * Plain JavaScript: it runs before anything else.
 */

import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { fail } from '../server/setup.mjs';

const CANDIDATES = [
  process.env.LAGUNA_CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];
/**
 * Features that Chromium leaves out: Playwright's own list, which this one replaces, and the
 * address bar's popup, whose two pages every window would open.
 */
const WITHOUT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AimEnabled',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
];
/** Arguments under which Chromium draws WebGL with llvmpipe, the same on every machine. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--use-gl=angle',
  '--use-angle=gl-egl',
  '--ignore-gpu-blocklist',
  '--disable-dev-shm-usage',
  '--force-color-profile=srgb',
  '--font-render-hinting=none',
  '--mute-audio',
  `--disable-features=${WITHOUT.join(',')}`,
];
/**
 * The processor composes pages: through Mesa it costs three times as much. Edges of letters differ
 * a little, so kept pictures are taken without this flag.
 */
export const UNCOMPOSED = '--disable-gpu-compositing';
const PACKAGES = [
  'chromium',
  'libgl1-mesa-dri',
  'libegl1',
  'libegl-mesa0',
  'libgles2',
  'libgbm1',
  'fonts-dejavu-core',
];

/** Path of the browser, or undefined. */
export function findBrowser() {
  return CANDIDATES.find((path) => path && existsSync(path));
}

function hasMesa() {
  const roots = [
    '/usr/lib/x86_64-linux-gnu',
    '/usr/lib/aarch64-linux-gnu',
    '/usr/lib64',
    '/usr/lib',
  ];
  return roots.some(
    (root) =>
      existsSync(root) &&
      (existsSync(`${root}/dri/swrast_dri.so`) ||
        readdirSync(root).some((name) => name.startsWith('libgallium'))) &&
      readdirSync(root).some((name) => name.startsWith('libEGL_mesa')),
  );
}

/** Answers the browser's path; installs it and Mesa first where they are missing. */
export function ensureBrowser() {
  if (findBrowser() && hasMesa()) return findBrowser();
  const todo = `Install these packages, then try again: apt-get install ${PACKAGES.join(' ')}`;
  const why = 'The browser tests need Chromium and the Mesa software renderer.';
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    fail(
      'No browser for the tests.',
      `${why} They can be installed here only by an administrator.`,
      todo,
    );
  }
  console.log('Installing Chromium and Mesa for the browser tests (once) …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', ...PACKAGES],
  ]) {
    const done = spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env });
    if (done.status !== 0)
      fail('No browser for the tests.', `${why} apt-get ${args[0]} failed.`, todo);
  }
  if (!findBrowser()) fail('No browser for the tests.', why, todo);
  return findBrowser();
}
