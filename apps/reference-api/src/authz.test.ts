import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from './db/index.ts';
import { withoutOwners } from './testing/broken-database.ts';
import { contactFields, knownContacts } from './testing/contacts.ts';
import { type Asked, type Asker, ask, calls, type Field, withValue } from './testing/contract-calls.ts';
import {
  EXCUSED,
  idFor,
  keyOf,
  requestWith,
  SILENT,
  triedIds,
  unknownLike,
  usedExcuses,
} from './testing/contract-ids.ts';
import { engines, openTestDatabase } from './testing/databases.ts';
import { createWriter } from './testing/echoed-fields.ts';
import { forgetLimits } from './testing/forget-limits.ts';
import { forgottenWords, hostileTexts, indigestibleTexts, textFields, wordFields } from './testing/hostile-texts.ts';
import { type Holdings, holdingsOf } from './testing/owned-resources.ts';
import { createPaymentShop, type PaymentShop } from './testing/payment-shop.ts';
import { createTestShop, type TestShop } from './testing/test-shop.ts';

/*
 * Every id that the contract takes, requested by users that don't own it: the response must be the same as for a missing id.
 * The list is derived from the contract, so a new call fails here until it is tried or excluded.
 */

const texts = [...hostileTexts, ...indigestibleTexts];
/** How many of them each field is given. */
const TEXTS_A_FIELD = process.env.PM_DEEP ? texts.length : 1;

const TIMEOUT_MS = process.env.PM_DEEP ? 60 * 60 * 1000 : 60_000;

describe.each(engines)("other users' resources on %s", { timeout: TIMEOUT_MS }, (engine) => {
  let database: Database;
  let testShop: PaymentShop;
  let owner: Holdings;
  let stranger: Holdings;
  let foreigner: Holdings;

  beforeAll(async () => {
    database = await openTestDatabase(engine);
    testShop = await createPaymentShop(database);
    const here = { storeId: 1, host: 'shop.test' };
    owner = await holdingsOf(database, testShop, here);
    stranger = await holdingsOf(database, testShop, here);
    foreigner = await holdingsOf(database, testShop, { storeId: 2, host: 'foyer-lune.localhost' });
  });
  afterAll(async () => {
    await testShop?.close();
    await database?.close();
  });

  const send = (field: Field, asked: Asked, by: Asker, { app }: Pick<TestShop, 'app'> = testShop) =>
    ask(app, field.call.id, asked, by);

  /** All that an owner receives without passing an id. */
  async function everything(own: Holdings) {
    const reads = calls.filter(({ method, auth, path }) => method === 'GET' && auth !== 'guest' && !path.includes('{'));
    const returned = [];
    for (const { id, input } of reads) {
      if (id !== 'login.logout') returned.push([id, await ask(testShop.app, id, { ...(input.example as Asked) }, own)]);
    }
    return returned;
  }

  test('is named by ids that are all tried or excused', () => {
    expect(triedIds.filter((field) => !requestWith(field, owner)).map(keyOf)).toEqual([]);
    expect(Object.keys(EXCUSED).filter((excuse) => !usedExcuses.has(excuse))).toEqual([]);
  });

  /** Owned ids for which the response to another user differs from the response for a missing id. */
  async function leaks(fields: readonly Field[], by: Pick<TestShop, 'app'> = testShop): Promise<string[]> {
    const found = [];
    for (const field of fields) {
      const id = idFor(field, owner);
      const isPublic = id === idFor(field, stranger);
      const askers: [string, Holdings, Asker][] = [['another shop', foreigner, foreigner]];
      if (!isPublic) askers.push(['a stranger', stranger, stranger], ['a guest', stranger, { host: owner.host }]);
      for (const [who, own, asker] of askers) {
        const asked = requestWith(field, own) as Asked;
        // The requests of a stranger count for one mailbox and one network.
        await forgetLimits(database);
        const real = await send(field, withValue(asked, field.at, id), asker, by);
        const made = await send(field, withValue(asked, field.at, unknownLike(id)), asker, by);
        const isTold = real.status !== made.status || real.body !== made.body;
        if (real.status >= 500 || isTold) found.push(`${keyOf(field)} to ${who}: ${real.status} ${real.body}`);
      }
    }
    return found;
  }

  test('looks like a missing one to other users', async () => {
    const before = await everything(owner);
    expect(await leaks(triedIds)).toEqual([]);
    expect(await everything(owner)).toEqual(before);
  });

  test.each(['addresses.detail', 'orders.detail', 'refunds.detail', 'payments.result'] as const)(
    '%s of a shop without owner checks is caught',
    async (id) => {
      const careless = await createTestShop(withoutOwners(database));
      const found = await leaks(
        triedIds.filter(({ call }) => call.id === id),
        careless,
      );
      await careless.close();
      expect(found).toContainEqual(expect.stringContaining(`${id} `));
    },
  );

  test('is there for its owner', async () => {
    for (const fields of Map.groupBy(triedIds, ({ call }) => call.id).values()) {
      const made = [];
      for (const field of fields) {
        const asked = requestWith(field, owner) as Asked;
        made.push(await send(field, withValue(asked, field.at, unknownLike(idFor(field, owner))), owner));
      }
      for (const [place, field] of fields.entries()) {
        const real = await send(field, requestWith(field, owner) as Asked, owner);
        expect([401, 404, 429, 500], `${keyOf(field)}: ${real.body}`).not.toContain(real.status);
        if (!SILENT.has(field.call.id)) expect(real, keyOf(field)).not.toEqual(made[place]);
      }
    }
  });

  test('registered and unregistered e-mail addresses and phones return the same response', async () => {
    const { email, phone } = await knownContacts(database, testShop);
    for (const field of contactFields) {
      const [known, unknown] = field.name === 'phone' ? [phone, '555 0199'] : [email, `nobody-${email}`];
      // The second time is within the minute in which no other code is sent.
      for (let time = 0; time < 2; time++) {
        const asked = withValue(field.call.input.example as Asked, field.at, known);
        const real = await send(field, asked, { host: owner.host });
        const made = await send(field, withValue(asked, field.at, unknown), { host: owner.host });
        expect(real, keyOf(field)).toEqual(made);
      }
    }
  });

  test('hostile texts make no call fall over', async () => {
    for (const [place, field] of textFields.entries()) {
      await forgetLimits(database);
      const asked = requestWith(field, stranger) ?? (field.call.input.example as Asked);
      for (let turn = 0; turn < TEXTS_A_FIELD; turn++) {
        const text = texts[(place * TEXTS_A_FIELD + turn) % texts.length] ?? '';
        const { status, body } = await send(field, withValue(asked, field.at, text), stranger);
        expect(status, `${keyOf(field)}: ${text.slice(0, 40)} gives ${body}`).toBeLessThan(500);
      }
    }
  });

  test('words come back as they went', async () => {
    const write = await createWriter(database, testShop);
    const returned = new Set<string>();
    for (const text of hostileTexts.filter((_, place) => process.env.PM_DEEP || place % 12 === 0)) {
      for (const word of await write(text)) {
        expect(word.returned, word.key).toBe(word.said);
        returned.add(word.key);
      }
    }
    const unreturned = wordFields.filter((field) => !returned.has(keyOf(field)));
    expect(
      unreturned.filter((field) => !forgottenWords[keyOf(field)] && !forgottenWords[field.name]).map(keyOf),
    ).toEqual([]);
  });
});
