import { expect, it } from 'vitest';
import { analyticsPage } from './test-support/analytics-page.ts';

it('docs/reference/analytics.md is up to date', async () => {
  await expect(analyticsPage()).toMatchFileSnapshot('../../../../docs/reference/analytics.md');
});
