import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../db/index.ts';
import { LIMITS } from '../limits/classes.ts';
import { engines, openTestDatabase } from '../testing/databases.ts';
import { type Faults, type Statements, withFaults } from '../testing/planted-faults.ts';
import { acpAgent, newEmail, payAt, ucpAgent, ucpOrderOf } from '../testing/protocol-agents.ts';
import { DUPLICATES, meeting, times, turn, UNBOUND } from '../testing/racing.ts';
import { deepTest } from '../testing/runs.ts';
import { createTestShop, setStock, someSku, stockOf, type TestShop } from '../testing/test-shop.ts';

const { visitor, order } = LIMITS.classes;
/** One network places more orders here than the limits allow. */
const UNHINDERED = {
  openOrders: UNBOUND,
  limits: {
    ...LIMITS,
    classes: {
      ...LIMITS.classes,
      visitor: { ...visitor, perNetwork: 1_000_000 },
      order: { ...order, perNetwork: 1_000_000 },
    },
  },
};

const CHECKOUTS = '/ucp/checkout-sessions';
const SESSIONS = '/acp/checkout_sessions';

describe('concurrent requests', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase('postgres');
  });
  afterAll(() => database?.close());

  /** Runs something in a separate shop, with the given broken statements. */
  async function race<Result>(faults: Faults, run: (shop: TestShop) => Promise<Result>): Promise<Result> {
    const shop = await createTestShop(database, UNHINDERED);
    try {
      return await withFaults(faults, () => run(shop));
    } finally {
      await shop.close();
    }
  }

  const ordersOf = async (email: string) => {
    const { count } = await database.db
      .selectFrom('orders')
      .innerJoin('users', 'users.id', 'orders.user_id')
      .select((of) => of.fn.countAll<string>().as('count'))
      .where('users.email', '=', email)
      .executeTakeFirstOrThrow();
    return Number(count);
  };

  /** One checkout that is completed many times at once. */
  const completeAll = async ({ app }: TestShop) => {
    const email = newEmail();
    const ask = ucpAgent(app);
    const { attrId } = await someSku(database);
    const stock = await stockOf(database, attrId);
    const { body } = await ask('POST', CHECKOUTS, ucpOrderOf(attrId, 1, email));
    await times(DUPLICATES, () => ask('POST', `${CHECKOUTS}/${body.id}/complete`, {}));
    const { body: after } = await ask('POST', `${CHECKOUTS}/${body.id}/complete`, {});
    return { orders: await ordersOf(email), taken: stock - (await stockOf(database, attrId)), status: after.status };
  };

  test('complete a checkout once', async () => {
    expect(await race({}, completeAll)).toEqual({ orders: 1, taken: 1, status: 'requires_escalation' });
  });

  deepTest('a claim that is read first and written after is caught', async () => {
    const meet = meeting();
    const faulty: Statements['claimPlacing'] = async (db, { hash }, now, until) => {
      const row = await db.selectFrom('agent_checkouts').selectAll().where('hash', '=', hash).executeTakeFirstOrThrow();
      if (row.state !== 'open') return undefined;
      await meet();
      const placing = { state: 'placing', placing_until: until, updated_at: now } as const;
      await db.updateTable('agent_checkouts').set(placing).where('hash', '=', hash).execute();
      return row;
    };
    expect((await race({ claimPlacing: faulty }, completeAll)).orders).toBeGreaterThan(1);
  });

  /** More checkouts than units in stock, over both protocols. */
  const sellOut = async ({ app }: TestShop) => {
    const { attrId, stock } = await someSku(database, 20, 7);
    await setStock(database, attrId, 3);
    const ask = ucpAgent(app);
    const ids = await times(
      DUPLICATES,
      async () => (await ask('POST', CHECKOUTS, ucpOrderOf(attrId))).body.id as string,
    );
    const ends = await times(DUPLICATES, async (place) => {
      const { body } = await ask('POST', `${CHECKOUTS}/${ids[place]}/complete`, {});
      return body.status as string;
    });
    const left = await stockOf(database, attrId);
    await setStock(database, attrId, stock);
    return { ordered: ends.filter((status) => status === 'requires_escalation').length, left };
  };

  test('never oversell', async () => {
    expect(await race({}, sellOut)).toEqual({ ordered: 3, left: 0 });
  });

  deepTest('stock that is read first and written after is caught', async () => {
    const faulty: Statements['takeStock'] = async (tx, skuId, quantity) => {
      const { stock } = await tx.selectFrom('skus').select('stock').where('id', '=', skuId).executeTakeFirstOrThrow();
      if (stock < quantity) return false;
      await turn();
      await tx
        .updateTable('skus')
        .set({ stock: Math.max(0, stock - quantity) })
        .where('id', '=', skuId)
        .execute();
      return true;
    };
    expect((await race({ takeStock: faulty }, sellOut)).ordered).toBeGreaterThan(3);
  });

  test('an order whose process died before it was recorded is found, not placed again', async () => {
    await race({}, async ({ app }) => {
      const email = newEmail();
      const ask = ucpAgent(app);
      const { attrId } = await someSku(database);
      const { body } = await ask('POST', CHECKOUTS, ucpOrderOf(attrId, 1, email));
      await ask('POST', `${CHECKOUTS}/${body.id}/complete`, {});
      const { db } = database;
      const { user_id } = await db
        .selectFrom('orders')
        .innerJoin('users', 'users.id', 'orders.user_id')
        .select('orders.user_id')
        .where('users.email', '=', email)
        .executeTakeFirstOrThrow();
      const died = { state: 'placing', order_no: null, placing_until: Date.now() + 60_000 } as const;
      await db.updateTable('agent_checkouts').set(died).where('user_id', '=', user_id).execute();
      const { body: after } = await ask('POST', `${CHECKOUTS}/${body.id}/complete`, {});
      expect(after.status).toBe('requires_escalation');
      expect(await ordersOf(email)).toBe(1);
    });
  });
});

describe.each(engines)('random walks of agents on %s', (engine) => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database?.close());

  test('end in the states that the state table allows, for any sequence of requests', {
    timeout: 600_000,
  }, async () => {
    const { app, close } = await createTestShop(database, UNHINDERED);
    try {
      const { attrId } = await someSku(database, 20, 2);
      await setStock(database, attrId, 100_000);
      const ucp = ucpAgent(app, { key: 'walker' });
      const acp = acpAgent(app, { key: 'walker' });
      const step = fc.constantFrom('update', 'empty', 'complete', 'cancel', 'pay', 'read', 'stranger');
      let completed = 0;
      const walks = fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 10 }), async (steps) => {
        const email = newEmail();
        const { body } = await ucp('POST', CHECKOUTS, ucpOrderOf(attrId, 1, email));
        const [one, session] = [`${CHECKOUTS}/${body.id}`, `${SESSIONS}/${body.id}`];
        let expected = 'ready_for_complete';
        for (const each of steps) {
          // Both protocols see the same checkout: what one does, the other continues.
          if (each === 'update') await ucp('PUT', one, ucpOrderOf(attrId, 2, email));
          if (each === 'empty') await ucp('PUT', one, { line_items: [] });
          if (each === 'complete') await acp('POST', `${session}/complete`, {});
          if (each === 'cancel') await ucp('POST', `${one}/cancel`);
          if (each === 'stranger') {
            expect((await ucpAgent(app)('POST', `${one}/complete`, {})).body.messages[0].code).toBe('not_found');
          }
          const { body: now } = await ucp('GET', one);
          if (each === 'pay' && expected === 'requires_escalation') await payAt(app, now.continue_url);
          expected = nextOf(expected, each);
          const { body: after } = await ucp('GET', one);
          expect(after.status, steps.join(' ')).toBe(expected);
          const total = after.totals.find(({ type }: { type: string }) => type === 'total').amount;
          const parts = after.totals.filter(({ type }: { type: string }) => type !== 'total');
          expect(total).toBe(parts.reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0));
        }
        if (expected === 'completed') completed += 1;
        const { rows } = await ordersAndPayments(email);
        expect(rows).toBe(['requires_escalation', 'completed'].includes(expected) ? 1 : 0);
      });
      // Random walks seldom reach a payment.
      await fc.assert(walks, { numRuns: process.env.PM_DEEP ? 400 : 25, examples: [[['complete', 'pay']]] });
      expect(completed).toBeGreaterThan(0);
    } finally {
      await close();
    }
  });

  /** The model: the next state after a step. */
  function nextOf(state: string, step: string): string {
    if (state === 'ready_for_complete' && step === 'complete') return 'requires_escalation';
    if (state === 'ready_for_complete' && step === 'cancel') return 'canceled';
    return state === 'requires_escalation' && step === 'pay' ? 'completed' : state;
  }

  async function ordersAndPayments(email: string) {
    const orders = await database.db
      .selectFrom('orders')
      .innerJoin('users', 'users.id', 'orders.user_id')
      .select('orders.id')
      .where('users.email', '=', email)
      .execute();
    return { rows: orders.length };
  }
});
