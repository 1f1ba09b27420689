import { test as base, expect, type Page } from 'playwright/test';

/** Addresses of the shop under test. */
export const storeUrl = (): string => process.env.STORE_URL as string;
export const apiUrl = (): string => process.env.API_URL as string;

/** Answers that a test provokes on purpose: Chromium writes a console error for each. */
const provoked = /the server responded with a status of (400|401|404|410|429)/;

/** A test in which a console error, an uncaught error or a policy violation is a failure. */
export const test = base.extend<{ complaints: string[] }>({
  complaints: [
    async ({ context }, use) => {
      const complaints: string[] = [];
      const watch = (page: Page) => {
        page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
        page.on('console', (message) => {
          if (message.type() === 'error' && !provoked.test(message.text()))
            complaints.push(`${page.url()}: ${message.text()}`);
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

/** The mails that the shop sent to an address, newest first. */
export async function mailsTo(address: string): Promise<{ subject: string; text: string }[]> {
  const response = await fetch(`${apiUrl()}/mail/messages?to=${encodeURIComponent(address)}`);
  return (await response.json()) as { subject: string; text: string }[];
}
