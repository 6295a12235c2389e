/**
 * The environment that the process was started with, recorded before any package runs. Import this
 * module before the packages that change it; `keepEnvironment` undoes their changes.
 */

const started = { ...process.env };
const { info } = console;
// The same packages print to the console which settings files they looked for.
console.info = () => {};
process.env.DOTENV_CONFIG_QUIET = 'true';

/** Undoes the changes made since this module ran. */
export function keepEnvironment(): void {
  console.info = info;
  for (const name of Object.keys(process.env)) if (!(name in started)) delete process.env[name];
  Object.assign(process.env, started);
}
