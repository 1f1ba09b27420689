import { APPLICATION_STATUS } from '@promenade/storefront-hooks/domain';
import type { Storefront } from '@promenade/storefront-sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from './db/index.ts';
import { engines, openTestDatabase } from './testing/databases.ts';
import { forgetLimits } from './testing/forget-limits.ts';
import { type Faults, type Statements, statements } from './testing/planted-faults.ts';
import { meeting, raceIn, times } from './testing/racing.ts';
import { refusal } from './testing/refusal.ts';
import { deepTest } from './testing/runs.ts';
import { createTestShop, newUuid, type TestShop } from './testing/test-shop.ts';

const newEmail = () => `${newUuid()}@applicant.test`;
const papers: string[] = ['/media/uploads/AAAAAAAAAAAAAAAAAAAAAA.jpg', 'https://papers.example/register.png'];

/** The code that is mailed to an address; skips the wait between two codes. */
async function codeFor({ db }: Database, shop: Storefront, email: string): Promise<string> {
  await forgetLimits({ db });
  await shop.applications.sendCode(email);
  const mails = db.selectFrom('outbox_mails').select('subject').where('recipient', '=', email);
  const { subject } = await mails
    .where('purpose', '=', 'application-code')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return subject.slice(0, 6);
}

/** A form that is filled in well, code within. */
async function draft(database: Database, shop: Storefront, email = newEmail()) {
  const trades = database.db.selectFrom('categories').select('id').where('fee_basis_points', 'is not', null);
  const { id: categoryId } = await trades.where('store_id', '=', 1).orderBy('id').executeTakeFirstOrThrow();
  const captcha = await codeFor(database, shop, email);
  const who = {
    name: `Atelier ${email.slice(0, 12)}`,
    realName: 'Ada Martin',
    phone: '+33 1 99 00 12 34 ext. 12',
    email,
  };
  return { ...who, captcha, categoryId, typeId: 3, qualificationPicture: papers, isAgreed: true };
}

async function mailsTo({ db }: Database, email: string): Promise<string[]> {
  const mails = db.selectFrom('outbox_mails').select('purpose').where('recipient', '=', email);
  return (await mails.where('purpose', '<>', 'application-code').orderBy('id').execute()).map(({ purpose }) => purpose);
}

const opened: { engine: string; database: Database; testShop: TestShop }[] = [];
beforeAll(async () => {
  for (const engine of engines) {
    const database = await openTestDatabase(engine);
    opened.push({ engine, database, testShop: await createTestShop(database) });
  }
});
afterAll(async () => {
  for (const { database, testShop } of opened) {
    await testShop.close();
    await database.close();
  }
});

function openedOn(engine: string) {
  const found = opened.find((one) => one.engine === engine);
  if (!found) throw new Error(`there is no shop on ${engine}`);
  return found;
}

describe.each(engines)('applications of merchants on %s', (engine) => {
  let database: Database;
  let testShop: TestShop;
  beforeAll(() => {
    ({ database, testShop } = openedOn(engine));
  });

  const merchantNamed = async (name: string) =>
    (await testShop.guest().merchants.directory({ limit: 50 })).list.find((merchant) => merchant.name === name);

  test('are declined with a reason, corrected, sent again and approved', async () => {
    const { shop } = await testShop.newShopper();
    const form = await draft(database, shop);
    await shop.applications.apply(form);
    const [sent] = (await shop.applications.records()).list;
    const { captcha: _, isAgreed: __, ...sentForm } = form;
    expect(sent).toMatchObject({ ...sentForm, auditStatus: 1, denialReason: '', handlingFee: expect.any(Number) });
    const id = sent?.id ?? 0;

    expect((await testShop.operate('application list', {})).message).toContain(
      `${id}  ${form.name}, Ada Martin, ${form.email}\n   http://shop.test${papers[0]}\n   ${papers[1]}`,
    );
    const declined = { id: `${id}`, reason: 'The papers cannot be read <b>' };
    expect(await testShop.operate('application decline', { ...declined, reason: ' ' })).toMatchObject({ status: 400 });
    expect(await testShop.operate('application decline', declined)).toMatchObject({ status: 200 });
    expect((await shop.applications.records()).list).toMatchObject([{ auditStatus: 3, denialReason: declined.reason }]);
    expect(await testShop.operate('application approve', { id: `${id}` })).toMatchObject({ status: 400 });
    expect(await merchantNamed(form.name)).toBeUndefined();

    const captcha = await codeFor(database, shop, form.email);
    await shop.applications.apply({ ...form, id, captcha, realName: 'Ada Lovelace' });
    expect((await shop.applications.records()).list).toMatchObject([{ id, auditStatus: 1, realName: 'Ada Lovelace' }]);
    expect(await testShop.operate('application approve', { id: `${id}` })).toMatchObject({ status: 200 });
    expect((await shop.applications.records()).list).toMatchObject([{ id, auditStatus: 2, denialReason: '' }]);
    expect(await merchantNamed(form.name)).toMatchObject({ typeId: 3, categoryId: form.categoryId, proList: [] });
    for (const again of ['application approve', 'application decline']) {
      expect((await testShop.operate(again, { ...declined })).status).toBe(400);
    }
    const fate = ['received', 'declined', 'received', 'approved'].map((kind) => `application-${kind}`);
    expect(await mailsTo(database, form.email)).toEqual(fate);
  });

  test('of a guest are found by the address, and are invisible to anyone else', async () => {
    const guest = testShop.guest();
    const form = await draft(database, guest);
    await guest.applications.apply(form);
    const ofGuest = database.db.selectFrom('applications').select(['id', 'user_id']).where('email', '=', form.email);
    const { id, user_id } = await ofGuest.executeTakeFirstOrThrow();
    expect(user_id).toBeNull();
    await testShop.operate('application decline', { id: `${id}`, reason: 'Not yet' });
    const { shop: stranger } = await testShop.newShopper();
    for (const shop of [stranger, guest]) {
      const theirs = await draft(database, shop);
      const toForeign = await refusal(shop.applications.apply({ ...theirs, id }));
      expect(toForeign).toBe(await refusal(shop.applications.apply({ ...theirs, id: 2_000_000_000 })));
      expect(toForeign).toMatch(/^not-found/);
    }
    await guest.applications.apply({ ...form, id, captcha: await codeFor(database, guest, form.email) });
    expect(await refusal(guest.applications.records())).toMatch(/^auth/);
    expect((await stranger.applications.records()).list).toEqual([]);
  });

  test('one of a shopper and one of an address can be pending', async () => {
    const { shop } = await testShop.newShopper();
    const form = await draft(database, shop);
    await shop.applications.apply(form);
    const pending = /^invalid: An application of yours is waiting/;
    expect(await refusal(shop.applications.apply(await draft(database, shop)))).toMatch(pending);
    const guest = testShop.guest();
    const again = { ...form, captcha: await codeFor(database, guest, form.email) };
    expect(await refusal(guest.applications.apply(again))).toMatch(pending);
  });

  test("invalid forms return their errors, and don't use up a code", async () => {
    const { shop } = await testShop.newShopper();
    const form = await draft(database, shop);
    const { id: leaf } = await database.db
      .selectFrom('categories')
      .select('id')
      .where('level', '=', 3)
      .limit(1)
      .executeTakeFirstOrThrow();
    const foreign = ['javascript:alert(1)', 'http://papers.example/a.jpg', '//evil.example/a', '/media\\..\\x', ''];
    const wrong: [field: string, change: Partial<typeof form>, sentence: RegExp][] = [
      ['name', { name: '  ' }, /required/],
      ['name', { name: 'LÄRKSTEP!' }, /has this name/],
      ['realName', { realName: ' ' }, /required/],
      ['realName', { realName: '\u001b\u0007' }, /required/],
      ['email', { email: 'hello@larkstep.example' }, /code is wrong/],
      ['categoryId', { categoryId: leaf }, /do not trade/],
      ['categoryId', { categoryId: 2_000_000_000 }, /do not trade/],
      ['typeId', { typeId: 4 }, /kind of merchant/],
      ['isAgreed', { isAgreed: false }, /agree/],
      ['pictures', { qualificationPicture: [] }, /required/],
      ['pictures', { qualificationPicture: papers.flatMap((paper) => [paper, paper, paper]) }, /At most 5/],
      ...foreign.map((address): [string, Partial<typeof form>, RegExp] => [
        address,
        { qualificationPicture: [address] },
        /does not look right/,
      ]),
    ];
    for (const [field, change, sentence] of wrong) {
      expect(await refusal(shop.applications.apply({ ...form, ...change })), field).toMatch(sentence);
    }
    const email = 'hello@larkstep.example';
    const stolen = { ...form, email, captcha: await codeFor(database, shop, email) };
    expect(await refusal(shop.applications.apply(stolen))).toMatch(/^invalid: A merchant has this email/);
    await shop.applications.apply(form);
    expect(await refusal(shop.applications.apply({ ...form, name: 'Other' }))).toMatch(/code is wrong/);
  });

  test('the agreement is available in both languages', async () => {
    const agreements = await Promise.all(
      ['en', 'fr'].map((locale) => {
        const headers = { 'accept-language': locale };
        return testShop.app.inject({ url: '/api/front/merchant/settled/agreement', headers });
      }),
    );
    const [english, french] = agreements.map((answer) => answer.json().data.agreement);
    expect(english).toMatch(/^<h2>.*merchants/);
    expect(french).toMatch(/^<h2>.*marchands/);
  });
});

describe('one application with eight concurrent decisions', () => {
  const decideAll = (faults: Faults) => {
    const { database } = openedOn('postgres');
    return raceIn(database, faults, async (testShop) => {
      const { shop } = await testShop.newShopper();
      await shop.applications.apply(await draft(database, shop));
      const id = `${(await shop.applications.records()).list[0]?.id}`;
      const answers = await times(8, (place) =>
        place % 2 === 0
          ? testShop.operate('application approve', { id })
          : testShop.operate('application decline', { id, reason: 'No' }),
      );
      const count = (status: number) => answers.filter((answer) => answer.status === status).length;
      return { done: count(200), refused: count(400), broken: count(500) };
    });
  };

  test('is decided once', async () => {
    expect(await decideAll({})).toEqual({ done: 1, refused: 7, broken: 0 });
  });

  deepTest('a decision after a look at the state is caught', async () => {
    const met = meeting();
    const faulty: Statements['decideApplication'] = async (tx, id, verdict, now) => {
      const application = tx.selectFrom('applications').select('status').where('id', '=', id);
      if ((await application.executeTakeFirstOrThrow()).status !== APPLICATION_STATUS.pending) return false;
      await met();
      await tx.updateTable('applications').set({ status: APPLICATION_STATUS.pending }).where('id', '=', id).execute();
      return statements.decideApplication(tx, id, verdict, now);
    };
    const { done, broken } = await decideAll({ decideApplication: faulty });
    expect(done + broken).toBeGreaterThan(1);
  });
});

test('eight concurrent applications of one shopper leave one', async () => {
  const { database, testShop } = openedOn('postgres');
  const { shop } = await testShop.newShopper();
  const forms = [];
  for (let place = 0; place < 8; place++) forms.push(await draft(database, shop));
  const outcomes = await Promise.all(
    forms.map((form) =>
      shop.applications.apply(form).then(
        () => 'taken',
        ({ kind }) => kind,
      ),
    ),
  );
  expect(outcomes.toSorted()).toEqual([...Array(7).fill('invalid'), 'taken']);
  expect((await shop.applications.records()).total).toBe(1);
});
