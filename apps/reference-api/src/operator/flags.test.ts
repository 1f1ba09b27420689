import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../db/index.ts';
import { openTestDatabase } from '../testing/databases.ts';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';
import { isFlag } from './command.ts';
import { operatorCommands } from './commands.ts';

describe('options that are yes or no', () => {
  let database: Database;
  let testShop: TestShop;
  beforeAll(async () => {
    database = await openTestDatabase('postgres');
    testShop = await createTestShop(database);
  });
  afterAll(async () => {
    await testShop?.close();
    await database?.close();
  });

  const flags = operatorCommands.flatMap((command) =>
    Object.keys(command.options).flatMap((name) => (isFlag(command.options[name]) ? [{ command, name }] : [])),
  );

  test.each(flags)('"$command.name" refuses a --$name that is neither', async ({ command, name }) => {
    const words = Object.fromEntries(Object.keys(command.words).map((word) => [word, 'x']));
    for (const text of ['maybe', 'yess', '2', '-', 'ja']) {
      const { status, data } = await testShop.operate(command.name, { ...words, [name]: text });
      expect([status, data?.fieldErrors]).toEqual([400, { [name]: 'This is yes or no' }]);
    }
  });

  const file = 'word\ntried only';
  const words = async () => (await testShop.guest().search.hotKeywords()).map(({ title }) => title);

  test.each(['yes', 'Yes', 'YES', 'y', 'true', 'TRUE', '1', 'on', ' yes '])(
    '--dryRun %j imports nothing',
    async (dryRun) => {
      const { message } = await testShop.operate('import', { sheet: 'keywords', file, dryRun });
      expect(message).toMatch(/^Dry run, nothing is changed: 1 added/);
      expect(await words()).not.toContain('tried only');
    },
  );

  test.each(['no', 'No', 'false', '0'])('--dryRun %j imports', async (dryRun) => {
    const { message } = await testShop.operate('import', { sheet: 'keywords', file: `word\n${dryRun} try`, dryRun });
    expect(message).toMatch(/^keywords: 1 added/);
    expect(await words()).toContain(`${dryRun} try`);
  });
});
