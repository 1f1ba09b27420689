import type { Page } from 'playwright/test';
import {
  at,
  daily,
  deep,
  demo,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  hydrated,
  isDeep,
  issueTexts,
  locales,
  newShopper,
  open,
  openAs,
  say,
  signInDirectly,
  test,
  words,
} from './shop.ts';

const product = '/product/windowsill-ficus';

for (const locale of locales) {
  const details = daily(locale === 'fr');

  test(
    `header and footer link to the pages about the shop, and a dismissed announcement stays hidden (${locale})`,
    details,
    async ({ page }) => {
      await open(page, at(locale, '/'));
      const header = page.getByRole('banner');
      const footer = page.getByRole('contentinfo');
      for (const id of ['footer.aboutUs', 'footer.contactUs']) {
        await expect(header.getByRole('link', { name: say(locale, id) })).toBeVisible();
        await expect(footer.getByRole('link', { name: say(locale, id) })).toBeVisible();
      }
      await expect(header.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
      const { footer: footerWords, header: headerWords } = words[locale].ui.shop;
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
    },
  );

  test(`Ctrl+K finds pages and actions with the keyboard alone (${locale})`, deep, async ({ page }) => {
    await open(page, at(locale, '/products/all'));
    const { title } = words[locale].ui.primitives.commands;
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
    await expect(page.getByRole('dialog', { name: say(locale, 'cart.panel') })).toBeVisible();
  });

  test(`the 404 page offers search, categories and a link home (${locale})`, deep, async ({ page }) => {
    const response = await page.goto(at(locale, '/no/such/page'));
    expect(response?.status()).toBe(404);
    await hydrated(page);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(say(locale, 'error.404.title'));
    await expect(main.getByRole('link', { name: say(locale, 'action.home') })).toBeVisible();
    await expect(main.getByRole('navigation', { name: say(locale, 'error.categories') })).toBeVisible();
    await main.getByRole('searchbox').fill('lamp');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/product_search\?title=lamp/);
  });

  test(`the account menu links a shopper to each page of the account (${locale})`, deep, async ({ page }) => {
    await openAs(page, await newShopper(), at(locale, '/products/all'));
    await page.getByRole('banner').locator('summary').last().click();
    for (const id of ['account.orders', 'nav.wishes', 'nav.coupons', 'account.addresses', 'nav.profile']) {
      await expect(page.getByRole('banner').getByRole('link', { name: say(locale, id), exact: true })).toBeVisible();
    }
    await expect(
      page.getByRole('banner').getByRole('button', { name: words[locale].ui.shop.header.signOut }),
    ).toBeVisible();
  });
}

test('the / shortcut can be disabled', deep, async ({ page }) => {
  await open(page, '/products/all');
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill(say('en', 'commands.slashOff'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('/');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: words.en.ui.primitives.commands.title })).toBeVisible();
});

test.describe('a first visit', () => {
  test.use({ isFirstVisit: true });

  test('the newsletter is offered once, never during checkout, and confirms the subscription', async ({ page }) => {
    await page.clock.install();
    const dialog = page.getByRole('dialog', { name: say('en', 'subscribe.title') });
    await open(page, '/order/shopping_cart');
    await page.clock.runFor(60_000);
    await expect(dialog).toBeHidden();

    await open(page, product);
    await page.mouse.move(200, 200);
    // The 30 seconds start when the offer's code is loaded.
    await expect(async () => {
      await page.clock.runFor(31_000);
      await expect(dialog).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: say('en', 'subscribe.submit') }).click();
    const field = dialog.getByRole('textbox');
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription(new RegExp(issueTexts.en.subscriptionEmailEmpty));
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

test('adding to the cart from the quick view closes it and opens the cart', deep, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/products/product_search?title=ficus');
  await expectNoSidewaysScroll(page);
  const { quickViewOf } = words.en.ui.shop.productCard;
  await page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`^${quickViewOf('')}`) })
    .first()
    .click();
  const quickView = page.getByRole('dialog');
  await quickView.getByRole('button', { name: words.en.ui.shop.buy.add, exact: true }).click();
  await expect(page.getByRole('dialog', { name: say('en', 'cart.panel') })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
});

test('without a connection the shop says so, and the cart can be changed', deep, async ({ page, context }) => {
  await open(page, product);
  await page.getByRole('button', { name: words.en.ui.shop.buy.add }).first().click();
  const cart = page.getByRole('dialog', { name: say('en', 'cart.panel') });
  await expect(cart).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText(say('en', 'offline.text'))).toBeAttached();
  await cart.getByRole('button', { name: words.en.ui.shop.quantity.increase }).click();
  await expect(cart.getByRole('spinbutton').or(cart.getByRole('textbox'))).toHaveValue('2');
  await context.setOffline(false);
  await expect(page.getByText(say('en', 'offline.text'))).toBeHidden();
  await expect(cart).toBeVisible();
});

test('an empty cart shows recently viewed products', deep, async ({ page }) => {
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

test('the footer is hydrated at the first interaction, and the first press is not lost', async ({ page }) => {
  await signInDirectly(page, demo);
  // Its code arrives after the press.
  const pressed = Promise.withResolvers<void>();
  await page.route(/\/Footer-/, async (route) => {
    await pressed.promise;
    await route.continue();
  });
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () =>
      document.querySelector('footer')?.setAttribute('data-sent', ''),
    ),
  );
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/Footer-') && asked.push(request.url()));
  await open(page, '/products/all');
  // The session is known by now: the rest of the page has updated, but the footer was left alone.
  await expect(page.getByRole('banner').getByText(words.en.ui.shop.header.signedInAs(''))).toBeAttached();
  const sent = page.locator('footer[data-sent]');
  await expect(sent).toBeVisible();
  expect(asked.filter((url) => url.endsWith('.js'))).toEqual([]);

  await sent.getByRole('button', { name: say('en', 'footer.theme.dark') }).click();
  pressed.resolve();
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

test('a pointer that moves before hydration does not break the page', deep, async ({ page }) => {
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

test(
  'the header sticks after 120 px, its menus work by keyboard, and the language switch keeps the page',
  deep,
  async ({ page }) => {
    const { shop } = words.en.ui;
    const address = '/products/product_search?title=lamp&sort=sales';
    await open(page, address);
    const header = page.getByRole('banner');
    const brand = header.getByRole('link', { name: 'Promenade', exact: true });
    const title = page.getByRole('heading', { level: 1 });

    await test.step('the row becomes fixed, and nothing jumps', async () => {
      const placeOf = () => title.evaluate((element) => Math.round(element.getBoundingClientRect().top + scrollY));
      const before = await placeOf();
      await page.evaluate(() => scrollTo(0, 110));
      await expect(brand).not.toBeInViewport({ ratio: 1 });
      await page.evaluate(() => scrollTo(0, 130));
      await expect(brand).toBeInViewport({ ratio: 1 });
      expect(await placeOf()).toBe(before);
      await page.evaluate(() => scrollTo(0, 0));
    });

    await test.step('categories, three levels deep, by arrow keys', async () => {
      const trigger = header.getByRole('button', { name: say('en', 'nav.categories') });
      const link = (name: string) => header.getByRole('link', { name, exact: true });
      await trigger.focus();
      await page.keyboard.press('ArrowDown');
      await expect(link('Fashion')).toBeFocused();
      await page.keyboard.press('ArrowRight');
      await expect(link('Shoes')).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(link('Sneakers')).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(trigger).toBeFocused();
      await expect(link('Fashion')).toBeHidden();
      await page.keyboard.press('Enter');
      await expect(link('Fashion')).toBeVisible();
      await page.keyboard.press('Shift+Tab');
      await expect(link('Fashion')).toBeHidden();
    });

    await test.step("the search suggests other visitors' searches and this visitor's earlier ones", async () => {
      const dialog = page.getByRole('dialog', { name: shop.search.title });
      await page.keyboard.press('/');
      await expect(dialog.getByText(shop.search.hot)).toBeVisible();
      await dialog.getByRole('combobox').fill('umbrella');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/title=umbrella$/);
      // A new page closes the overlays of the previous one.
      await expect(title).toContainText('umbrella');
      await expect(dialog).toBeHidden();
      await page.keyboard.press('/');
      await dialog.getByRole('combobox').fill('');
      await dialog.getByRole('button', { name: shop.search.forget('umbrella') }).click();
      await expect(dialog.getByText(shop.search.recent)).toBeHidden();
      await page.keyboard.press('Escape');
      await page.goBack();
      await expect(page).toHaveURL(/title=lamp&sort=sales$/);
      await expect(title).toContainText('lamp');
    });

    await test.step('the back-to-top button also moves the focus', async () => {
      await page.mouse.move(700, 500);
      await page.mouse.wheel(0, 2_000);
      await page.getByRole('button', { name: say('en', 'nav.backToTop') }).click();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      await expect(title).toBeFocused();
    });

    await test.step('the other language is the same page', async () => {
      await header.getByLabel(shop.header.language('English')).click();
      await header.getByRole('link', { name: 'Français' }).click();
      await expect(page).toHaveURL(`/fr${address}`);
      await expect(title).toContainText('lamp');
      await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    });
  },
);

test('a slow navigation shows a progress bar after 200 ms, for five seconds at most', deep, async ({ page }) => {
  await page.clock.install();
  await open(page, '/products/all');
  // From here on, the page's clock only advances when the test says so.
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  const held = Promise.withResolvers<void>();
  await page.route('**/api/front/product/detail/**', async (route) => {
    await held.promise;
    await route.continue();
  });
  const bar = page.getByRole('progressbar');
  const asked = page.waitForRequest('**/api/front/product/detail/**');
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().press('Enter');
  await asked;
  await page.clock.runFor(150);
  await expect(bar).toHaveCount(0);
  await page.clock.runFor(100);
  await expect(bar).toBeVisible();
  await page.clock.runFor(5_000);
  await expect(bar).toHaveCount(0);

  // An overlay that was opened meanwhile stays open when the page is loaded.
  await page.clock.resume();
  await page.keyboard.press('Control+K');
  const commands = page.getByRole('dialog');
  await commands.getByRole('combobox').fill('cart');
  held.resolve();
  await expect(page).toHaveURL(/\/product\//);
  await expect(commands.getByRole('combobox')).toHaveValue('cart');
});

test('on a phone the menu opens three levels of categories', deep, async ({ page }) => {
  const { header, categoryMenu } = words.fr.ui.shop;
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/fr');
  await page.getByRole('banner').getByRole('button', { name: header.menu }).click();
  const menu = page.getByRole('dialog');
  await menu.getByRole('button', { name: say('fr', 'nav.categories') }).click();
  await menu.getByRole('button', { name: 'Mode', exact: true }).click();
  await menu.getByRole('button', { name: 'Chaussures', exact: true }).click();
  await expect(menu.getByRole('link', { name: categoryMenu.allOf('Chaussures') })).toBeVisible();
  await menu.getByRole('link', { name: 'Baskets', exact: true }).click();
  await expect(page).toHaveURL(/\/fr\/collections\/sneakers$/);
  await expect(menu).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

/** Controls that the button for new merchants covers; none while it is hidden. */
const coveredBy = (page: Page, name: string) =>
  page.evaluate((label) => {
    const button = document.querySelector(`aside a[aria-label="${label}"]`);
    if (!button || !(button as HTMLElement).checkVisibility({ visibilityProperty: true })) return [];
    const box = button.getBoundingClientRect();
    const isUnder = (other: DOMRect) =>
      other.right > box.left + 1 &&
      other.left < box.right - 1 &&
      other.bottom > box.top + 1 &&
      other.top < box.bottom - 1;
    return [...document.querySelectorAll('main a, main button, main input, main select, footer a, footer button')]
      .filter(
        (other) =>
          (other as HTMLElement).checkVisibility({ visibilityProperty: true }) &&
          isUnder(other.getBoundingClientRect()),
      )
      .map((other) => other.textContent);
  }, name);

test(
  'the button for new merchants floats over home, lists and content, and never covers another control',
  deep,
  async ({ page }) => {
    const name = say('en', 'nav.openShop');
    const button = page.locator('aside').getByRole('link', { name });
    for (const width of isDeep ? [360, 1440] : [360]) {
      await page.setViewportSize({ width, height: 800 });
      for (const path of ['/', '/products/all', '/company/about_us']) {
        await open(page, path);
        for (const share of [0.3, 0.6, 1, 0]) {
          await page.evaluate(
            (part) => scrollTo({ top: part * document.body.scrollHeight, behavior: 'instant' }),
            share,
          );
          await expect.poll(() => coveredBy(page, name), `${path} at ${width}`).toEqual([]);
        }
        // On a wide screen, text pages have room next to the text.
        if (width === 1440 && path.startsWith('/company')) await expect(button).toBeVisible();
      }
    }
    await open(page, '/order/shopping_cart');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(button).toHaveCount(0);
  },
);
