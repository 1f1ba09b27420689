import { afterAll, beforeAll } from 'vitest';
import type { Database } from '../db/index.ts';
import { type Engine, openTestDatabase } from './databases.ts';
import { createTestShop, type TestShop } from './test-shop.ts';

interface Opened {
  database: Database;
  testShop: TestShop;
}

/** Opens a shop before the tests around this call, hands it to them, and closes it behind them. */
export function openShopAround(
  engine: Engine,
  take: (opened: Opened) => void,
  options?: Parameters<typeof createTestShop>[1],
): void {
  let opened: Partial<Opened> = {};
  beforeAll(async () => {
    const database = await openTestDatabase(engine);
    opened = { database };
    const testShop = await createTestShop(database, options);
    opened = { database, testShop };
    take({ database, testShop });
  });
  afterAll(async () => {
    await opened.testShop?.close();
    await opened.database?.close();
  });
}
