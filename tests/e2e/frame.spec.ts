import type { Page } from 'playwright/test';
import {
  at,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  fillSignIn,
  hydrated,
  leaveForSignIn,
  localesFrom,
  newShopper,
  open,
  say,
  test,
  words,
} from './shop.ts';

const product = '/product/windowsill-ficus';

async function signIn(page: Page): Promise<void> {
  await leaveForSignIn(page, '/sign-in');
  await fillSignIn(page, await newShopper());
  await page.waitForURL((url) => !/oidc|callback/.test(url.pathname));
  await hydrated(page);
}

for (const locale of localesFrom('fr')) {
  test(`${locale}: header and footer lead to the pages about the shop, and a dismissed announcement stays away`, async ({
    page,
  }) => {
    await open(page, at(locale, '/'));
    const header = page.getByRole('banner');
    const footer = page.getByRole('contentinfo');
    for (const id of ['footer.aboutUs', 'footer.contactUs']) {
      await expect(header.getByRole('link', { name: say(locale, id) })).toBeVisible();
      await expect(footer.getByRole('link', { name: say(locale, id) })).toBeVisible();
    }
    await expect(header.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
    const { footer: footerWords, header: headerWords } = words[locale].ui.patterns;
    await expect(footer.getByRole('link', { name: footerWords.followOn('Facebook') })).toBeVisible();
    await expect(footer.getByRole('link', { name: footerWords.shareOn('Pinterest') })).toBeVisible();
    await expect(footer.getByText(say(locale, 'footer.encrypted'))).toBeVisible();

    const announcement = header.getByRole('region', { name: headerWords.announcement });
    await announcement.getByRole('button', { name: headerWords.dismissAnnouncement }).click();
    await expect(announcement).toBeHidden();
    await page.reload();
    await hydrated(page);
    await expect(announcement).toBeHidden();

    await header.getByRole('link', { name: say(locale, 'footer.aboutUs') }).click();
    await expect(page).toHaveURL(/\/company\/about_us$/);
    await expect(page.locator('h1')).toBeFocused();
  });

  test(`${locale}: Ctrl+K finds pages, orders and actions, all with the keyboard`, async ({ page }) => {
    await open(page, at(locale, '/products/all'));
    const { title } = words[locale].ui.patterns.commands;
    const palette = page.getByRole('dialog', { name: title });
    await page.keyboard.press('Control+k');
    await expect(palette.getByRole('combobox')).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.type(say(locale, 'commands.theme.dark'));
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(palette).toBeHidden();
    await page.keyboard.press('Control+k');
    await palette.getByRole('combobox').fill(say(locale, 'footer.contactUs'));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/company\/contact_us$/);
    await expect(page.locator('h1')).toBeFocused();
    await expect(palette).toBeHidden();

    await page.keyboard.press('Control+k');
    await palette.getByRole('combobox').fill(say(locale, 'commands.openCart'));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: words[locale].ui.patterns.cart.title })).toBeVisible();
  });

  test(`${locale}: a page that does not exist offers search, categories and the way home`, async ({ page }) => {
    const response = await page.goto(at(locale, '/no/such/page'));
    expect(response?.status()).toBe(404);
    await hydrated(page);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(say(locale, 'error.404.title'));
    await expect(main.getByRole('link', { name: words[locale].ui.patterns.error.home })).toBeVisible();
    await expect(main.getByRole('navigation', { name: say(locale, 'error.categories') })).toBeVisible();
    await main.getByRole('searchbox').fill('lamp');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/product_search\?title=lamp/);
  });

  test(`${locale}: the account menu leads a customer to each page of the account`, async ({ page }) => {
    await signIn(page);
    await open(page, at(locale, '/products/all'));
    await page.getByRole('banner').locator('summary').last().click();
    for (const id of ['account.orders', 'nav.wishes', 'nav.coupons', 'account.addresses', 'nav.profile']) {
      await expect(page.getByRole('banner').getByRole('link', { name: say(locale, id), exact: true })).toBeVisible();
    }
    await expect(
      page.getByRole('banner').getByRole('button', { name: words[locale].ui.patterns.header.signOut }),
    ).toBeVisible();
  });
}

test('the / key can be switched off', async ({ page }) => {
  await open(page, '/products/all');
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill(say('en', 'commands.slashOff'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('/');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: words.en.ui.patterns.commands.title })).toBeVisible();
});

test.describe('a first visit', () => {
  test.use({ isFirstVisit: true });

  test('discount mails are offered once, never on the way to paying, and announce their success', async ({ page }) => {
    await page.clock.install();
    const dialog = page.getByRole('dialog', { name: say('en', 'subscribe.title') });
    await open(page, '/order/shopping_cart');
    await page.clock.runFor(60_000);
    await expect(dialog).toBeHidden();

    await open(page, product);
    await page.mouse.move(200, 200);
    await page.waitForLoadState('networkidle');
    await page.clock.runFor(31_000);
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: say('en', 'subscribe.submit') }).click();
    const field = dialog.getByRole('textbox');
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription(new RegExp(say('en', 'newsletter.subscriptionEmailEmpty')));
    await field.fill('ada@example.com');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('status')).toHaveText(say('en', 'subscribe.done'));
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();

    await open(page, '/products/all');
    await page.clock.runFor(60_000);
    await expect(dialog).toBeHidden();
  });
});

test('adding from the quick view leaves one dialog: the cart', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/products/product_search?title=ficus');
  await expectNoSidewaysScroll(page);
  const { quickViewOf } = words.en.ui.commerce.productCard;
  await page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`^${quickViewOf('')}`) })
    .first()
    .click();
  const quickView = page.getByRole('dialog');
  await quickView.getByRole('button', { name: words.en.ui.commerce.buy.add, exact: true }).click();
  await expect(page.getByRole('dialog', { name: words.en.ui.patterns.cart.title })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
});

test('without a connection the shop says so, and the cart takes changes', async ({ page, context }) => {
  await open(page, product);
  await page.getByRole('button', { name: words.en.ui.commerce.buy.add }).first().click();
  const cart = page.getByRole('dialog', { name: words.en.ui.patterns.cart.title });
  await expect(cart).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText(say('en', 'offline.text'))).toBeAttached();
  await cart.getByRole('button', { name: words.en.ui.commerce.quantity.increase }).click();
  await expect(cart.getByRole('spinbutton').or(cart.getByRole('textbox'))).toHaveValue('2');
  await context.setOffline(false);
  await expect(page.getByText(say('en', 'offline.text'))).toBeHidden();
  await expect(cart).toBeVisible();
});

test('an empty cart shows what was seen before', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('promenade.viewed.1', '[1,2,3]'));
  await open(page, '/order/shopping_cart');
  const main = page.getByRole('main');
  await expect(main.getByText(say('en', 'cart.empty'))).toBeVisible();
  await expect(
    main
      .getByRole('region', { name: say('en', 'cart.viewed') })
      .getByRole('link')
      .first(),
  ).toBeVisible();
  await expectAccessible(page);
});

test('the footer stays as the server sent it until somebody moves, and no press is lost', async ({ page }) => {
  await signIn(page);
  // Its code is slow.
  await page.route(/ShopFooter-/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () =>
      document.querySelector('footer')?.setAttribute('data-sent', ''),
    ),
  );
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('ShopFooter-') && asked.push(request.url()));
  await open(page, '/products/all');
  // Who is signed in is known by now: the whole page has followed, the footer was left alone.
  await expect(page.getByRole('banner').getByText(words.en.ui.patterns.header.signedInAs(''))).toBeAttached();
  const sent = page.locator('footer[data-sent]');
  await expect(sent).toBeVisible();
  expect(asked.filter((url) => url.endsWith('.js'))).toEqual([]);

  await sent.getByRole('button', { name: say('en', 'footer.theme.dark') }).click();
  await expect(sent.getByRole('button', { name: say('en', 'footer.theme.dark') })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect(asked.filter((url) => url.endsWith('.js'))).toHaveLength(1);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  await page
    .getByRole('banner')
    .getByRole('link', { name: say('en', 'footer.aboutUs') })
    .click();
  await expect(page).toHaveURL(/about_us$/);
  await expect(sent).toBeVisible();
});

test('a visitor who moves before React takes the page over sees the page as the server sent it', async ({ page }) => {
  await page.addInitScript(() => {
    const move = () => {
      if (document.documentElement?.dataset.hydrated === 'true') return;
      window.dispatchEvent(new PointerEvent('pointermove'));
      setTimeout(move);
    };
    move();
  });
  for (const path of ['/', product, '/products/all']) {
    await open(page, path);
    await expect(page.getByRole('main')).toBeVisible();
  }
});
