import type { TestRunnerConfig } from '@storybook/test-runner';
import { checkA11y, injectAxe } from 'axe-playwright';

/** The built Storybook: what designers open renders, without a console error, and axe finds nothing. */
const config: TestRunnerConfig = {
  preVisit: (page) => injectAxe(page),
  postVisit: (page) => checkA11y(page, 'body', { detailedReport: false, verbose: false }),
};

export default config;
