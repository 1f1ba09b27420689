import { getJestConfig } from '@storybook/test-runner';
import { browserPath, chromiumFlags } from './tooling/browser.ts';

const config = getJestConfig();

export default {
  ...config,
  testEnvironmentOptions: {
    'jest-playwright': {
      ...config.testEnvironmentOptions['jest-playwright'],
      browsers: ['chromium'],
      launchOptions: {
        executablePath: browserPath,
        args: chromiumFlags,
      },
    },
  },
};
