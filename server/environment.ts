/**
 * What a process was started with, as it was before any package ran. Import it before those that write
 * to it; `keepEnvironment` puts back what they changed.
 */

const started = { ...process.env };
const { info } = console;
// The same packages tell the console which files of settings they have looked for.
console.info = () => {};
process.env.DOTENV_CONFIG_QUIET = 'true';

/** Takes back what was written since this module ran. */
export function keepEnvironment(): void {
  console.info = info;
  for (const name of Object.keys(process.env)) if (!(name in started)) delete process.env[name];
  Object.assign(process.env, started);
}
