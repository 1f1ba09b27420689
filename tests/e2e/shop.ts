import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from 'playwright/test';
import { en } from '../../packages/storefront-ui/src/messages/en.ts';
import { fr } from '../../packages/storefront-ui/src/messages/fr.ts';

export type Locale = 'en' | 'fr';
export const locales: readonly Locale[] = ['en', 'fr'];

/** Both languages with PM_DEEP, else the one given: the page table visits every page in both at every run. */
export const localesFrom = (locale: Locale): readonly Locale[] => (process.env.PM_DEEP ? locales : [locale]);

/** Addresses of the shop under test. */
export const storeUrl = (): string => process.env.STORE_URL as string;
export const apiUrl = (): string => process.env.API_URL as string;

const messages = join(import.meta.dirname, '../../apps/reference-store/src/i18n/messages');
const catalogue = (locale: Locale): Record<string, string> =>
  Object.assign(
    {},
    ...readdirSync(messages)
      .filter((file) => file.startsWith(locale) && file.endsWith('.json'))
      .map((file) => JSON.parse(readFileSync(join(messages, file), 'utf8'))),
  );

/** The words on the screens: the components' own, and the store's by id. */
export const words = {
  en: { ui: en, store: catalogue('en') },
  fr: { ui: fr, store: catalogue('fr') },
};

/** A text of the store by its id; a missing id fails the test. */
export function say(locale: Locale, id: string, values: Record<string, string> = {}): string {
  const text = words[locale].store[id];
  if (text === undefined) throw new Error(`The store has no text "${id}" in ${locale}.`);
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}

/** A path of the store in a language. */
export const at = (locale: Locale, path: string): string => (locale === 'fr' ? `/fr${path === '/' ? '' : path}` : path);

/** Answers, and lost connections, that a test provokes on purpose: Chromium writes a console error for each. */
const provoked = /the server responded with a status of (400|401|402|404|410|429)|net::ERR_INTERNET_DISCONNECTED/;

/** As the shop remembers that it offered the discount mails; pages without storage are not offered them at all. */
export function rememberOffer(): void {
  try {
    localStorage.setItem('pm-subscribe-offer', 'seen');
  } catch {
    // A document without an origin of its own.
  }
}

/**
 * A test in which a console error, an uncaught error or a policy violation is a failure. Its visitor was offered the discount
 * mails before, unless `isFirstVisit`: the offer is a dialog that comes after half a minute.
 */
export const test = base.extend<{ complaints: string[]; isFirstVisit: boolean }>({
  isFirstVisit: [false, { option: true }],
  complaints: [
    async ({ context, isFirstVisit }, use) => {
      if (!isFirstVisit) await context.addInitScript(rememberOffer);
      await context.setExtraHTTPHeaders({ 'x-forwarded-for': freshNetwork() });
      const complaints: string[] = [];
      const watch = (page: Page) => {
        page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
        page.on('console', (message) => {
          if (message.type() === 'error' && !provoked.test(message.text())) {
            complaints.push(`${page.url()}: ${message.text()} ${message.location().url}`);
          }
        });
      };
      context.on('page', watch);
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) =>
          console.error(
            `policy: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`,
          ),
        );
      });
      await use(complaints);
      expect(complaints, 'console errors and policy violations').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Opens a page of the store and waits until its scripts have taken over. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** The store marks the document when its scripts have taken over. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
}

/** The mails that the shop sent to an address, newest first. */
export async function mailsTo(address: string): Promise<{ subject: string }[]> {
  const response = await fetch(`${apiUrl()}/mail/messages?to=${encodeURIComponent(address)}`);
  return ((await response.json()) as { data: { subject: string }[] }).data;
}

/** The six digits that open a registration mail's subject. */
export async function codeFor(address: string): Promise<string> {
  const code = /^\d{6}/.exec((await mailsTo(address))[0]?.subject ?? '')?.[0];
  if (!code) throw new Error(`No code was mailed to ${address}.`);
  return code;
}

export interface Shopper {
  email: string;
  password: string;
}

let serial = 0;

/** An address of a network of its own: what one network may ask for is limited. */
export const freshNetwork = (): string => `2001:db8:${Math.floor(Math.random() * 0xffff).toString(16)}::1`;

/** An address that nobody has used in this run. */
export const freshEmail = (): string => `shopper-${process.pid}-${Date.now()}-${serial++}@promenade.example`;

/** Registers an account at the API, from a network of its own: one network may have a few codes an hour. */
export async function newShopper(): Promise<Shopper> {
  const shopper = { email: freshEmail(), password: 'a-calm-walk-7' };
  const network = freshNetwork();
  const post = async (path: string, type: string, body: string) => {
    const response = await fetch(`${apiUrl()}/api/front/login/${path}`, {
      method: 'POST',
      headers: { 'content-type': type, origin: storeUrl(), 'x-forwarded-for': network },
      body,
    });
    const answer = (await response.json()) as { code: number; message: string };
    expect(answer.code, answer.message).toBe(200);
  };
  await post('email/captcha', 'application/json', shopper.email);
  const captcha = await codeFor(shopper.email);
  await post('register/email', 'application/json', JSON.stringify({ ...shopper, storeId: 1, captcha }));
  return shopper;
}

/** Goes to the store's sign-in address, which leads on to the identity provider's page as soon as scripts run. */
export async function leaveForSignIn(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForURL(/\/oidc\//);
}

/** Fills in the identity provider's page. */
export async function fillSignIn(page: Page, { email, password }: Shopper): Promise<void> {
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(password);
  await page.locator('main button').first().click();
}

/** axe finds nothing on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
    page.url(),
  ).toEqual([]);
}

/** The page does not scroll sideways at its present width. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, page.url()).toBeLessThanOrEqual(0);
}
