import { existsSync } from 'node:fs';
import { fail, run } from './steps.ts';

const known = ['/usr/bin/chromium', '/usr/bin/google-chrome', '/usr/bin/chromium-browser'];

/** Flags that keep Chromium from knocking at outside hosts; `--no-sandbox` because it may run as root. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
];

const find = () => [process.env.CHROMIUM_PATH ?? '', ...known].find((path) => path && existsSync(path));

/** Path of a Chromium; installs Debian's where there is none. */
export async function ensureBrowser(): Promise<string> {
  const found = find();
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
    title: "Installing Debian's Chromium",
    args: ['install', '-y', '-q', '--no-install-recommends', 'chromium'],
  });
  return (
    find() ??
    fail(
      "Debian's Chromium could not be installed. Install it by hand (apt-get install chromium), then run this again.",
    )
  );
}
