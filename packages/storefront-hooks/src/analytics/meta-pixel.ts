import { amount, money, withoutUndefined } from './amount.ts';
import type { Destination } from './destination.ts';
import type { EventFacts } from './events.ts';
import { VENDOR_NAMES } from './vendor-names.ts';

const PIXEL_ID = /^\d{5,20}$/;
const SCRIPT = 'https://connect.facebook.net/en_US/fbevents.js';

/** The parameters of an event for the Meta pixel. */
export function metaParameters(
  { items, valueCents, term }: Partial<EventFacts>,
  currency: string,
): Record<string, unknown> {
  return withoutUndefined({
    ...money(valueCents, currency),
    ...(items && {
      content_type: 'product',
      content_ids: items.map(({ id }) => id),
      contents: items.map(({ id, quantity, priceCents }) =>
        withoutUndefined({
          id,
          quantity,
          item_price: priceCents === undefined ? undefined : amount(priceCents, currency),
        }),
      ),
      num_items: items.reduce((sum, { quantity }) => sum + quantity, 0),
    }),
    search_string: term,
  });
}

interface Fbq {
  (...command: unknown[]): void;
  /** Set by the vendor's script; until then commands are queued. */
  callMethod?: (...command: unknown[]) => void;
  queue: unknown[][];
  push: Fbq;
  loaded: boolean;
  version: string;
  disablePushState: boolean;
}

/** The pixel's command queue, which must exist before its script is loaded. */
function fbqStub(): Fbq {
  const page = globalThis as { fbq?: Fbq; _fbq?: Fbq };
  if (page.fbq) return page.fbq;
  const fbq = ((...command: unknown[]) => {
    if (fbq.callMethod) fbq.callMethod(...command);
    else fbq.queue.push(command);
  }) as Fbq;
  // This adapter sends page views, so disable the script's own history listener.
  Object.assign(fbq, { push: fbq, loaded: true, version: '2.0', queue: [], disablePushState: true });
  page.fbq = fbq;
  page._fbq ??= fbq;
  return fbq;
}

/**
 * Creates the destination for the Meta pixel. The id consists of digits, such as `pixelId` of the shop. Returns `undefined` for
 * any other value.
 */
export function metaPixel(id: string | null | undefined): Destination | undefined {
  if (!id || !PIXEL_ID.test(id)) return undefined;
  return {
    name: 'meta',
    needs: 'marketing',
    async start(page) {
      const fbq = fbqStub();
      // Without this the script collects buttons, forms and pages by itself.
      fbq('set', 'autoConfig', false, id);
      fbq('consent', 'grant');
      fbq('init', id);
      await page.loadScript(SCRIPT);
    },
    send({ name, facts, id: eventID, currency }) {
      const event = VENDOR_NAMES[name].meta;
      if (event) fbqStub()('track', event, metaParameters(facts, currency), { eventID });
    },
    consentChanged: ({ marketing }) => fbqStub()('consent', marketing ? 'grant' : 'revoke'),
  };
}
