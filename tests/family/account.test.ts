import { describe, expect, test } from 'vitest';
import { goodPng } from '../../apps/reference-api/src/testing/pictures.ts';
import { newUuid } from '../../apps/reference-api/src/testing/test-shop.ts';
import type { Wire } from './client.ts';
import { type FamilyShop, familyAddress, openFamilyShop, someProduct } from './shop.ts';

const PASSWORD = 'Slow-walk-7';
const newEmail = () => `${newUuid().slice(0, 12)}@shopper.test`;

describe('a shopper of a storefront of the family', () => {
  let shop: FamilyShop;
  openFamilyShop((opened) => {
    shop = opened;
  });

  async function registered() {
    const page = shop.visit();
    const email = newEmail();
    await page.post('/api/front/login/email/captcha', email);
    const captcha = await shop.codeFor(email);
    const result = await page.post('/api/front/login/register/email', { email, password: PASSWORD, captcha });
    return { page, email, result };
  }

  test('registers without naming a shop and is signed in at once', async () => {
    const { page, email, result } = await registered();
    expect(result).toMatchObject({
      token: expect.any(String),
      key: '',
      email,
      type: 'email',
      nikeName: expect.any(String),
    });
    page.signIn(result);
    expect(await page.get('/api/front/user/info')).toMatchObject({ email, uid: result.uid });
    expect(await page.post('/api/front/login/token/is/exist')).toBe(true);
    await page.get('/api/front/login/logout');
    expect(await page.post('/api/front/login/token/is/exist')).toBe(false);
  });

  test('is told why a password does not sign in, and signs in with the right one', async () => {
    const { page, email } = await registered();
    const wrong = page.post('/api/front/login/email', { email, password: 'wrong' });
    expect(await page.shown(wrong)).toBe('The account or the password is not right, please try again');
    page.signIn(await page.post('/api/front/login/email', { email, password: PASSWORD }));
    expect((await page.get('/api/front/user/info')).email).toBe(email);
  });

  test('sets a new password by a code sent to the address as plain text', async () => {
    const { page, email } = await registered();
    await page.post('/api/front/login/email/forget/password', email);
    const next = { newPassword: 'Slower-walk-8', passwordAgain: 'Slower-walk-8' };
    const captcha = await shop.codeFor(email);
    await page.post('/api/front/login/email/reset/password', {
      email,
      captcha,
      ...next,
    });
    page.signIn(await page.post('/api/front/login/email', { email, password: next.newPassword }));
    expect(page.token).not.toBe('');
  });

  test('signs in by a phone and a code asked for by a form', async () => {
    const page = shop.visit();
    const form = new FormData();
    form.append('phone', '9876500001');
    form.append('countryCode', '91');
    await page.post('/api/front/login/sendCode', form);
    const captcha = await shop.codeFor('+919876500001');
    const result = await page.post('/api/front/login/mobile/captcha', { phone: 9876500001, countryCode: 91, captcha });
    expect(result).toMatchObject({ type: 'phone', phone: '+919876500001' });
    await page.post('/api/front/login/sendCode', new URLSearchParams({ phone: '9876500002', countryCode: '+91' }));
    await page.post('/api/front/login/sendCode', null, { phone: '9876500003', countryCode: 91 });
    expect([await shop.codeFor('+919876500002'), await shop.codeFor('+919876500003')]).toHaveLength(2);
    expect(await page.shown(page.post('/api/front/login/sendCode', new FormData()))).toBe(
      'This field is required (phone)',
    );
  });

  test('enters as a visitor with a dialling code that is a number', async () => {
    const page = shop.visit();
    const visitor = { email: newEmail(), phone: 9876543210, countryCode: 91 };
    page.signIn(await page.post('/api/front/login/register/visitor', visitor));
    expect(await page.get('/api/front/user/info')).toMatchObject({ userType: 'visitor', phone: '+91 9876543210' });
  });

  test('finds the pages of the account in the menu', async () => {
    const { page } = await shop.visitSignedIn();
    const { routine_my_menus: menus, routine_my_banner: banners } = await page.get('/api/front/user/menu/user');
    const shown = menus.filter(({ pc_url }: Wire) => pc_url && pc_url !== ' ');
    expect(shown.map(({ pc_url }: Wire) => pc_url)).toEqual(
      expect.arrayContaining(['/users/address_list', '/users/coupon_list', '/users/collection_list']),
    );
    expect(new Set(menus.map(({ id }: Wire) => id)).size).toBe(menus.length);
    expect(banners[0]).toEqual({
      id: 1,
      pic: expect.stringMatching(/^http:\/\/shop\.test\/media\//),
      url: '/products/all',
    });
  });

  test('is asked to sign in on a private page, where a page was kept open too long', async () => {
    const page = shop.visit();
    expect(await page.shown(page.get('/api/front/user/info'))).toBe('Please sign in');
    page.signIn({ token: 'a-token-of-last-week' });
    expect(await page.get('/api/front/search/keyword')).toBeInstanceOf(Array);
    expect(await page.shown(page.get('/api/front/cart/list', { isValid: true }))).not.toBe('');
    expect(await page.shown(page.get('/api/front/order/data'))).toBe('Please sign in');
    expect(page.token).toBe('');
  });

  test('is known by either header when the other one is dead', async () => {
    const { page, userId } = await shop.visitSignedIn();
    const uid = async () => (await page.get('/api/front/user/info')).uid;
    expect(await uid()).toBe(userId);
    page.authorization = 'Bearer a-token-of-last-week';
    expect(await uid()).toBe(userId);
    page.signIn({ token: 'a-token-of-last-week' });
    page.authorization = `Bearer ${await shop.tokenFor(userId)}`;
    expect(await uid()).toBe(userId);
    page.signIn({ token: 'a-token-of-last-week' });
    expect(await page.shown(uid())).toBe('Please sign in');
  });

  test('writes an address with one name and one text, and gets both back', async () => {
    const { page } = await shop.visitSignedIn();
    expect(await page.post('/api/front/address/ip/info')).toEqual({
      country_name: '',
      country_calling_code: '',
      region: '',
      city: '',
    });
    const saved = await page.post('/api/front/address/edit', familyAddress);
    expect(saved).toMatchObject({
      ...{ country: 'IN', countryCode: '91', postCode: '110005', realName: familyAddress.realName },
      ...{
        detail: familyAddress.detail,
        firstName: 'Ada',
        lastName: 'Maria Martin',
        addressLine1: familyAddress.detail,
      },
    });
    const [listed] = (await page.get('/api/front/address/list', { page: 1, limit: 100 })).list;
    expect(listed).toEqual(saved);
    expect(await page.get('/api/pc/address/all/list')).toEqual([saved]);

    // The form sends the whole loaded address back with what was typed.
    const form = { ...listed, countryCode: Number(listed.countryCode) };
    await page.post('/api/front/address/edit', { ...form, realName: 'Ada Ray', detail: '4 Rose Lane\nNew Delhi' });
    const changed = await page.get(`/api/front/address/detail/${listed.id}`);
    expect(changed).toMatchObject({
      realName: 'Ada Ray',
      firstName: 'Ada',
      lastName: 'Ray',
      detail: '4 Rose Lane, New Delhi',
    });
    await page.post('/api/front/address/default/set', { id: `${listed.id}` });
    await page.post('/api/front/address/del', { id: listed.id });
    expect((await page.get('/api/front/address/list')).list).toEqual([]);
  });

  test('changes nothing of an address that lines and city are known of, unless it is typed', async () => {
    const { page } = await shop.visitSignedIn();
    const ours = {
      ...{ firstName: 'Anna Maria', lastName: 'Rossi', email: 'anna@shopper.test', country: 'IT' },
      ...{ addressLine1: 'Via Roma 1', addressLine2: 'Scala B', city: 'Torino', state: 'TO', postCode: '10121' },
      ...{ phone: '+39 011 555 0100', isDefault: true },
    };
    const saved = await page.post('/api/front/address/edit', ours);
    expect(saved).toMatchObject({ realName: 'Anna Maria Rossi', detail: 'Via Roma 1, Scala B, Torino, TO' });
    const { id, realName, detail } = saved;
    const known = { ...familyAddress, id, country: 'Italie', countryCode: '', postCode: 10121, realName, detail };
    expect(await page.post('/api/front/address/edit', known)).toMatchObject({
      ...{ firstName: 'Anna Maria', lastName: 'Rossi', addressLine1: 'Via Roma 1', city: 'Torino', state: 'TO' },
    });
    for (const blank of [' ', '\n', '\u200b']) {
      const left = await page.post('/api/front/address/edit', { ...saved, realName: blank, detail: blank });
      expect(left, JSON.stringify(blank)).toEqual(saved);
      const nobody = page.post('/api/front/address/edit', { ...ours, firstName: blank });
      expect(await page.shown(nobody), JSON.stringify(blank)).toBe('This field is required');
    }
    const moved = await page.post('/api/front/address/edit', { ...saved, ...ours, city: 'Milano' });
    expect(moved).toMatchObject({ city: 'Milano', detail: 'Via Roma 1, Scala B, Milano, TO' });
    const nowhere = { ...familyAddress, country: 'Atlantis' };
    expect(await page.shown(page.post('/api/front/address/edit', nowhere))).toBe(
      'Please choose a country from the list (country)',
    );
    const { detail: _, ...noPlace } = familyAddress;
    expect(await page.shown(page.post('/api/front/address/edit', noPlace))).toBe(
      'This field is required (addressLine1)',
    );
  });

  test('keeps a wish whose id comes out of an address, and follows a merchant', async () => {
    const { page } = await shop.visitSignedIn();
    const { id, detail } = await someProduct(page);
    await page.post('/api/front/collect/add/product', { id: `${id}`, category: 'store' });
    const wishes = await page.get('/api/front/collect/product/list', { page: 1, limit: 10 });
    expect(wishes.list[0]).toMatchObject({ productId: id });
    expect((await page.get(`/api/front/product/detail/${id}`)).userCollect).toBe(true);
    await page.post(`/api/front/collect/cancel/${id}`);
    expect((await page.get('/api/front/collect/product/list')).list).toEqual([]);
    const merId = detail.productInfo.merId;
    await page.post(`/api/front/collect/add/merchant/${merId}`);
    const followed = await page.get('/api/front/collect/merchant/list', { page: 1, limit: 10 });
    expect(followed.list[0]).toMatchObject({ merId, uid: expect.any(Number) });
    await page.post(`/api/front/collect/cancel/merchant/${merId}`);
  });

  test('receives a coupon of the shop and holds it', async () => {
    const { page, userId } = await shop.visitSignedIn();
    const { list } = await page.get('/api/front/coupons', { page: 1, limit: 10, useType: 1, merId: '' });
    const coupon = list.find(({ isUse }: Wire) => !isUse);
    const { envelope } = await page.ask('POST', '/api/front/coupon/receive', { body: { couponId: `${coupon.id}` } });
    expect(envelope).toMatchObject({ code: 200, message: expect.stringMatching(/./) });
    const held = await page.get('/api/front/coupon/list', { page: 1, limit: 10, type: 'usable' });
    expect(held.list[0]).toMatchObject({ uid: userId, name: coupon.name });
  });

  test('changes the picture to one that was sent as a form, and the password by a code', async () => {
    const { page, result, email } = await registered();
    page.signIn(result);
    const form = new FormData();
    form.append('multipart', new File([new Uint8Array(goodPng)], 'me.PNG', { type: 'image/png' }));
    const { url } = await page.post('/api/front/upload/image', form, { model: 'product', pid: 0 });
    expect(await shop.picture(url)).toMatchObject({ status: 200 });
    await page.post('/api/front/user/edit', { nickname: 'Ada', avatar: url });
    expect(await page.get('/api/front/user/info')).toMatchObject({ nickname: 'Ada', avatar: url });
    await page.post('/api/front/captcha/email/password');
    const next = { newPassword: 'Slower-walk-8', passwordAgain: 'Slower-walk-8' };
    await page.post('/api/front/user/email/update/password', { captcha: await shop.codeFor(email), ...next });
    expect(await page.post('/api/front/login/email', { email, password: next.newPassword })).toHaveProperty('token');
  });

  test('applies to become a merchant with the fee that the trade names', async () => {
    const { page } = await shop.visitSignedIn();
    const trades = await page.get('/api/front/merchant/all/category/list');
    const trade = trades.find(({ handlingFee }: Wire) => !Number.isInteger(handlingFee));
    const email = newEmail();
    await page.post('/api/front/captcha/email/merchant/settled', email);
    // Answers write the addresses of uploads as a whole, and on plain http where the shop is.
    const paper = new FormData();
    paper.append('multipart', new File([new Uint8Array(goodPng)], 'register.png', { type: 'image/png' }));
    const { url } = await page.post('/api/front/upload/file', paper, { model: 'user', pid: 0 });
    expect(url).toMatch(/^http:/);
    const form = {
      ...{ name: `Atelier ${newUuid().slice(0, 8)}`, realName: 'Ada Martin', email, phone: 9876543210, address: '' },
      ...{ keywords: '', categoryId: `${trade.id}`, typeId: '3', captcha: await shop.codeFor(email) },
      qualificationPicture: JSON.stringify(['https://papers.example/register.png', url]),
    };
    const refused = page.post('/api/front/merchant/settled/apply', { ...form, handlingFee: 'a lot' });
    expect(await page.shown(refused)).toBe('This does not look right (handlingFee)');
    await page.post('/api/front/merchant/settled/apply', { ...form, handlingFee: trade.handlingFee });
    const { list } = await page.get('/api/front/merchant/settled/record', { page: 1, limit: 10 });
    expect(list[0]).toMatchObject({ name: form.name, auditStatus: 1, handlingFee: trade.handlingFee });
    expect(await page.get('/api/front/merchant/settled/agreement')).toHaveProperty('agreement');
  });
});
