import { describe, expect, test } from 'vitest';
import { goodPng } from '../../apps/reference-api/src/testing/pictures.ts';
import { newUuid } from '../../apps/reference-api/src/testing/test-shop.ts';
import type { FamilyClient, Wire } from './client.ts';
import { clients, secondClient } from './clients.ts';
import { type FamilyShop, openFamilyShop, productWithoutChoice, someProduct } from './shop.ts';

const PASSWORD = 'Slow-walk-7';
const next = { newPassword: 'Slower-walk-8', passwordAgain: 'Slower-walk-8' };
const newEmail = () => `${newUuid().slice(0, 12)}@shopper.test`;

describe.each(clients)('a shopper of $name, flow', (client) => {
  let shop: FamilyShop;
  openFamilyShop((opened) => {
    shop = opened;
  });

  /** From the form to the first page of the account, with the token that the response must contain. */
  async function registered() {
    const page = shop.visit(client);
    const email = newEmail();
    await page.post('/api/front/login/email/captcha', email);
    const captcha = await shop.codeFor(email);
    const result = await page.post('/api/front/login/register/email', { email, password: PASSWORD, captcha });
    page.signIn(result);
    return { page, email, result };
  }

  const picture = (name: string) => new File([new Uint8Array(goodPng)], name, { type: 'image/png' });

  /** Uploads a picture like the client's forms; returns the address that pages show and send on. */
  async function uploaded(page: FamilyClient, kind: 'image' | 'file', model = client.upload.model): Promise<string> {
    const form = new FormData();
    form.append('multipart', picture('me.PNG'));
    const { url } = await page.post(`/api/front/upload/${kind}`, form, { ...client.upload, model });
    expect(await shop.picture(url)).toMatchObject({ status: 200, type: 'image/png', policy: 'cross-origin' });
    return url;
  }

  test('registration, which signs in at once', async () => {
    const { page, email, result } = await registered();
    expect(result).toMatchObject({ token: expect.any(String), email, type: 'email' });
    expect(await page.get('/api/front/user/info')).toMatchObject({ email, uid: result.uid });
  });

  test('sign-in, a wrong password before it, and sign-out', async () => {
    const { page, email } = await registered();
    page.signIn({ token: '' });
    const wrong = page.post('/api/front/login/email', { email, password: 'wrong' });
    expect(await page.shown(wrong)).toBe('The account or the password is not right, please try again');
    page.signIn(await page.post('/api/front/login/email', { email, password: PASSWORD }));
    expect((await page.get('/api/front/user/info')).email).toBe(email);
    expect(await page.post('/api/front/login/token/is/exist')).toBe(true);
    await page.get('/api/front/login/logout');
    expect(await page.post('/api/front/login/token/is/exist')).toBe(false);
  });

  test('forgotten password', async () => {
    const { page, email } = await registered();
    await page.post('/api/front/login/email/forget/password', email);
    await page.post('/api/front/login/email/reset/password', { email, captcha: await shop.codeFor(email), ...next });
    page.signIn(await page.post('/api/front/login/email', { email, password: next.newPassword }));
    expect((await page.get('/api/front/user/info')).email).toBe(email);
  });

  test('sign-in by a code to a phone', async () => {
    const page = shop.visit(client);
    const phone = client === secondClient ? '9876500102' : '9876500101';
    const form = new FormData();
    form.append('phone', phone);
    form.append('countryCode', '91');
    await page.post('/api/front/login/sendCode', form);
    const captcha = await shop.codeFor(`+91${phone}`);
    page.signIn(await page.post('/api/front/login/mobile/captcha', { phone: Number(phone), countryCode: 91, captcha }));
    expect(await page.get('/api/front/user/info')).toMatchObject({ phone: expect.stringContaining(phone) });
  });

  test('addresses: added, edited, made the default and deleted', async () => {
    const { page } = await shop.visitSignedIn(client);
    await page.post('/api/front/address/edit', client.address);
    const list = async () => (await page.get('/api/front/address/list', { page: 1, limit: 100 })).list;
    const [saved] = await list();
    expect(saved).toMatchObject({ country: 'India', countryCode: '91', realName: 'Ada Maria Martin', isDefault: true });
    // Without changes, although the form loses some fields.
    await page.post('/api/front/address/edit', await client.edited(page, saved.id, {}));
    expect(await list()).toEqual([saved]);
    const typed = { realName: 'Ada Ray', detail: '4 Rose Lane\nNew Delhi', country: 'China', countryCode: 86 };
    await page.post('/api/front/address/edit', await client.edited(page, saved.id, typed));
    expect(await page.get(`/api/front/address/detail/${saved.id}`)).toMatchObject({
      ...{ realName: 'Ada Ray', detail: '4 Rose Lane, New Delhi', country: 'China', countryCode: '86' },
    });
    await page.post('/api/front/address/edit', { ...client.address, isDefault: false });
    const other = (await list()).find(({ id }: Wire) => id !== saved.id);
    await page.post('/api/front/address/default/set', { id: other.id });
    expect((await list()).map(({ isDefault }: Wire) => isDefault)).toEqual([true, false]);
    for (const { id } of await list()) await page.post('/api/front/address/del', { id });
    expect(await list()).toEqual([]);
  });

  test('wish list', async () => {
    const { page } = await shop.visitSignedIn(client);
    const [{ id }, { id: otherId }] = [await someProduct(page), await productWithoutChoice(shop, page)];
    const { category } = client;
    const list = async () => (await page.get('/api/front/collect/product/list', { page: 1, limit: 10 })).list;
    await page.post('/api/front/collect/add/product', { id: `${id}`, category });
    expect((await page.get(`/api/front/product/detail/${id}`)).userCollect).toBe(true);
    await page.post('/api/front/collect/batch/product', { id: [id, otherId], category });
    expect((await list()).map(({ productId }: Wire) => productId).toSorted()).toEqual([id, otherId].toSorted());
    await page.post(`/api/front/collect/cancel/${id}`);
    await page.post('/api/front/collect/delete/product', { ids: (await list()).map((entry: Wire) => entry.id).join() });
    expect(await list()).toEqual([]);
  });

  test('a merchant followed', async () => {
    const { page, userId } = await shop.visitSignedIn(client);
    const { merId } = (await someProduct(page)).detail.productInfo;
    const list = async () => (await page.get('/api/front/collect/merchant/list', { page: 1, limit: 10 })).list;
    await page.post(`/api/front/collect/add/merchant/${merId}`);
    expect(await list()).toMatchObject([{ merId, uid: userId }]);
    expect((await page.get(`/api/front/merchant/index/info/${merId}`)).isCollect).toBe(true);
    await page.post(`/api/front/collect/cancel/merchant/${merId}`);
    expect(await list()).toEqual([]);
  });

  test('profile: avatar, name and password', async () => {
    const { page, email } = await registered();
    const avatar = await uploaded(page, 'image');
    await page.post('/api/front/user/edit', { nickname: 'Ada', avatar });
    expect(await page.get('/api/front/user/info')).toMatchObject({ nickname: 'Ada', avatar });
    await page.post('/api/front/user/edit', await page.get('/api/front/user/info'));
    await page.post('/api/front/captcha/email/password');
    await page.post('/api/front/user/email/update/password', { captcha: await shop.codeFor(email), ...next });
    expect(await page.post('/api/front/login/email', { email, password: next.newPassword })).toHaveProperty('token');
  });

  test('application to become a merchant, with documents', async () => {
    const { page } = await shop.visitSignedIn(client);
    expect(await page.get('/api/front/merchant/settled/agreement')).toHaveProperty('agreement');
    const trades = await page.get('/api/front/merchant/all/category/list');
    const [kind] = await page.get('/api/front/merchant/all/type/list');
    const trade = trades.find(({ handlingFee }: Wire) => !Number.isInteger(handlingFee));
    const papers = [await uploaded(page, 'image', 'maintain'), await uploaded(page, 'file', 'maintain')];
    const email = newEmail();
    await page.post('/api/front/captcha/email/merchant/settled', email);
    const form = {
      ...{ name: `Atelier ${newUuid().slice(0, 8)}`, realName: 'Ada Martin', email, phone: '9876543210' },
      ...{ address: '12 Rose Lane', country: 'India', keywords: '', categoryId: trade.id, typeId: kind.id },
      ...{ handlingFee: trade.handlingFee, captcha: await shop.codeFor(email) },
    };
    await page.post('/api/front/merchant/settled/apply', { ...form, qualificationPicture: JSON.stringify(papers) });
    const { list } = await page.get('/api/front/merchant/settled/record', { page: 1, limit: 10 });
    expect(list[0]).toMatchObject({ name: form.name, auditStatus: 1 });
    expect(JSON.parse(list[0].qualificationPicture)).toEqual(papers);
  });

  // The other client shows neither pictures nor a banner.
  if (client === secondClient) {
    test('page of the account, with pictures and custom pages', async () => {
      const { page } = await shop.visitSignedIn(client);
      const { routine_my_menus: menus, routine_my_banner: banners } = await page.get('/api/front/user/menu/user');
      for (const { pic, url } of [...menus, ...banners]) {
        expect(await shop.picture(pic)).toMatchObject({ status: 200, policy: 'cross-origin' });
        expect(url).toMatch(/^\/pages\//);
      }
      expect(new Set([...menus, ...banners].map(({ pic }) => pic)).size).toBe(menus.length + banners.length);
      expect(await page.get('/api/front/order/data')).toMatchObject({ unPaidCount: 0 });
    });
  }
});
