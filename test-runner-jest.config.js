import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getJestConfig } from '@storybook/test-runner';

const config = getJestConfig();

/** Files that have a story tagged `smoke`: a browser is started for each file, also for one in which nothing is to run. */
function smokeFiles() {
  const source = join(import.meta.dirname, 'packages/storefront-ui/src');
  return readdirSync(source, { recursive: true })
    .filter((name) => name.endsWith('.stories.tsx'))
    .map((name) => join(source, name))
    .filter((file) => readFileSync(file, 'utf8').includes("tags: ['smoke']"));
}

export default {
  ...config,
  ...(process.env.PM_DEEP ? {} : { testMatch: smokeFiles() }),
  testEnvironmentOptions: {
    'jest-playwright': {
      ...config.testEnvironmentOptions['jest-playwright'],
      browsers: ['chromium'],
      launchOptions: {
        executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
        args: [
          '--no-sandbox',
          '--disable-gpu',
          '--disable-quic',
          '--no-first-run',
          '--disable-background-networking',
          '--disable-component-update',
          '--disable-sync',
          '--disable-dev-shm-usage',
        ],
      },
    },
  },
};
