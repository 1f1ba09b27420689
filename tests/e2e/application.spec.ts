import type { Page } from 'playwright/test';
import {
  at,
  codeFor,
  deep,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  fillSignIn,
  freshEmail,
  hydrated,
  issueTexts,
  type Locale,
  locales,
  newShopper,
  open,
  openAs,
  operate,
  say,
  test,
  words,
} from './shop.ts';

/** A picture of one pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const form = (page: Page) => page.getByRole('main').locator('form');
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const button = (page: Page, locale: Locale, id: string) =>
  page.getByRole('button', { name: say(locale, id), exact: true });

/** Accepts the agreement, requests a code and sends the application. */
async function confirm(page: Page, locale: Locale, email: string, submit: string): Promise<void> {
  await page.getByRole('checkbox', { name: say(locale, 'apply.agree') }).check();
  await page.getByRole('button', { name: say(locale, 'register.send') }).click();
  await expect(page.getByText(say(locale, 'apply.codeSent', { email }))).toBeAttached();
  await form(page)
    .locator('[name=captcha]')
    .fill(await codeFor(email));
  await button(page, locale, submit).click();
  await page.waitForURL((url) => url.pathname === at(locale, '/merchant/registration/confirm'));
}

for (const locale of locales) {
  test(
    `a shopper applies as a merchant, is declined, corrects the application and is approved (${locale})`,
    deep,
    async ({ page, browser }) => {
      const shopper = await newShopper();
      const email = freshEmail();
      await openAs(page, shopper, at(locale, '/users/registration'));
      await expect(title(page)).toHaveText(say(locale, 'sell.title'));
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(3);
      await expectAccessible(page);
      await page.getByRole('link', { name: say(locale, 'sell.apply') }).click();
      await page.waitForURL((url) => url.pathname === at(locale, '/merchant/registration'));

      await test.step('each step shows its missing fields', async () => {
        await button(page, locale, 'apply.next').click();
        await expect(page.getByText(issueTexts[locale].typeMissing).first()).toBeVisible();
        await expect(page.getByText(issueTexts[locale].categoryMissing).first()).toBeVisible();
        await expectAccessible(page);
        await page.getByRole('radio').first().check();
        await page.locator('select[name=categoryId]').selectOption({ index: 1 });
        await button(page, locale, 'apply.next').click();
        await page.waitForURL(/step=details$/);
        await form(page)
          .locator('[name=name]')
          .fill(`Maison ${email.slice(8, 30)}`);
        await form(page).locator('[name=realName]').fill('Ann Lee');
        await form(page).locator('[name=email]').fill('nobody');
        await button(page, locale, 'apply.next').click();
        await expect(page.getByText(issueTexts[locale].correctEmail).first()).toBeVisible();
        await form(page).locator('[name=email]').fill(email);
      });

      await test.step('the draft survives a reload', async () => {
        await page.reload();
        await hydrated(page);
        await expect(form(page).locator('[name=realName]')).toHaveValue('Ann Lee');
        await expect(form(page).locator('[name=email]')).toHaveValue(email);
        await button(page, locale, 'apply.next').click();
        await page.waitForURL(/step=documents$/);
      });

      await test.step('documents, the agreement and the code', async () => {
        await button(page, locale, 'apply.next').click();
        await expect(page.getByText(issueTexts[locale].qualificationMissing)).toBeVisible();
        await page
          .locator('input[type=file]')
          .setInputFiles({ name: 'register.png', mimeType: 'image/png', buffer: png });
        await expect(page.getByText(words[locale].ui.account.fileUpload.done('register.png'))).toBeAttached();
        await expectAccessible(page);
        await button(page, locale, 'apply.next').click();
        await page.waitForURL(/step=confirm$/);
        await button(page, locale, 'apply.readAgreement').click();
        const dialog = page.getByRole('dialog', { name: say(locale, 'agreement.title') });
        await expect(dialog.getByText(/15/).first()).toBeVisible();
        await dialog.getByRole('button', { name: say(locale, 'agreement.agree') }).click();
        await expect(page.getByRole('checkbox', { name: say(locale, 'apply.agree') })).toBeChecked();
        await button(page, locale, 'apply.submit').click();
        await expect(page.getByText(issueTexts[locale].captchaEmpty).first()).toBeVisible();
        await expectAccessible(page);
        await confirm(page, locale, email, 'apply.submit');
      });

      const id = await test.step('the application is sent and shown as pending', async () => {
        await expect(title(page)).toHaveText(say(locale, 'sent.title'));
        await expect(page.getByText(say(locale, 'sent.text'))).toBeVisible();
        await expectAccessible(page);
        await page.getByRole('link', { name: say(locale, 'sent.view') }).click();
        await page.waitForURL(/registration\?id=\d+$/);
        await expect(page.getByText(say(locale, 'applications.next.pending.title'))).toBeVisible();
        await expect(button(page, locale, 'applications.resubmit')).toHaveCount(0);
        return `${new URL(page.url()).searchParams.get('id')}`;
      });

      await test.step('the confirmation page shows the same when opened on another device', async () => {
        const context = await browser.newContext();
        const other = await context.newPage();
        await openAs(other, shopper, at(locale, '/merchant/registration/confirm'));
        await expect(title(other)).toHaveText(say(locale, 'sent.title'));
        await context.close();
      });

      await test.step('the decision appears without a reload', async () => {
        await operate('application/decline', { id, reason: 'The extract cannot be read.' });
        await expect(async () => {
          await page.evaluate(() => window.dispatchEvent(new Event('focus')));
          await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
          await expect(page.getByText('The extract cannot be read.').first()).toBeVisible({ timeout: 1000 });
        }).toPass();
        await expectAccessible(page);
        await button(page, locale, 'applications.resubmit').click();
        await page.waitForURL((url) => url.pathname === at(locale, '/merchant/registration'));
      });

      await test.step('everything is filled in again, also on another device', async () => {
        await expect(page.getByText('The extract cannot be read.')).toBeVisible();
        await expect(page.getByRole('radio').first()).toBeChecked();
        // This device has requested a code within the last minute; another one may request one now.
        const context = await browser.newContext();
        const other = await context.newPage();
        await openAs(other, shopper, at(locale, `/users/registration?id=${id}`));
        await button(other, locale, 'applications.resubmit').click();
        await expect(other.getByRole('radio').first()).toBeChecked();
        await button(other, locale, 'apply.next').click();
        await other.waitForURL(/step=details$/);
        await expect(form(other).locator('[name=realName]')).toHaveValue('Ann Lee');
        const newEmail = freshEmail();
        await form(other).locator('[name=email]').fill(newEmail);
        await button(other, locale, 'apply.next').click();
        await other.waitForURL(/step=documents$/);
        await expect(other.getByText(say(locale, 'apply.document', { number: '1' })).first()).toBeVisible();
        await button(other, locale, 'apply.next').click();
        await other.waitForURL(/step=confirm$/);
        await confirm(other, locale, newEmail, 'apply.submitAgain');
        await operate('application/approve', { id });
        await open(other, at(locale, '/users/registration'));
        await expect(other.getByText(say(locale, 'applications.state.approved'), { exact: true })).toBeVisible();
        await expectAccessible(other);
        await open(other, at(locale, '/merchant/registration/confirm'));
        await other.waitForURL((url) => url.search === `?id=${id}`);
        await context.close();
      });
    },
  );
}

test('a guest starts the application, signs in to upload documents, and loses no input', deep, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page, '/merchant/registration');
  await page.getByRole('radio').nth(1).check();
  await page.locator('select[name=categoryId]').selectOption({ index: 2 });
  await button(page, 'en', 'apply.next').click();
  await form(page).locator('[name=name]').fill('Lee & Daughters');
  await form(page).locator('[name=realName]').fill('Ann Lee');
  await form(page).locator('[name=email]').fill('ann@promenade.example');
  await expectNoSidewaysScroll(page);
  await button(page, 'en', 'apply.next').click();
  await page
    .getByRole('main')
    .getByRole('link', { name: say('en', 'account.signIn') })
    .click();
  await page.waitForURL(/\/oidc\//);
  await fillSignIn(page, await newShopper());
  await page.waitForURL(/registration\?step=documents$/);
  await hydrated(page);
  await expect(page.locator('input[type=file]')).toBeVisible();
  await open(page, '/merchant/registration?step=details');
  await expect(form(page).locator('[name=name]')).toHaveValue('Lee & Daughters');
  await button(page, 'en', 'apply.discard').click();
  await expect(page.getByRole('radio').nth(1)).not.toBeChecked();
});

test(
  'the confirmation page asks guests to sign in, and redirects shoppers without an application to the form',
  deep,
  async ({ page }) => {
    await open(page, '/merchant/registration/confirm');
    await expect(page.getByText(say('en', 'signIn.forPage', { page: say('en', 'applications.title') }))).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('link', { name: say('en', 'account.signIn') })
      .click();
    await page.waitForURL(/\/oidc\//);
    await fillSignIn(page, await newShopper());
    await page.waitForURL((url) => url.pathname === '/merchant/registration');
    await expect(title(page)).toBeVisible();
  },
);

test('the merchant terms and the floating button link to the application page', deep, async ({ page }) => {
  const floating = page.locator('a:not(footer a)', { hasText: say('en', 'nav.openShop') });
  await open(page, '/middlewares/privacy_agreement');
  await expect(title(page)).toHaveText(say('en', 'agreement.title'));
  await expectAccessible(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: say('en', 'sell.title') })
    .click();
  await expect(title(page)).toHaveText(say('en', 'sell.title'));
  await expect(floating).toHaveCount(0);
  await open(page, '/company/about_us');
  await floating.click();
  await page.waitForURL(/\/users\/registration$/);
  await expect(title(page)).toHaveText(say('en', 'sell.title'));
});
