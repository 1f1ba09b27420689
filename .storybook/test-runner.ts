import type { TestRunnerConfig } from '@storybook/test-runner';
import { checkA11y, injectAxe } from 'axe-playwright';

/** Each story of the built Storybook renders without a console error and without an axe violation. */
const config: TestRunnerConfig = {
  preVisit: (page) => injectAxe(page),
  postVisit: (page) => checkA11y(page, 'body', { detailedReport: false, verbose: false }),
};

export default config;
