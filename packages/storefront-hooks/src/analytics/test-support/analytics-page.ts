import { EVENT_FACTS, type EventFacts, type EventName } from '../events.ts';
import { ga4Parameters } from '../ga4.ts';
import { metaParameters } from '../meta-pixel.ts';
import { postHogProperties } from '../post-hog.ts';
import { VENDOR_NAMES } from '../vendor-names.ts';

/** When each event is published. */
const sources: Readonly<Record<EventName, string>> = {
  page_viewed: 'the `path` of the provider changes',
  product_list_viewed:
    'a page of `homeProducts`, `collection`, `merchantProducts`, `activityProducts` or, with a page size of ten or more, `products` is shown',
  product_selected: 'a link to a product of such a page is clicked',
  product_viewed: 'a `product` query is shown',
  product_wished: 'the backend has added the product to the wish list',
  search_performed: 'the first page of results for another term than before is shown',
  cart_line_added: 'the backend has accepted an addition, or a higher quantity (with the difference)',
  cart_line_removed: 'the backend has accepted a removal, or a lower quantity (with the difference)',
  cart_viewed: 'a component that calls `useCartViewed` shows the cart',
  checkout_started: 'a `preOrder` query is shown, once for each checkout',
  shipping_info_added: 'the backend has accepted the order',
  payment_info_added: 'the backend has accepted the order',
  order_paid: 'the backend returns that the order is paid; once for each order and destination',
  order_refunded: 'the app calls `track`',
  signed_up: 'the backend has accepted a registration',
  signed_in: 'a guest signs in',
  newsletter_subscribed: 'the backend has accepted a subscription',
  promotion_viewed: 'the app calls `track`',
  promotion_selected: 'the app calls `track`',
  page_measured: 'the app calls `track` when the document is left, with values of the `web-vitals` package',
};

const facts: EventFacts = {
  orderNo: 'PT26011512000001',
  items: [{ id: '7', name: 'Linen shirt', variant: 'Sand,M', merchant: 'Atelier Nord', priceCents: 3675, quantity: 2 }],
  valueCents: 7350,
  freightCents: 600,
  list: 'search',
  term: 'linen',
  results: 12,
  payType: 'stripe',
  promotionId: 'spring',
  promotionName: 'Spring sale',
  lcpMs: 1240,
  inpMs: 96,
  cls: 0.01,
  fcpMs: 810,
  ttfbMs: 120,
};

function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) => Math.max(...[head, ...rows].map((row) => (row[column] ?? title).length)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

const code = (text: string | null) => (text === null ? '' : `\`${text}\``);
const json = (value: object) => {
  const text = JSON.stringify(value).slice(1, -1).replaceAll('":', '": ').replaceAll(',"', ', "');
  return text && code(text);
};

const names = Object.keys(EVENT_FACTS) as EventName[];
const factNames = Object.keys(facts) as (keyof EventFacts)[];

const events = markdownTable(
  ['event', 'published when', 'facts', 'Google Analytics 4', 'Meta pixel', 'PostHog'],
  names.map((name) => [
    code(name),
    sources[name],
    EVENT_FACTS[name].map(code).join(', '),
    code(VENDOR_NAMES[name].ga4),
    code(VENDOR_NAMES[name].meta),
    code(VENDOR_NAMES[name].postHog),
  ]),
);

const fields = markdownTable(
  ['fact', 'example', 'Google Analytics 4', 'Meta pixel', 'PostHog'],
  factNames.map((fact) => {
    const one = { [fact]: facts[fact] };
    return [
      code(fact),
      code(JSON.stringify(facts[fact])),
      json(ga4Parameters(one, 'USD')),
      json(metaParameters(one, 'USD')),
      json(postHogProperties(one, 'USD')),
    ];
  }),
);

const intro = `# Analytics

\`@promenade/storefront-hooks/analytics\` publishes events of a shop and sends them to the tools for which the shopper has given consent. Hooks and
components need no change: events come from the queries that are shown, the calls that the backend accepts, and the session. An app that does
not use analytics loads 72 bytes of it.

\`\`\`tsx
const analytics = createAnalytics({
  destinations: [ga4(store.gtmId), metaPixel(store.pixelId), postHog(store.postHogKey)],
  storeId: store.id, // separates the choices of several shops on one origin
  nonce, // of the page's content security policy
});

<StorefrontProvider …>
  <AnalyticsProvider analytics={analytics} path={pathname}>
    …
  </AnalyticsProvider>
</StorefrontProvider>;

const { consent, isKnown, choose } = useConsent(); // show the dialog if isKnown and consent is undefined
choose({ analytics: true, marketing: false });
useAnalytics().track('promotion_viewed', { promotionId: 'spring', promotionName: 'Spring sale' });
\`\`\`

- **Consent.** Google Analytics and PostHog require \`analytics\`, the Meta pixel requires \`marketing\`. Until the shopper has chosen, nothing is
  loaded, sent or stored on the device; up to 100 events for each tool are queued in memory, then sent or dropped. When a shopper withdraws
  consent, sending stops at once in all tabs.
- **Private pages.** On \`/order\`, \`/users\`, \`/callback\`, \`/logout\`, \`/middlewares\` and the paths below them (change this with \`isTagFree\`) no
  tag is loaded and no event is sent. Events are queued in the tab, also across document loads, until a page where tags may run. A tag that is
  already loaded would continue after a single-page navigation: if \`analytics.needsFullLoad(path)\` returns true, load a new document.
- **Paid orders.** \`order_paid\` is sent once for each order and tool on a device, also after a reload and with two tabs. Vendors detect other
  duplicates by order number and event id.
- **No personal data.** An event has only the facts below, and its path has no query. Texts with an \`@\`, or with as many digits as a phone number,
  are omitted. PostHog identifies no one, records nothing and loads no other scripts. The pixel's automatic events are disabled.
- **Ids are validated**: \`GTM-…\` or \`G-…\`, digits, \`phc_…\`. With any other value the adapter returns \`undefined\`.
- **Errors of a tool don't affect the shop.** This applies to scripts that are blocked or take longer than 10 seconds, and to exceptions.
- Scripts are loaded from \`www.googletagmanager.com\`, \`connect.facebook.net\` and \`us-assets.i.posthog.com\` (or \`eu-\`), with the nonce and a Trusted
  Types policy named \`promenade-tags\`. A strict content security policy must allow them, and \`connect-src\` and \`img-src\` must allow the hosts to
  which they report. Set \`Referrer-Policy: no-referrer\` on pages with a secret in the address: the pixel reads the referrer by itself.
- A tag manager container receives the shopper's choice by consent mode. Pages that enforce Trusted Types, as those of the reference store do, stop
  its tags that write a text into \`script.src\`, \`innerHTML\` or \`document.write\`: the pixel snippets that vendors give out as "custom HTML". The
  browser names each one in its console. These work: tags of Google itself (Analytics, Ads, Floodlight), "custom image" tags, and templates of the
  gallery that use \`injectScript\` or \`sendPixel\`; the hosts that they report to must be in \`connect-src\` and \`img-src\`. Add another vendor as a
  \`Destination\`, which loads its script with a policy of its own name.
- For any other tool, write a \`Destination\`: \`{ name, needs, start, send }\`.

The code, its tests and this page use the same tables in \`packages/storefront-hooks/src/analytics\`. After changing them, run
\`pnpm vitest run --project hooks analytics-page -u\` to update this page.`;

/** The documentation page about the events and their names and parameters in the vendors' tools. */
export function analyticsPage(): string {
  return `${[intro, '## Events', events, '## Facts', fields].join('\n\n')}\n`;
}
