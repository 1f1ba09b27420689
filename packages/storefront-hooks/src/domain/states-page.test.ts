import { expect, it } from 'vitest';
import { statesPage } from './test-support/states-page.ts';

it('the page of states says what the tables say', async () => {
  await expect(statesPage()).toMatchFileSnapshot('../../../../docs/reference/states.md');
});
