import { aStore, createMockStorefront } from '@promenade/storefront-devkit/mock';
import { StorefrontTestProvider } from '@promenade/storefront-devkit/react';
import { createClient } from '@promenade/storefront-sdk';
import { UiBaseProvider } from '@promenade/storefront-ui';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { App } from './app/App.tsx';
import { ShopReceipt } from './components/OrderReceipt.tsx';
import { renderPage } from './entry-server.tsx';
import { loadCatalogue, loadWords } from './i18n/catalogue.ts';
import { MoreWords, TextsProvider } from './i18n/texts.tsx';
import { defaultStore } from './lib/default-store.ts';
import { prepare } from './router/prepare.ts';
import { createServerData } from './server/server-data.ts';
import { withText } from './server/test-store.ts';

/** The receipt of an order for 12 units, in a shop with this currency. */
async function renderReceipt(currency: string, cents: number) {
  const client = createClient({ baseUrl: 'https://shop.test', currency, fetch: createMockStorefront().fetch });
  const [{ messages, uiStrings }, words] = await Promise.all([loadCatalogue('en'), loadWords(['account'], 'en')]);
  const amounts = { proTotalPrice: cents, payPostage: 0, couponPrice: 0, integralPrice: 0, payPrice: cents };
  return renderToString(
    <TextsProvider locale="en" words={messages}>
      <UiBaseProvider strings={uiStrings} locale="en">
        <MoreWords words={words}>
          <StorefrontTestProvider client={client}>
            <ShopReceipt amounts={amounts} />
          </StorefrontTestProvider>
        </MoreWords>
      </UiBaseProvider>
    </TextsProvider>,
  );
}

/** Renders an empty list in a shop with this currency; also returns the minimum prices that were requested. */
async function renderList(address: string, currency: string) {
  const asked: (string | null)[] = [];
  const url = new URL(address, 'https://shop.test');
  const mock = createMockStorefront({ scenario: 'empty' });
  const client = createClient({
    baseUrl: url.origin,
    currency,
    async fetch(input, init) {
      const { searchParams } = new URL(String(input));
      if (searchParams.has('minPrice')) asked.push(searchParams.get('minPrice'));
      return mock.fetch(input, init);
    },
  });
  const data = createServerData(client, { locale: 'en', signal: AbortSignal.timeout(60_000) });
  const [catalogue, outcome] = await Promise.all([loadCatalogue('en'), prepare({ url, locale: 'en', data })]);
  if (outcome.kind === 'redirect') throw new Error(`The page leads to ${outcome.redirect.to}.`);
  const { match, loaded, error } = outcome;
  const location = { pathname: url.pathname, search: url.search, hash: '', state: null, key: 'first' };
  const html = renderToString(
    <App
      {...{ client, catalogue, locale: 'en' }}
      handoff={{ now: 0, origin: url.origin, store: defaultStore, fallback: data.fallback, error }}
      page={{ match, loaded, error, url, location, arrival: 'load' }}
    />,
  );
  return { html, asked };
}

it.each([
  ['JPY', '500', '9000', '¥'],
  ['USD', '5.00', '90.00', '$'],
  ['KWD', '0.500', '9.000', 'KWD'],
])('a price range in %s has the decimals of the currency in the form, the address and the requests', async (...row) => {
  const [currency, min, max, symbol] = row;
  const { html, asked } = await renderList(`/products/product_search?title=lamp&min=${min}&max=${max}`, currency);
  // Requests for the list and for its facets.
  expect([...new Set(asked)]).toEqual([min]);
  expect(html).toContain(`value="${min}"`);
  expect(html).toContain(`?title=lamp&amp;min=${min}"`);
  expect(html.replaceAll('<!-- -->', '')).toContain(`Price (${symbol})`);
});

it.each([
  ['JPY', 1250, '¥1,250'],
  ['USD', 1250, '$12.50'],
  ['KWD', 12_505, 'KWD\u00a012.505'],
])('a receipt in %s has the decimals of the currency', async (currency, cents, written) => {
  expect(await renderReceipt(currency, cents)).toContain(written);
});

it('a page is in the currency of the shop, as soon as the operator has changed it', async () => {
  let currency: string | null = null;
  const mock = createMockStorefront({ handlers: { 'store.details': () => aStore({ currency }) } });
  const priceIn = async () => {
    const answer = await renderPage(
      {
        url: new URL('https://currency.test/products/all'),
        locale: 'en',
        forwarded: { 'x-forwarded-host': 'currency.test', 'x-forwarded-proto': 'https' },
        form: 'html',
        assetsOf: () => ({ entry: '', scripts: [], styles: [], css: '', font: undefined }),
        signal: AbortSignal.timeout(60_000),
      },
      'https://api.test',
      mock.fetch,
    );
    if (answer.kind !== 'page') throw new Error('expected a page');
    const { text } = withText(answer);
    // The signs of the amounts, the menu of the header, and what the browser goes on with.
    const [, handedOver] = /"currency":("\w+"|null)/.exec(text) ?? [];
    const menu = /(?<=>)(?:USD \$|JPY ¥|KWD)(?=<)/.exec(text)?.[0];
    return [...new Set(text.match(/[$¥](?=\d)|KWD(?=\s\d)/g)), menu, handedOver];
  };
  expect(await priceIn()).toEqual(['$', 'USD $', 'null']);
  currency = 'JPY';
  expect(await priceIn()).toEqual(['¥', 'JPY ¥', '"JPY"']);
  currency = 'KWD';
  expect(await priceIn()).toEqual(['KWD', 'KWD', '"KWD"']);
  currency = 'not a code';
  expect(await priceIn()).toEqual(['$', 'USD $', 'null']);
});
