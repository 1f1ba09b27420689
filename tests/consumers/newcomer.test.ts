import { expect, it } from 'vitest';
import { develop, frameworkOf, frameworks } from './newcomer.ts';
import { asVisitor, mockShop } from './visit.ts';

/* A new app, as it was created, in its development server without any cache (decision 0043). */

const tested = process.env.PM_DEEP
  ? frameworks.map((framework) => ({ framework, reason: 'all run in test:deep' }))
  : [frameworkOf(Date.now())];

it.each(tested)(
  'a created app of $framework sells on the lowest Node that it names, with a silent console and terminal ($reason)',
  async ({ framework }) => {
    const problems = await develop(framework, (origin) =>
      asVisitor(async ({ page, shows, card }) => {
        // The server compiles each page at its first visit.
        page.setDefaultTimeout(120_000);
        const warnings: string[] = [];
        page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
        const titles: string[] = [];
        /** Notes the title of a page that is shown whole. */
        const titled = async () => {
          await expect.poll(() => page.title(), { timeout: 30_000 }).not.toBe(titles.at(-1) ?? '');
          titles.push(await page.title());
        };
        await page.goto(origin);
        await shows('0 in the cart');
        await titled();

        await card(mockShop.product).getByRole('link').first().click();
        await page.getByRole('heading', { level: 1, name: mockShop.product }).waitFor();
        await page.getByRole('button', { name: 'Add to cart', exact: true }).first().click();
        await shows('1 in the cart');
        await titled();

        await page.getByRole('link', { name: '1 in the cart' }).click();
        await page.getByRole('button', { name: 'Sign in to check out' }).click();
        await page.locator('input[name=email]').fill(mockShop.email);
        await page.locator('input[name=password]').fill(mockShop.password);
        await page.locator('main button').first().click();
        const order = page.getByRole('button', { name: 'Order and pay', exact: true });
        const checkOut = page.getByRole('button', { name: /^Check out/ });
        await order.or(checkOut).first().waitFor();
        await shows(`Sign out ${mockShop.name}`);
        if (await checkOut.isVisible()) await checkOut.click();
        await order.waitFor();
        await titled();
        await order.click();
        await shows('Thank you for your order.');
        await titled();
        expect([...titles, ...warnings]).toEqual([
          'Promenade',
          mockShop.product,
          'Checkout',
          'Thank you for your order.',
        ]);
      }),
    );
    expect(problems).toEqual([]);
  },
  600_000,
);
