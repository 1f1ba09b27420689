import { amount, money, withoutUndefined } from './amount.ts';
import { commonParameters } from './common-parameters.ts';
import type { Consent, Destination } from './destination.ts';
import type { AnalyticsItem, EventFacts, TrackedEvent } from './events.ts';
import { VENDOR_NAMES } from './vendor-names.ts';

const MEASUREMENT_ID = /^G-[A-Z0-9]{4,12}$/;
const CONTAINER_ID = /^GTM-[A-Z0-9]{4,10}$/;
const SCRIPTS = 'https://www.googletagmanager.com';

const itemOf = (
  { id, name, variant, merchant, priceCents, quantity }: AnalyticsItem,
  list: string | undefined,
  currency: string,
) =>
  withoutUndefined({
    item_id: id,
    item_name: name,
    item_brand: merchant,
    item_variant: variant,
    item_list_name: list,
    price: priceCents === undefined ? undefined : amount(priceCents, currency),
    quantity,
  });

/** The parameters of an event for Google Analytics 4. */
export function ga4Parameters(facts: Partial<EventFacts>, currency: string): Record<string, unknown> {
  const { items, list, valueCents, freightCents } = facts;
  return withoutUndefined({
    transaction_id: facts.orderNo,
    ...money(valueCents, currency),
    shipping: freightCents === undefined ? undefined : amount(freightCents, currency),
    item_list_name: list,
    items: items?.map((item) => itemOf(item, list, currency)),
    ...commonParameters(facts),
  });
}

const granted = (isGranted: boolean) => (isGranted ? 'granted' : 'denied');
const consentMode = ({ analytics, marketing }: Consent) => ({
  analytics_storage: granted(analytics),
  ad_storage: granted(marketing),
  ad_user_data: granted(marketing),
  ad_personalization: granted(marketing),
});

const dataLayer = (): unknown[] => {
  const page = globalThis as { dataLayer?: unknown[] };
  page.dataLayer ??= [];
  return page.dataLayer;
};
/** Google's tag accepts commands only as `arguments` objects. */
const gtag: (...command: unknown[]) => void = function command() {
  // biome-ignore lint/complexity/noArguments: an array would count as data, not as a command
  dataLayer().push(arguments);
};

/**
 * Creates the destination for Google Analytics 4. The id is a measurement id (`G-…`), or the id of a tag manager container
 * (`GTM-…`), such as `gtmId` of the shop. Returns `undefined` for any other value.
 */
export function ga4(id: string | null | undefined): Destination | undefined {
  const isContainer = CONTAINER_ID.test(id ?? '');
  if (!id || !(isContainer || MEASUREMENT_ID.test(id))) return undefined;
  let origin = '';

  const send = ({ name, path, id: eventId, facts, currency }: TrackedEvent) => {
    const event = VENDOR_NAMES[name].ga4;
    if (!event) return;
    const parameters = ga4Parameters(facts, currency);
    // Otherwise Google uses `location`, whose query may contain personal data.
    const page = { page_location: origin + path, event_id: eventId };
    if (!isContainer) return gtag('event', event, { ...page, ...parameters });
    // The container merges objects, so clear the fields of the previous event.
    dataLayer().push({ ecommerce: null });
    dataLayer().push({ event, ...page, ...(facts.items ? { ecommerce: parameters } : parameters) });
  };

  return {
    name: 'ga4',
    needs: 'analytics',
    async start(page) {
      origin = page.origin;
      gtag('consent', 'default', consentMode(page.consent));
      gtag('set', { page_location: origin, page_referrer: document.referrer.split(/[?#]/)[0] });
      if (isContainer) {
        dataLayer().push({ 'gtm.start': Date.now(), event: 'gtm.js' });
        await page.loadScript(`${SCRIPTS}/gtm.js?id=${id}`);
      } else {
        gtag('js', new Date());
        gtag('config', id, { send_page_view: false });
        await page.loadScript(`${SCRIPTS}/gtag/js?id=${id}`);
      }
    },
    send,
    consentChanged: (consent) => gtag('consent', 'update', consentMode(consent)),
  };
}
