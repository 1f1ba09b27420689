import { describe, expect, test } from 'vitest';
import { newUuid } from '../../apps/reference-api/src/testing/test-shop.ts';
import type { Wire } from './client.ts';
import { familyAddress } from './clients.ts';
import { type FamilyShop, openFamilyShop } from './shop.ts';

const newEmail = () => `${newUuid().slice(0, 12)}@shopper.test`;

describe('a shopper of a storefront of the family', () => {
  let shop: FamilyShop;
  openFamilyShop((opened) => {
    shop = opened;
  });

  test('signs in with a phone number and a code requested by a form', async () => {
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

  test('enters as a visitor with a numeric dialling code', async () => {
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
      url: '/goods/goods_search',
    });
  });

  test('is asked to sign in on a private page that was open for too long', async () => {
    const page = shop.visit();
    expect(await page.shown(page.get('/api/front/user/info'))).toBe('Please sign in');
    page.signIn({ token: 'a-token-of-last-week' });
    expect(await page.get('/api/front/search/keyword')).toBeInstanceOf(Array);
    expect(await page.shown(page.get('/api/front/cart/list', { isValid: true }))).not.toBe('');
    expect(await page.shown(page.get('/api/front/order/data'))).toBe('Please sign in');
    expect(page.token).toBe('');
  });

  test('is recognised by either header when the token in the other one has expired', async () => {
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

  test('saves an address with one name and one text, and gets both back', async () => {
    const { page } = await shop.visitSignedIn();
    expect(await page.post('/api/front/address/ip/info')).toEqual({
      country_name: '',
      country_calling_code: '',
      region: '',
      city: '',
    });
    const saved = await page.post('/api/front/address/edit', familyAddress);
    expect(saved).toMatchObject({
      ...{ country: 'India', countryCode: '91', postCode: '110005', realName: familyAddress.realName },
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

    // The form sends the whole loaded address back with the changes.
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

  test('does not change an address with known lines and city unless the shopper edits it', async () => {
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
    expect(await page.shown(page.post('/api/front/address/edit', noPlace))).toBe('This field is required (detail)');
  });
});
