import CommerceLayer, { skus } from '@commercelayer/sdk';
import Medusa from '@medusajs/js-sdk';
import { createStorefrontApiClient } from '@shopify/storefront-api-client';
import { createClient as createSpreeClient } from '@spree/sdk';
import { fetchExchange, gql, Client as UrqlClient } from '@urql/core';
import ky from 'ky';
import createOpenApiClient from 'openapi-fetch';
import type { Contender } from '../contender.ts';

/** Commerce clients and general HTTP clients, with their own defaults for timeouts and retries. */

const enveloped = (product: object) => ({ code: 200, message: 'success', data: product });
const path = { uniqueKey: 'k', slug: 's' };
const pattern = '/api/front/product/detail/{uniqueKey}/{slug}';
const line = { productId: 1, cartNum: 1, productAttrUnique: 2, storeId: 1 };

const productQuery = `query Product($handle: String!) {
  product(handle: $handle) { productInfo productAttr productValue variantPrice merchantInfo }
}`;
const addLines = `mutation Add($cartId: ID!, $lines: [CartLineInput!]!) {
  cartLinesAdd(cartId: $cartId, lines: $lines) { cart { id totalQuantity } userErrors { field message } }
}`;
const cartLines = `{ cartId: 'c', lines: [{ merchandiseId: '2', quantity: 1 }] }`;
const shopify = { storeDomain: 'https://shop.example', apiVersion: '2026-10', publicAccessToken: 'token' };

export const contenders: readonly Contender[] = [
  {
    name: '@spree/sdk 1.2.1',
    program: `import { createClient } from '@spree/sdk';
      const client = createClient({ baseUrl: '', publishableKey: 'key' });
      client.products.get('k').then(console.log);
      client.carts.items.create('c', { variant_id: '2', quantity: 1 });`,
    reply: (product) => product,
    ask: (baseUrl, fetch) => {
      const client = createSpreeClient({ baseUrl, publishableKey: 'key', fetch });
      return () => client.products.get('k');
    },
  },
  {
    name: 'openapi-fetch 0.17.0',
    program: `import createClient from 'openapi-fetch'; const client = createClient({ baseUrl: '' });
      client.GET('${pattern}', { params: { path: ${JSON.stringify(path)} } }).then(console.log);
      client.POST('/api/front/cart/save', { body: [${JSON.stringify(line)}] });`,
    reply: enveloped,
    ask: (baseUrl, fetch) => {
      const client = createOpenApiClient<Record<string, never>>({ baseUrl, fetch: (request) => fetch(request) });
      return () => client.GET(pattern as never, { params: { path } } as never);
    },
  },
  {
    name: '@shopify/storefront-api-client 2.0.0',
    program: `import { createStorefrontApiClient } from '@shopify/storefront-api-client';
      const client = createStorefrontApiClient(${JSON.stringify(shopify)});
      client.request(${JSON.stringify(productQuery)}, { variables: { handle: 's' } }).then(console.log);
      client.request(${JSON.stringify(addLines)}, { variables: ${cartLines} });`,
    reply: (product) => ({ data: { product } }),
    ask: (baseUrl, fetch) => {
      const client = createStorefrontApiClient({
        ...shopify,
        customFetchApi: (_, init) => fetch(`${baseUrl}/api/graphql.json`, init as RequestInit),
      });
      return () => client.request(productQuery, { variables: { handle: 's' } });
    },
  },
  {
    name: 'ky 2.1.0',
    program: `import ky from 'ky'; const client = ky.create({ baseUrl: '' });
      client.get('/api/front/product/detail/k/s').json().then(console.log);
      client.post('/api/front/cart/save', { json: [${JSON.stringify(line)}] }).json();`,
    reply: enveloped,
    ask: (baseUrl, fetch) => {
      const client = ky.create({ baseUrl, fetch });
      return () => client.get('/api/front/product/detail/k/s').json();
    },
  },
  {
    name: '@commercelayer/sdk 7.12.1',
    program: `import CommerceLayer, { line_items, skus } from '@commercelayer/sdk';
      CommerceLayer({ organization: 'shop', accessToken: 'token' });
      skus.retrieve('k').then(console.log);
      line_items.create({ quantity: 1, sku_code: 's', order: { type: 'orders', id: 'o' } });`,
    reply: (attributes) => ({ data: { id: 'k', type: 'skus', attributes } }),
    ask: (baseUrl, fetch) => {
      CommerceLayer({
        organization: 'shop',
        accessToken: 'token',
        fetch: (_: unknown, init?: RequestInit) => fetch(`${baseUrl}/api/skus/k`, init),
      });
      return () => skus.retrieve('k');
    },
  },
  {
    name: '@urql/core 6.0.3',
    program: `import { Client, fetchExchange, gql } from '@urql/core';
      const client = new Client({ url: '/graphql', exchanges: [fetchExchange], preferGetMethod: false });
      client.query(gql(${JSON.stringify(productQuery)}), { handle: 's' }).toPromise().then(console.log);
      client.mutation(gql(${JSON.stringify(addLines)}), ${cartLines}).toPromise();`,
    reply: (product) => ({ data: { product } }),
    ask: (baseUrl, fetch) => {
      const exchanges = [fetchExchange];
      const client = new UrqlClient({ url: `${baseUrl}/graphql`, exchanges, fetch, preferGetMethod: false });
      const query = gql(productQuery);
      return () => client.query(query, { handle: 's' }).toPromise();
    },
  },
  {
    name: '@medusajs/js-sdk 2.21.2',
    program: `import Medusa from '@medusajs/js-sdk'; const client = new Medusa({ baseUrl: '', publishableKey: 'key' });
      client.store.product.retrieve('k').then(console.log);
      client.store.cart.createLineItem('c', { variant_id: '2', quantity: 1 });`,
    reply: (product) => ({ product }),
    ask: (baseUrl, fetch) => {
      const client = new Medusa({ baseUrl, publishableKey: 'key' });
      return () => {
        // It always uses the global `fetch`.
        globalThis.fetch = fetch;
        return client.store.product.retrieve('k');
      };
    },
  },
];
