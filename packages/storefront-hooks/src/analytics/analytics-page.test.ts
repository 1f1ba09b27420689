import { expect, it } from 'vitest';
import { analyticsPage } from './test-support/analytics-page.ts';

it('the page of analytics says what the tables say', async () => {
  await expect(analyticsPage()).toMatchFileSnapshot('../../../../docs/reference/analytics.md');
});
