import { daily, expect, locales, open, say, storeUrl, test } from './shop.ts';

/* A shopper's agent elsewhere, which uses the shop's endpoint for agents, and leaves the checkout to its shopper. */

/** Uses a tool of the shop's endpoint for agents (MCP), through the store's proxy. */
// biome-ignore lint/suspicious/noExplicitAny: results of any tool
async function askRemote(locale: string, name: string, input: object = {}): Promise<any> {
  const revision = '2026-07-28';
  const answer = await fetch(`${storeUrl()}/mcp`, {
    method: 'POST',
    headers: {
      ...{
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        'accept-language': locale,
      },
      ...{ 'mcp-protocol-version': revision, 'mcp-method': 'tools/call', 'mcp-name': name },
    },
    body: JSON.stringify({
      ...{ jsonrpc: '2.0', id: 1, method: 'tools/call' },
      params: {
        ...{ name, arguments: input },
        _meta: {
          'io.modelcontextprotocol/protocolVersion': revision,
          'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
          'io.modelcontextprotocol/clientCapabilities': {},
        },
      },
    }),
  });
  const { result } = await answer.json();
  expect(result.isError).toBeFalsy();
  return result.structuredContent.data;
}

for (const locale of locales) {
  for (const width of [360, 1440]) {
    test(
      `a remote agent finds, compares and fills a cart, and its shopper continues at the checkout (${locale}, ${width} px)`,
      daily(locale === 'en' && width === 1440),
      async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        const { products } = await askRemote(locale, 'search_products', {
          keyword: locale === 'en' ? 'lamp' : 'lampe',
          limit: 5,
        });
        const details = [];
        for (const { slug } of products.slice(0, 2)) details.push(await askRemote(locale, 'get_product', { slug }));
        expect(details).toHaveLength(2);
        const [cheaper] = details.toSorted((one, other) => one.price.minorUnits - other.price.minorUnits);
        const variant = cheaper.variants.find(({ stock }: { stock: number }) => stock > 2);
        const { checkoutUrl, total } = await askRemote(locale, 'add_to_cart', {
          items: [{ productId: cheaper.id, productAttrUnique: variant.id, cartNum: 2 }],
        });
        const { pathname, search } = new URL(checkoutUrl);
        await open(page, pathname + search);
        const main = page.getByRole('main');
        await expect(main.getByRole('link', { name: cheaper.name })).toBeVisible();
        await expect(main.getByText(total.text).first()).toBeVisible();
        await main.getByRole('button', { name: say(locale, 'cartLink.checkout') }).click();
        await page.waitForURL(/order_confirm|guest|sign_in/);
      },
    );
  }
}
