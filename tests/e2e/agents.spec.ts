import type { Page } from 'playwright/test';
import { browserPath, chromiumFlags } from '../../tooling/browser.ts';
import { at, deep, expect, hydrated, locales, open, say, test } from './shop.ts';

/*
 * A shopper's agent in the browser, which uses the shop only through the tools of its pages (WebMCP). Tests of the tools, and of what they must never
 * do, are in packages/storefront-hooks/src/agents.
 */
test.use({ launchOptions: { executablePath: browserPath, args: [...chromiumFlags, '--enable-features=WebMCP'] } });

interface ModelContext {
  getTools(): Promise<{ name: string }[]>;
  executeTool(tool: { name: string }, input: object): Promise<string>;
}

/** Uses a tool of the page, as the browser's agent does. */
// biome-ignore lint/suspicious/noExplicitAny: results of any tool
async function use(page: Page, name: string, input: object = {}): Promise<any> {
  const toolNames = () =>
    page.evaluate(async () => {
      const { modelContext } = document as unknown as { modelContext?: ModelContext };
      return (await modelContext?.getTools())?.map((tool) => tool.name);
    });
  await expect.poll(toolNames).toContain(name);
  const answer = await page.evaluate(
    async ([wanted, given]) => {
      const { modelContext } = document as unknown as { modelContext: ModelContext };
      const tool = (await modelContext.getTools()).find((each) => each.name === wanted);
      if (!tool) throw new Error(`There is no tool ${wanted}.`);
      return modelContext.executeTool(tool, given);
    },
    [name, input] as const,
  );
  const { data, error } = JSON.parse(answer);
  expect(error).toBeUndefined();
  return data;
}

for (const locale of locales) {
  for (const width of [360, 1440]) {
    test(
      `an agent finds, compares and buys up to the checkout with tools only (${locale}, ${width} px)`,
      deep,
      async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await open(page, at(locale, '/'));
        await hydrated(page);
        const { products } = await use(page, 'search_products', {
          keyword: locale === 'en' ? 'lamp' : 'lampe',
          limit: 5,
        });
        const details = [];
        for (const { slug } of products.slice(0, 2)) details.push(await use(page, 'get_product', { slug }));
        expect(details).toHaveLength(2);
        const [cheaper] = details.toSorted((one, other) => one.price.minorUnits - other.price.minorUnits);
        await use(page, 'open_product', { slug: cheaper.slug });
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(cheaper.name);
        await expect(page.getByRole('main').getByText(cheaper.price.text).first()).toBeVisible();
        const variant = cheaper.variants.find(({ stock }: { stock: number }) => stock > 1);
        const cart = await use(page, 'add_to_cart', {
          items: [{ productId: cheaper.id, productAttrUnique: variant.id, cartNum: 1 }],
        });
        expect(cart.total.minorUnits).toBe(variant.price.minorUnits);
        const notice = say(locale, 'agent.added', { product: cheaper.name });
        await expect(page.getByRole('paragraph').filter({ hasText: notice })).toBeVisible();
        await page.getByRole('button', { name: say(locale, 'agent.undo'), exact: true }).click();
        await expect.poll(async () => (await use(page, 'view_cart')).quantity).toBe(0);
        await use(page, 'add_to_cart', {
          items: [{ productId: cheaper.id, productAttrUnique: variant.id, cartNum: 1 }],
        });
        await use(page, 'open_checkout');
        await page.waitForURL(/guest|sign_in|order_confirm/);
      },
    );
  }
}
