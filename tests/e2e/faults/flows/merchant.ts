import { expect, type Page } from 'playwright/test';
import { at, codeFor, freshEmail, say, words } from '../../shop.ts';
import { ownNetwork } from '../own-network.ts';
import type { Flow, Stage } from '../stage.ts';

/** A picture of one pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const owner = 'Ann Lee';

const main = (page: Page) => page.getByRole('main');
const field = (page: Page, name: string) => main(page).locator(`form [name=${name}]`);
const press = ({ page, locale }: Stage, id: string) => page.getByRole('button', { name: say(locale, id), exact: true });

async function next(stage: Stage, step: string): Promise<void> {
  await press(stage, 'apply.next').click();
  await stage.page.waitForURL(new RegExp(`step=${step}$`));
}

export const application: Flow = {
  id: 16,
  title: 'Application of a merchant',
  as: 'shopper',
  needsNewAccount: true,
  kind: 'write',
  calls: /^\/api\/front\/merchant\/settled\/apply$/,
  async prepare({ page, notes }) {
    notes.set('email', freshEmail());
    await ownNetwork(page, /^\/api\/front\/(captcha\/email\/merchant\/settled|merchant\/settled\/apply)$/);
  },
  path: () => '/merchant/registration',
  async fill(stage) {
    const { page, locale, notes } = stage;
    const email = notes.get('email') ?? '';
    await page.getByRole('radio').first().check();
    await page.locator('select[name=categoryId]').selectOption({ index: 1 });
    await next(stage, 'details');
    await field(page, 'name').fill(`Maison ${email.slice(8, 30)}`);
    await field(page, 'realName').fill(owner);
    await field(page, 'email').fill(email);
    await next(stage, 'documents');
    await page.locator('input[type=file]').setInputFiles({ name: 'register.png', mimeType: 'image/png', buffer: png });
    await expect(page.getByText(words[locale].ui.account.fileUpload.done('register.png')).first()).toBeAttached();
    await next(stage, 'confirm');
    await page.getByRole('checkbox', { name: say(locale, 'apply.agree') }).check();
    const send = page.getByRole('button', { name: say(locale, 'register.send') });
    // After a reload, the code from a minute ago is still valid.
    if (await send.isVisible()) {
      await send.click();
      await expect(page.getByText(say(locale, 'apply.codeSent', { email }))).toBeAttached();
    }
    await field(page, 'captcha').fill(await codeFor(email));
  },
  async kept({ page }) {
    await expect(
      main(page)
        .getByText(owner)
        .or(field(page, 'name'))
        .or(page.getByRole('radio', { checked: true }))
        .first(),
    ).toBeVisible();
  },
  async act(stage, click) {
    await press(stage, 'apply.submit')[click]();
  },
  async done({ page, locale }) {
    await page.waitForURL((url) => url.pathname === at(locale, '/merchant/registration/confirm'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(locale, 'sent.title'));
  },
  async once({ shop }) {
    const { total } = (await shop?.applications.records({})) ?? { total: 0 };
    expect(total, 'one application').toBe(1);
  },
  cells: {
    9: { reason: 'nothing of its answer is read' },
    17: { reason: 'it is sent, and what fails is the code of the next page: F2 goes through it' },
    10: { reason: 'its answer is no list' },
    12: { reason: 'one call at a time' },
    14: { reason: 'the tabs share one draft, which the first of them sends' },
  },
};
