import type { Storefront } from '@promenade/storefront-sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_ACCOUNTS } from '../../demo-shop/src/accounts.ts';
import { CHEAP_PASSWORD_COST } from '../../demo-shop/src/testing.ts';
import type { Database } from './db/index.ts';
import { createPasswords } from './identity/passwords.ts';
import { updateUser } from './repositories/users.ts';
import { engines, openTestDatabase } from './testing/databases.ts';
import { forgetLimits } from './testing/forget-limits.ts';
import { freePort } from './testing/free-port.ts';
import { codeFor, mailsTo, otherThan } from './testing/mailbox.ts';
import { createTestBrowser, type TestBrowser } from './testing/oidc-client.ts';
import type { Faults, Statements } from './testing/planted-faults.ts';
import { meeting, raceIn } from './testing/racing.ts';
import { refusal } from './testing/refusal.ts';
import { createTestShop, newUuid, setStock, someAddress, type TestShop } from './testing/test-shop.ts';
import { startTwitter } from './testing/twitter-server.ts';

const MINUTE_MS = 60_000;
const INFO = '/api/front/user/info';
const [{ email: DEMO }] = DEMO_ACCOUNTS;

const [FIRST, SECOND] = ['seven-lamps', 'eight-lamps'];
const FIRST_HASH = createPasswords(CHEAP_PASSWORD_COST).hash(FIRST);

const wrongCode = 'invalid: The verification code is wrong or expired';
const wrongSignIn = 'invalid: The account or the password is not right, please try again';

describe.each(engines)('an account on %s', (engine) => {
  let database: Database;
  let testShop: TestShop;
  let origin: string;
  let ahead = 0;

  beforeAll(async () => {
    database = await openTestDatabase(engine);
    const port = await freePort();
    origin = `http://127.0.0.1:${port}`;
    testShop = await createTestShop(database, { now: () => Date.now() + ahead }, { publicUrl: origin });
    await testShop.app.listen({ port, host: '127.0.0.1' });
  });
  afterAll(async () => {
    await testShop?.close();
    await database?.close();
  });

  const twice = (password: string) => ({ newPassword: password, passwordAgain: password });

  /** A raw answer, without what differs from one request to the next. */
  async function answerTo(url: string, payload: unknown) {
    const answer = await testShop.app.inject({
      method: 'POST',
      url,
      headers: { host: 'shop.test', 'content-type': 'application/json', 'accept-language': 'en' },
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    });
    const { date: _, 'x-request-id': __, ...headers } = answer.headers;
    return { status: answer.statusCode, headers, body: answer.body };
  }

  /** An account whose password is known; answers its address. */
  const newAccount = async (name: string): Promise<string> => {
    const { id } = await testShop.newShopper();
    const email = `${name}-${engine}@shopper.test`;
    await updateUser(database.db, id, { email, password_hash: await FIRST_HASH });
    return email;
  };

  /** Which of a browser's tokens are still valid. */
  async function stillIn(browser: TestBrowser, { access_token = '', refresh_token = '' }) {
    const info = await fetch(origin + INFO, { headers: await browser.headers(access_token, 'GET', INFO) });
    return {
      token: info.status === 200,
      refresh: (await browser.refresh(refresh_token)).status === 200,
      session: (await browser.authorize({ prompt: 'none' })).includes('code='),
    };
  }
  const signedIn = async (email: string, password: string) => {
    const browser = await createTestBrowser(origin);
    const { body } = await browser.signIn(email, password);
    return () => stillIn(browser, body);
  };
  const everything = { token: true, refresh: true, session: true };
  const nothing = { token: false, refresh: false, session: false };

  test('a forgotten password is replaced with a code, once, and all sessions end', async () => {
    const shop = testShop.guest();
    const email = await newAccount('forgets');
    const browser = await signedIn(email, FIRST);
    const direct = await shop.login.withEmail({ email, password: FIRST });
    expect(direct).toMatchObject({ type: 'email', email, identity: '' });
    await shop.login.sendPasswordResetCode(email);
    const captcha = await codeFor(testShop.app, email);
    const reset = (code: string, words = twice(SECOND)) => shop.login.resetPassword({ email, captcha: code, ...words });
    expect(await refusal(reset(captcha, { newPassword: SECOND, passwordAgain: FIRST }))).toContain('not the same');
    expect(await refusal(reset(captcha, twice('password1')))).toContain('too easy to guess');
    expect(await refusal(reset(otherThan(captcha)))).toBe(wrongCode);
    await reset(captcha);
    expect(await refusal(reset(captcha))).toBe(wrongCode);
    expect((await mailsTo(testShop.app, email))[0]?.purpose).toBe('password-changed');
    expect(await browser()).toEqual(nothing);
    expect(await testShop.withToken(direct.token).login.isTokenValid()).toBe(false);
    expect(await refusal(shop.login.withEmail({ email, password: FIRST }))).toBe(wrongSignIn);
    expect((await shop.login.withEmail({ email, password: SECOND })).email).toBe(email);
  });

  test('a registered address cannot be distinguished from an unregistered one', async () => {
    const unknown = `nobody-${engine}@shopper.test`;
    // How long to wait depends on when the address was used first: a slow machine passes a second between the two.
    const answerWithoutTime = async (url: string, payload: unknown) => {
      const { headers, body, ...rest } = await answerTo(url, payload);
      const { 'retry-after': wait, ...others } = headers;
      return { ...rest, headers: others, isLimited: wait !== undefined, body: body.replace(/\d+(?= seconds)/, 'some') };
    };
    const compare = async (url: string, body: (email: string) => unknown) => {
      const known = await answerWithoutTime(url, body(DEMO));
      expect(await answerWithoutTime(url, body(unknown)), url).toEqual(known);
      return known.status;
    };
    const wrong = { captcha: '000000', ...twice('nine-lamps') };
    expect(await compare('/api/front/login/email/forget/password', (email) => email)).toBe(200);
    expect(await compare('/api/front/login/email/forget/password', (email) => email)).toBe(429);
    expect(await compare('/api/front/login/email', (email) => ({ email, password: 'wrong' }))).toBe(400);
    // Five use a code of either up, and the sixth is one too many within a minute.
    for (const status of [400, 400, 400, 400, 400, 429]) {
      expect(await compare('/api/front/login/email/reset/password', (email) => ({ email, ...wrong }))).toBe(status);
    }
    await forgetLimits(database, 'sign-in:%');
    expect((await mailsTo(testShop.app, unknown)).map(({ purpose }) => purpose)).toEqual(['password-unknown']);
    const used = { email: DEMO, captcha: await codeFor(testShop.app, DEMO), ...twice('nine-lamps') };
    expect(await refusal(testShop.guest().login.resetPassword(used))).toBe(wrongCode);
  });

  test('a new password keeps the device signed in that chose it, and no other', async () => {
    const email = await newAccount('changes');
    const other = await signedIn(email, FIRST);
    const browser = await createTestBrowser(origin);
    const { body } = await browser.signIn(email, FIRST);
    const shop = testShop.guest();
    const call = async (path: string, payload?: object) =>
      fetch(origin + path, {
        method: 'POST',
        headers: {
          ...(await browser.headers(body.access_token ?? '', 'POST', path)),
          'content-type': 'application/json',
        },
        ...(payload && { body: JSON.stringify(payload) }),
      });
    expect((await call('/api/front/captcha/email/password')).status).toBe(200);
    expect((await call('/api/front/captcha/email/password')).headers.get('retry-after')).toBeTruthy();
    expect(
      await refusal(
        shop.login.resetPassword({ email, captcha: await codeFor(testShop.app, email), ...twice('x-lamps') }),
      ),
    ).toBe(wrongCode);
    const change = { captcha: await codeFor(testShop.app, email), ...twice(SECOND) };
    expect((await call('/api/front/user/email/update/password', change)).status).toBe(200);
    expect(await stillIn(browser, body)).toEqual(everything);
    expect(await other()).toEqual(nothing);
    expect((await call('/api/front/captcha/phone/password')).status).toBe(400);
  });

  test('a sign-in that is under way with the old password does not end in a session', async () => {
    const email = await newAccount('under-way');
    const browser = await createTestBrowser(origin);
    const answered = await browser.submit(await browser.authorize(), email, FIRST);
    await testShop.guest().login.sendPasswordResetCode(email);
    await testShop
      .guest()
      .login.resetPassword({ email, captcha: await codeFor(testShop.app, email), ...twice(SECOND) });
    const next = await browser.visit(answered.headers.get('location') ?? '');
    expect(next.headers.get('location') ?? '').not.toContain('code=');
    expect(await browser.authorize({ prompt: 'none' })).toContain('error=login_required');
  });

  test('a password that is changed while it is checked counts no more', async () => {
    const email = await newAccount('quick');
    // A hash of a real shop's cost, so that the check lasts.
    const password_hash = await createPasswords().hash(FIRST);
    await database.db.updateTable('users').set({ password_hash }).where('email', '=', email).execute();
    const tries = database.db
      .selectFrom('rate_limits')
      .select((row) => row.fn.sum<string>('count').as('count'))
      .where('key', 'like', 'sign-in:%');
    const counted = async () => (await tries.executeTakeFirstOrThrow()).count;
    const before = await counted();
    const attempt = refusal(testShop.guest().login.withEmail({ email, password: FIRST }));
    // The account is read as soon as the try is counted; the check itself takes much longer.
    await expect.poll(counted, { interval: 5 }).not.toBe(before);
    await database.db.updateTable('users').set({ password_hash: null }).where('email', '=', email).execute();
    expect(await attempt).toBe(wrongSignIn);
  });

  test('a phone opens an account by a code, and by a password', async () => {
    const shop = testShop.guest();
    const ask = { phone: engine === 'pglite' ? '555 0101' : '555-0102', countryCode: '+1' };
    const number = `+1${ask.phone.replace(/\D/g, '')}`;
    const phone = { ...ask, password: FIRST };
    await shop.login.sendMobileCode(ask);
    expect(await refusal(shop.login.sendMobileCode(ask))).toMatch(/^rate-limited/);
    const captcha = await codeFor(testShop.app, number);
    expect(await refusal(shop.login.registerMobile({ ...phone, captcha: otherThan(captcha) }))).toBe(wrongCode);
    const made = await shop.login.registerMobile({ ...phone, captcha });
    expect(made).toMatchObject({ type: 'phone', phone: number, email: null });
    const owner = testShop.withToken(made.token);
    expect(await owner.user.info()).toMatchObject({ phone: number, email: null, userType: 'phone' });
    expect(await refusal(owner.user.sendPasswordCode())).toBe('invalid: Your account has no email address');
    expect(await refusal(shop.login.withMobileCode({ ...ask, captcha }))).toBe(wrongCode);
    expect(await refusal(shop.login.withMobilePassword({ ...phone, password: 'wrong' }))).toBe(wrongSignIn);
    expect((await shop.login.withMobilePassword(phone)).uid).toBe(made.uid);

    ahead += MINUTE_MS;
    await shop.login.sendMobileCode(ask);
    const again = { ...phone, captcha: await codeFor(testShop.app, number) };
    expect(await refusal(shop.login.registerMobile(again))).toContain('has an account already');
    const second = await shop.login.withMobileCode(again);
    expect(second.uid).toBe(made.uid);
    await owner.login.logout();
    expect(await owner.login.isTokenValid()).toBe(false);
    expect(await testShop.withToken(second.token).login.isTokenValid()).toBe(true);

    await owner.login.logout();
    const holder = testShop.withToken(second.token);
    await holder.user.sendPasswordCodeByPhone();
    await holder.user.changePasswordByPhone({ captcha: await codeFor(testShop.app, number), ...twice(SECOND) });
    expect(await holder.login.isTokenValid()).toBe(true);
    expect(await refusal(shop.login.withMobilePassword(phone))).toBe(wrongSignIn);
  });

  test('shows a name and a picture of the shop’s own', async () => {
    const { shop } = await testShop.newShopper();
    const avatar = '/media/r1/person/fox/avatar.webp';
    await shop.user.edit({ nickname: ' Ada ', avatar: origin + avatar });
    expect(await shop.user.info()).toMatchObject({ nickname: 'Ada', avatar });
    const elsewhere = [`https://evil.example${avatar}`, '//evil.example/a.png', `${avatar}/../../../mail`, 'data:,'];
    for (const picture of [...elsewhere, '/media/r1/a.svg']) {
      expect(await refusal(shop.user.edit({ nickname: 'Ada', avatar: picture })), picture).toMatch(/^invalid/);
    }
    expect(await refusal(shop.user.edit({ nickname: '  ', avatar: '' }))).toMatch(/^invalid/);
    const phone = { phone: '6 12 34 56 78 poste 12', countryCode: '+33' };
    const { token, ...visitor } = await testShop.guest().login.asGuest({ email: 'passing@shopper.test', ...phone });
    expect(visitor.phone).toBe('+33 6 12 34 56 78 ext. 12');
    expect(await refusal(testShop.withToken(token).user.sendPasswordCode())).toContain('as a visitor');
  });

  test("has a default address, and cannot see other shoppers' addresses", async () => {
    const { shop } = await testShop.newShopper();
    const { shop: other } = await testShop.newShopper();
    expect(await shop.addresses.getDefault()).toBeNull();
    const { id } = await shop.addresses.save({ ...someAddress, city: 'Salem' });
    await shop.addresses.save({ ...someAddress, isDefault: false });
    expect(await shop.addresses.getDefault()).toMatchObject({ id, city: 'Salem' });
    expect((await shop.addresses.all()).map(({ city }) => city)).toEqual(['Salem', 'Boston']);
    expect(await shop.addresses.detail(id)).toMatchObject({ id });
    expect(await other.addresses.detail(id)).toBeNull();
    const nowhere = { country_name: '', country_calling_code: '', region: '', city: '' };
    expect(await shop.addresses.ipInfo()).toEqual(nowhere);
  });

  test('an address at an international domain is one account in both of its spellings', async () => {
    const [unicode, ascii] = ['münchen', 'xn--mnchen-3ya'].map((name) => `Ada-${engine}@${name}.example`);
    ahead += MINUTE_MS;
    const guest = testShop.guest();
    await guest.login.sendRegistrationCode(`${ascii}`);
    const captcha = await codeFor(testShop.app, `${ascii}`.toLowerCase());
    const registered = await guest.login.registerEmail({ email: `${unicode}`, password: FIRST, captcha });
    expect(registered?.email).toBe(`${ascii}`.toLowerCase());
    for (const email of [`${unicode}`, `${ascii}`]) {
      expect((await testShop.guest().login.withEmail({ email, password: FIRST })).uid).toBe(registered?.uid);
    }
  });

  test('addresses have only the fields that their country uses, in its format', async () => {
    const { shop } = await testShop.newShopper();
    const { state: _, postCode: __, ...bare } = someAddress;
    const saved = (change: object) => shop.addresses.save({ ...bare, ...change });

    expect(await saved({ country: 'QA' })).toMatchObject({ country: 'QA', state: '', postCode: '' });
    expect(await saved({ country: 'DE', postCode: 'D-10115' })).toMatchObject({ state: '', postCode: '10115' });
    expect(await saved({ country: 'HK', state: 'Kowloon' })).toMatchObject({ state: 'Kowloon', postCode: '' });
    for (const [change, field] of [
      [{ country: 'US', postCode: '02108' }, 'state'],
      [{ country: 'US', state: 'MA' }, 'postCode'],
      [{ country: 'DE' }, 'postCode'],
    ] as const) {
      await expect(saved(change)).rejects.toMatchObject({
        kind: 'invalid',
        fieldErrors: { [field]: expect.any(String) },
      });
    }

    const phoned = (phone: string) => saved({ country: 'QA', phone });
    expect(await phoned('\u202a+33 6 12 34 56 78\u202c')).toMatchObject({ phone: '+33 6 12 34 56 78' });
    expect(await phoned('٠١٢٣٤٥٦٧٨')).toMatchObject({ phone: '012345678' });
    expect(await phoned('+49 30 1234567 Durchwahl 12')).toMatchObject({ phone: '+49 30 1234567 ext. 12' });
    for (const phone of ['+++', '...', '123', '030 1234567 code 12']) {
      await expect(phoned(phone)).rejects.toMatchObject({ fieldErrors: { phone: expect.any(String) } });
    }
  });

  test('visits start, go on within twenty minutes, and end', async () => {
    const { id, shop } = await testShop.newShopper();
    const guest = testShop.guest();
    const [guid, uuid] = [crypto.randomUUID(), newUuid()];
    const visit = () => database.db.selectFrom('visits').selectAll().where('guid', '=', guid).executeTakeFirstOrThrow();
    await guest.session.start({ guid, uuid });
    await guest.session.start({ guid, uuid: newUuid() });
    await guest.session.recordUser({ uuid });
    expect(await visit()).toMatchObject({ uuid, user_id: null });
    await shop.session.recordUser({ uuid });
    expect((await visit()).user_id).toBe(id);
    ahead += 19 * MINUTE_MS;
    await guest.session.end(guid);
    expect((await visit()).ended_at).not.toBeNull();
    ahead += 19 * MINUTE_MS;
    await guest.session.resume(guid);
    expect((await visit()).ended_at).toBeNull();
    ahead += 21 * MINUTE_MS;
    expect(await refusal(guest.session.resume(guid))).toMatch(/^not-found/);
    for (const known of [guid, guid, crypto.randomUUID()]) await guest.session.end(known);
    expect((await visit()).ended_at).not.toBeNull();
    const beacon = await answerTo('/api/front/session/end', '{"guid":"spaces are not allowed"}');
    expect(JSON.parse(beacon.body).data.fieldErrors).toEqual({ body: 'This does not look right' });
    ahead += 91 * 24 * 60 * MINUTE_MS;
    await testShop.app.jobs.runDue();
    await expect(visit()).rejects.toThrow();
  });

  describe('with a cart', () => {
    /** Two variants of one product, plenty of each. */
    async function siblings() {
      const { product_id: productId } = await database.db
        .selectFrom('skus')
        .innerJoin('products', 'products.id', 'skus.product_id')
        .select('product_id')
        .where('products.on_sale', '=', true)
        .groupBy('product_id')
        .having((row) => row.fn.countAll<number>(), '>', 1)
        .orderBy('product_id')
        .limit(1)
        .executeTakeFirstOrThrow();
      const skus = database.db
        .selectFrom('skus')
        .select('id')
        .where('product_id', '=', productId)
        .orderBy('id')
        .limit(2);
      const [one = 0, two = 0] = (await skus.execute()).map(({ id }) => id);
      await setStock(database, one, 50);
      await setStock(database, two, 9);
      return { productId, one, two };
    }
    const lines = async (shop: Storefront) =>
      (await shop.cart.list({ isValid: true, storeId: 1 }))
        .flatMap((group) => group.cartInfoList)
        .map(({ id, attrId, cartNum }) => ({ id, attrId, cartNum }));

    test('gives a line another variant, within the stock', async () => {
      const { shop } = await testShop.newShopper();
      const { shop: other } = await testShop.newShopper();
      const { productId, one, two } = await siblings();
      const add = (attrId: number, cartNum: number) =>
        shop.cart.save([{ productId, productAttrUnique: attrId, cartNum, storeId: 1 }]);
      await add(one, 2);
      const [line] = await lines(shop);
      const reset = { id: line?.id ?? 0, num: 3, productId, unique: two };
      expect(await refusal(other.cart.changeVariant(reset))).toMatch(/^not-found/);
      expect(await refusal(shop.cart.changeVariant({ ...reset, productId: productId + 1 }))).toMatch(/^not-found/);
      expect(await refusal(shop.cart.changeVariant({ ...reset, unique: 2_000_000_000 }))).toMatch(/^not-found/);
      expect(await refusal(shop.cart.changeVariant({ ...reset, num: 10 }))).toMatch(/^invalid: Only 9 left/);
      await shop.cart.changeVariant(reset);
      expect(await lines(shop)).toEqual([{ id: line?.id, attrId: two, cartNum: 3 }]);
      await add(one, 7);
      const [, added] = await lines(shop);
      expect(await refusal(shop.cart.changeVariant({ ...reset, id: added?.id ?? 0, num: 7 }))).toMatch(/Only 9 left/);
      await shop.cart.changeVariant({ ...reset, id: added?.id ?? 0, num: 6 });
      expect(await lines(shop)).toEqual([{ id: line?.id, attrId: two, cartNum: 9 }]);
    });

    test('subscribes to its newsletter idempotently', async () => {
      const body = { email: `News-${engine}@Shopper.test`, uuid: newUuid() };
      for (let time = 0; time < 2; time++) await testShop.guest().cart.subscribe(body);
      const kept = database.db.selectFrom('newsletter_subscriptions').select(['source', 'uuid']);
      expect(await kept.where('email', '=', body.email.toLowerCase()).execute()).toEqual([
        { source: 'cart', uuid: body.uuid },
      ]);
    });
  });

  test('Twitter signs in a user that it confirms, once', async () => {
    const twitter = await startTwitter({ id: '4711', name: 'ada_walks' });
    const withTwitter = await createTestShop(database, {}, { twitter: twitter.config });
    try {
      const shop = withTwitter.guest();
      expect((await shop.login.methods()).twitterOpen).toBe(true);
      const enter = async () => {
        const { token, tokenSecret, authorizationURL } = await shop.twitter.requestToken({ end: 'pc' });
        expect(authorizationURL).toBe(`${twitter.config.apiUrl}/oauth/authenticate?oauth_token=${token}`);
        return { oauthToken: token, oauthTokenSecret: tokenSecret, oauthVerifier: twitter.verifier };
      };
      const { headers } = await withTwitter.app.inject({ url: '/api/front/login/twitter/request/token?end=h5' });
      expect(headers['cache-control'], 'a secret is for one browser').toBe('no-store');
      const proof = await enter();
      expect(twitter.callback()).toBe('http://shop.test/middlewares/callback_twitter');
      for (const lie of [{ oauthVerifier: 'guessed' }, { oauthTokenSecret: 'guessed' }]) {
        expect(await refusal(shop.twitter.signIn({ ...proof, ...lie }))).toMatch(/^invalid: Twitter does not confirm/);
      }
      const first = await shop.twitter.signIn(proof);
      expect(first).toMatchObject({ type: 'twitter', nikeName: 'ada_walks', email: null });
      expect(await refusal(shop.twitter.signIn(proof))).toMatch(/^invalid/);
      expect((await shop.twitter.signIn(await enter())).uid).toBe(first.uid);
      expect((await withTwitter.withToken(first.token).user.info()).userType).toBe('twitter');
      expect(await refusal(testShop.guest().twitter.requestToken({ end: 'pc' }))).toMatch(/^not-found: This shop/);
    } finally {
      await withTwitter.close();
      twitter.close();
    }
  });

  test('sign-in methods are listed, and phones are refused where no text messages can be sent', async () => {
    const { agreement, visitorOpen } = await testShop.guest().login.methods();
    expect([visitorOpen, agreement]).toEqual([true, expect.stringContaining('<h2>')]);
    expect((await testShop.guest().login.picture()).loginLeftImage).toMatch(/^\/media\//);
    const mute = await createTestShop(database, {}, { sms: false });
    const refused = await refusal(mute.guest().login.sendMobileCode({ phone: '555 0103', countryCode: '+1' }));
    await mute.close();
    expect(refused).toMatch(/^not-found: This shop does not sign in by phone/);
  });

  // PGlite has one connection, so requests cannot run concurrently.
  if (engine === 'postgres') {
    describe('one code and five concurrent sign-ins with it', () => {
      const signInAll = (faults: Faults, phone: string) =>
        raceIn(database, faults, async ({ guest }) => {
          const ask = { phone, countryCode: '+1' };
          await guest().login.sendMobileCode(ask);
          const body = { ...ask, captcha: await codeFor(testShop.app, `+1${phone}`) };
          const ends = await Promise.allSettled(Array.from({ length: 5 }, () => guest().login.withMobileCode(body)));
          return ends.filter(({ status }) => status === 'fulfilled').length;
        });

      test('are one sign-in', async () => {
        expect(await signInAll({}, '5550104')).toBe(1);
      });

      test('are more with a code that is looked at first and used up after', async () => {
        const met = meeting();
        const broken: Statements['consumeCode'] = async (tx, id, now) => {
          const code = tx.selectFrom('codes').select('consumed_at').where('id', '=', id);
          if ((await code.executeTakeFirstOrThrow()).consumed_at !== null) return false;
          await met();
          await tx.updateTable('codes').set({ consumed_at: now }).where('id', '=', id).execute();
          return true;
        };
        expect(await signInAll({ consumeCode: broken }, '5550105')).toBeGreaterThan(1);
      });
    });
  }
});
