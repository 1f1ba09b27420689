import type { Page } from 'playwright/test';
import {
  apiUrl,
  at,
  daily,
  deep,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  fillSignIn,
  hydrated,
  issueTexts,
  type Locale,
  locales,
  newShopper,
  open,
  openAs,
  say,
  test,
  words,
} from './shop.ts';

const main = (page: Page) => page.getByRole('main');

/** The API's error messages for a code. */
const refusals = {
  en: {
    unknown: 'We do not know this code, please check how it is written',
    expired: 'This code has expired',
    others: 'This coupon is for other goods',
  },
  fr: {
    unknown: 'Ce code est inconnu, vérifiez sa saisie',
    expired: 'Ce code a expiré',
    others: 'Ce coupon vaut pour d’autres articles',
  },
};
/** The name of the coupon behind the code PROMENADE5. */
const coupon = { en: 'Five for the road', fr: 'Cinq pour la route' };

async function fillCart(page: Page, locale: Locale): Promise<void> {
  await main(page).getByRole('button', { name: words[locale].ui.shop.buy.add }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await open(page, at(locale, '/order/shopping_cart'));
}

/** Opens the form for a code. */
async function codeForm(page: Page, locale: Locale) {
  await main(page).getByText(say(locale, 'promotionCode.title')).click();
  const field = main(page).locator('[name=code]');
  await expect(field).toBeVisible();
  const form = main(page)
    .locator('form')
    .filter({ has: page.locator('[name=code]') });
  return {
    form,
    field,
    async enter(code: string) {
      await field.fill(code);
      await form.getByRole('button', { name: say(locale, 'promotionCode.apply') }).click();
    },
  };
}

for (const locale of locales) {
  test(
    `a code claimed in the cart is used at checkout; an invalid one gets a message (${locale})`,
    daily(locale === 'en'),
    async ({ page }) => {
      await openAs(page, await newShopper(), at(locale, '/product/windowsill-ficus'));
      await fillCart(page, locale);
      const { field, form, enter } = await codeForm(page, locale);
      await enter('ab');
      await expect(field).toHaveAccessibleDescription(new RegExp(issueTexts[locale].promotionCodeMalformed));
      await enter('NOSUCHCODE');
      await expect(field).toHaveAccessibleDescription(new RegExp(refusals[locale].unknown));
      await expect(field).toBeFocused();
      await enter('summer');
      await expect(field).toHaveAccessibleDescription(new RegExp(refusals[locale].expired));
      await expectAccessible(page);
      await enter(' promenade-5 ');
      await expect(form.getByRole('status')).toContainText(coupon[locale]);
      await expect(field).toHaveValue('');

      await main(page)
        .getByRole('button', { name: say(locale, 'cart.checkout') })
        .click();
      await page.waitForURL(/preOrderNo=/);
      await expect(page.locator('#coupon').getByRole('radio', { name: coupon[locale] })).toBeChecked();
      const summary = page.getByRole('complementary', { name: words[locale].ui.account.checkout.summary });
      await expect(summary).toContainText(/5[.,]00/);
    },
  );

  test(`a guest on a phone types a code, signs in, and receives its coupon (${locale})`, deep, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const shopper = await newShopper();
    await open(page, at(locale, '/product/windowsill-ficus'));
    await fillCart(page, locale);
    const { form, enter } = await codeForm(page, locale);
    await enter('PROMENADE5');
    const alert = form.getByText(say(locale, 'promotionCode.signIn'));
    await expect(alert).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await form.getByRole('link', { name: say(locale, 'account.signIn') }).click();
    await page.waitForURL(/\/oidc\//);
    await fillSignIn(page, shopper);
    await page.waitForURL(/shopping_cart/);
    await hydrated(page);
    await expect(page.getByText(say(locale, 'promotionCode.redeemed')).first()).toBeVisible();
    await main(page)
      .getByRole('button', { name: say(locale, 'cart.checkout') })
      .click();
    await page.waitForURL(/preOrderNo=/);
    await expect(page.locator('#coupon').getByRole('radio', { name: coupon[locale] })).toBeChecked();
  });

  test(
    `at checkout a code for other products is rejected, and a valid one lowers the total (${locale})`,
    deep,
    async ({ page }) => {
      await openAs(page, await newShopper(), at(locale, '/product/windowsill-ficus'));
      await main(page).getByRole('button', { name: words[locale].ui.shop.buy.now }).first().click();
      await page.waitForURL(/preOrderNo=/);
      const { field, form, enter } = await codeForm(page, locale);
      await enter('KETTLE');
      await expect(field).toHaveAccessibleDescription(new RegExp(refusals[locale].others));
      await expect(page.locator('#coupon').getByRole('radio')).toHaveCount(0);
      await enter('promenade5');
      await expect(form.getByRole('status')).toHaveText(say(locale, 'promotionCode.applied', { name: coupon[locale] }));
      await expect(page.locator('#coupon').getByRole('radio', { name: coupon[locale] })).toBeChecked();
      await expectAccessible(page);
    },
  );

  test(`a code in a link is only applied by a press (${locale})`, deep, async ({ page }) => {
    const { data } = await (await fetch(`${apiUrl()}/api/front/product/detail/listed/windowsill-ficus`)).json();
    const [variant] = Object.values(data.productValue) as { id: number }[];
    const link = `/order/link?items=windowsill-ficus:${variant?.id}&coupon=promenade-5`;
    const claims: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/coupon/redeem')) claims.push(request.url());
    });
    await page.setViewportSize({ width: 360, height: 740 });
    await openAs(page, await newShopper(), at(locale, link));
    const field = main(page).locator('[name=code]');
    await expect(field).toHaveValue('PROMENADE5');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    expect(claims).toEqual([]);
    const form = main(page)
      .locator('form')
      .filter({ has: page.locator('[name=code]') });
    await form.getByRole('button', { name: say(locale, 'promotionCode.apply') }).click();
    await expect(form.getByRole('status')).toContainText(coupon[locale]);
    expect(claims).toHaveLength(1);
    await main(page)
      .getByRole('button', { name: say(locale, 'cartLink.add'), exact: true })
      .click();
    await page.waitForURL(/shopping_cart/);
    await main(page)
      .getByRole('button', { name: say(locale, 'cart.checkout') })
      .click();
    await page.waitForURL(/preOrderNo=/);
    await expect(page.locator('#coupon').getByRole('radio', { name: coupon[locale] })).toBeChecked();
  });
}
