import { existsSync } from 'node:fs';
import { fail, run } from './steps.ts';

/** Headless Chromium renders pages the same and needs a third less CPU. */
const SHELL = '/usr/bin/chromium-headless-shell';
const CHROMIUM = '/usr/bin/chromium';
const whole = [CHROMIUM, '/usr/bin/google-chrome', '/usr/bin/chromium-browser'];

/** Flags that stop requests of Chromium to other hosts; `--no-sandbox` because it may run as root. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  // Positions letters like in a browser with a window.
  '--font-render-hinting=none',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
];

const firstOf = (paths: readonly string[]) => paths.find((path) => existsSync(path));

/** Path of the browser for tests; Debian's path if none is installed yet. */
export const browserPath = firstOf([process.env.CHROMIUM_PATH ?? '', SHELL, ...whole]) ?? SHELL;

/** Path of a browser for tests; installs Debian's if there is none. */
export const ensureBrowser = (): Promise<string> => ensure([browserPath], 'chromium-headless-shell');

/** Path of a full browser with settings and profiles; installs Debian's if there is none. */
export const ensureWholeBrowser = (): Promise<string> => ensure(whole, 'chromium');

async function ensure(paths: readonly string[], debianPackage: string): Promise<string> {
  const found = firstOf(paths);
  if (found) return found;
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) {
    fail(
      'No Chromium was found. Install Chromium or Chrome and set CHROMIUM_PATH to its program, then run this again.',
    );
  }
  const apt = { env: { DEBIAN_FRONTEND: 'noninteractive' }, command: 'apt-get' };
  await run({ ...apt, title: 'Fetching the list of Debian packages', args: ['update', '-q'] });
  await run({
    ...apt,
    title: `Installing Debian's ${debianPackage}`,
    args: ['install', '-y', '-q', '--no-install-recommends', debianPackage],
  });
  return (
    firstOf(paths) ??
    fail(
      `Debian's ${debianPackage} could not be installed. Install it by hand (apt-get install ${debianPackage}), then run this again.`,
    )
  );
}
