import { expect, it } from 'vitest';
import { statesPage } from './test-support/states-page.ts';

it('the documentation page of states matches the transition tables', async () => {
  await expect(statesPage()).toMatchFileSnapshot('../../../../docs/reference/states.md');
});
