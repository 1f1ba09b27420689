import { EVENT_FACTS, type EventFacts, type EventName } from '../events.ts';
import { ga4Parameters } from '../ga4.ts';
import { metaParameters } from '../meta-pixel.ts';
import { postHogProperties } from '../post-hog.ts';
import { VENDOR_NAMES } from '../vendor-names.ts';

/** When each event is published, and by whom. */
const sources: Readonly<Record<EventName, string>> = {
  page_viewed: '`path` of the provider is another one',
  product_list_viewed:
    'a page of `homeProducts`, `collection`, `merchantProducts`, `activityProducts` or, from ten at once, `products` is on the screen',
  product_selected:
    'a click on a link to a product of such a page; the app: `useProductSelected` where a product is chosen otherwise',
  product_viewed: 'a query `product` is on the screen',
  product_wished: 'the backend accepted the product on the wish list',
  search_performed: 'the first page found by other words than the last is on the screen',
  cart_line_added: 'the backend accepted an addition, or a higher quantity: the pieces more',
  cart_line_removed: 'the backend accepted a removal, or a lower quantity: the pieces less',
  cart_viewed: 'the app: `useCartViewed` on whatever shows the cart',
  checkout_started: 'a query `preOrder` is on the screen, once for each checkout',
  shipping_info_added: 'the backend accepted the order',
  payment_info_added: 'the backend accepted the order',
  order_paid: 'the backend says that the order is paid; once for each order and destination',
  order_refunded: 'the app: `track`',
  signed_up: 'the backend accepted a registration',
  signed_in: 'the session of a guest became a shopper’s',
  newsletter_subscribed: 'the backend accepted a subscription',
  promotion_viewed: 'the app: `track`',
  promotion_selected: 'the app: `track`',
  page_measured: 'the app: `track`, when the document is left, with what the `web-vitals` package measured',
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

\`@promenade/storefront-hooks/analytics\` publishes what happens in a shop and tells the tools a shopper agreed to. No hook and no
component knows of it, and an app without it carries 72 bytes for it: events are read from outside, from queries on the screen, calls that the
backend accepted and the session.

\`\`\`tsx
const analytics = createAnalytics({
  destinations: [ga4(store.gtmId), metaPixel(store.pixelId), postHog(store.postHogKey)],
  storeId: store.id, // shops on one origin have a choice of their own
  nonce, // of the page's content security policy
});

<StorefrontProvider …>
  <AnalyticsProvider analytics={analytics} path={pathname}>
    …
  </AnalyticsProvider>
</StorefrontProvider>;

const { consent, isKnown, choose } = useConsent(); // ask while isKnown and consent is undefined
choose({ analytics: true, marketing: false });
useAnalytics().track('promotion_viewed', { promotionId: 'spring', promotionName: 'Spring sale' });
\`\`\`

- **Consent first.** Google Analytics and PostHog need \`analytics\`, the Meta pixel needs \`marketing\`. Before the choice nothing is loaded, sent or
  kept on the device; up to 100 events wait in memory for each tool, then they are sent or dropped. A choice that is taken back ends the sending
  at once, in every tab.
- **Never where it is private.** Below \`/order\`, \`/users\`, \`/callback\`, \`/logout\` and \`/middlewares\` (\`isTagFree\` says it otherwise) no tag is
  loaded or told; events wait in the tab, also over a new document, for the next page where tags may run. A tag that runs already would go along
  in a single-page navigation: when \`analytics.needsFullLoad(path)\` says so, load a new document.
- **Paid once.** \`order_paid\` is told once for each order and tool on a device, after a reload and with two tabs too; vendors know repetitions by
  order number and event id.
- **Nobody in it.** An event has the facts below and no others, and no query of an address. Words with an \`@\` or a number as long as a phone's are
  left out. PostHog is told of nobody, records nothing and loads nothing further; the pixel's own reading of pages is off.
- **Ids are checked**: \`GTM-…\` or \`G-…\`, digits, \`phc_…\`. Any other text is as if there were none.
- **A tool's fault stays its own.** A script that is blocked or takes longer than 10 seconds, and whatever a tool throws, changes nothing in the shop.
- Scripts come from \`www.googletagmanager.com\`, \`connect.facebook.net\` and \`us-assets.i.posthog.com\` (or \`eu-\`), made with the nonce and a Trusted Types
  policy named \`promenade-tags\`. A strict content security policy must let them in, and \`connect-src\` and \`img-src\` must name where they report to.
  Give pages that a shopper leaves with a secret in the address \`Referrer-Policy: no-referrer\`: the pixel reads the referrer by itself.
- A container of the tag manager may bring along whatever its owner put into it: it is told by consent mode what the shopper agreed to, and the
  policy of the page decides what can be loaded.
- Any other tool is a \`Destination\` of one's own: \`{ name, needs, start, send }\`.

Code, tests and this page read the same tables, in \`packages/storefront-hooks/src/analytics\`; after a change there,
\`pnpm vitest run --project hooks analytics-page -u\` writes this page anew.`;

/** The page of the documentation that shows how the shop's events become those of the vendors. */
export function analyticsPage(): string {
  return `${[intro, '## Events', events, '## Facts', fields].join('\n\n')}\n`;
}
