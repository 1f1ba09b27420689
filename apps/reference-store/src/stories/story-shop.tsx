import { createMockStorefront, type Operator, type ScenarioName, scenarios } from '@promenade/storefront-devkit/mock';
import { createTestSession } from '@promenade/storefront-devkit/react';
import { createClient, createStorefront, credentials, type Storefront } from '@promenade/storefront-sdk';
import type { LoaderFunction } from 'storybook/internal/types';
import { App, type AppProps } from '../app/App.tsx';
import { loadCatalogue } from '../i18n/catalogue.ts';
import type { Locale } from '../i18n/locale.ts';
import { prepare } from '../router/prepare.ts';
import { createServerData } from '../server/server-data.ts';
import { furnish, storyHandlers } from './story-goods.ts';

/** Noon of the fixtures' day: running discounts are judged by it. */
const NOW = Date.UTC(2026, 0, 15, 12);
const ORIGIN = 'http://shop.test';

/** What a story says about the shop that it shows, in its `parameters.shop`. */
export interface ShopStory {
  /** Address, without language prefix. What `before` returns goes first. */
  path: string;
  /** Situation of the mocked shop. @default 'default' */
  scenario?: ScenarioName;
  /** Who is there. @default 'anonymous' */
  session?: 'anonymous' | 'authenticated' | 'unreachable';
  /** What the shopper did before; may say the address that it led to. */
  before?: (shopper: Storefront, operator: Operator) => Promise<string | undefined>;
}

const storeWords = {
  websiteTitle: 'Promenade',
  websiteLogo: '',
  websiteCopyrightInfo: '© 2026 Promenade',
  storeVision: 'Well-made things from small workshops.',
};

const isScenario = (name: unknown): name is ScenarioName => typeof name === 'string' && Object.hasOwn(scenarios, name);

/** Everything `<App>` takes, read from a mocked shop in memory as the server would read it. */
async function propsOf({ path, session = 'anonymous', before, scenario = 'default' }: ShopStory, locale: Locale) {
  const mock = createMockStorefront({ scenario, clock: () => NOW, handlers: storyHandlers(() => mock.shop) });
  const { fetch, shop, operator } = mock;
  furnish(shop);
  Object.assign(shop.store, storeWords);
  const authorize = () => Promise.resolve<Record<string, string>>({ Authorization: 'Bearer story' });
  const shopper = createStorefront({ baseUrl: ORIGIN, fetch, use: [credentials(authorize)] });
  const url = new URL((await before?.(shopper, operator)) ?? path, ORIGIN);
  const testSession = createTestSession(session);
  const client = createClient({
    baseUrl: ORIGIN,
    fetch,
    headers: () => ({ 'accept-language': locale }),
    use: [credentials((request) => testSession.authorize(request))],
  });
  const data = createServerData(client, { locale, signal: AbortSignal.timeout(60_000) });
  const [catalogue, outcome] = await Promise.all([loadCatalogue(locale), prepare({ url, locale, data })]);
  if (outcome.kind === 'redirect') throw new Error(`The page leads to ${outcome.redirect.to}.`);
  const { match, loaded, fault } = outcome;
  return {
    ...{ client, locale, catalogue, session: testSession },
    handoff: { now: NOW, origin: ORIGIN, store: shop.store, fallback: data.fallback, fault },
    page: {
      ...{ match, loaded, fault, url },
      location: {
        pathname: url.pathname,
        search: url.search,
        hash: '',
        state: null,
        key: `${path} ${scenario} ${session} ${locale}`,
      },
      arrival: 'load',
    },
  } satisfies AppProps;
}

/** Reads what the page shows before the story renders; the toolbar's backend goes before the story's. */
export const shopLoader: LoaderFunction = async ({ parameters, globals }) => {
  const story = parameters.shop as ShopStory;
  const scenario = isScenario(globals.scenario) ? { scenario: globals.scenario } : {};
  return { shop: await propsOf({ ...story, ...scenario }, globals.locale === 'fr' ? 'fr' : 'en') };
};

/** The whole shop at the address of the story. */
export function StoryShop(props: AppProps) {
  const path = props.page.location.pathname;
  const prefix = props.locale === 'fr' ? '/fr' : '';
  const location = { ...props.page.location, pathname: prefix + path };
  return <App key={location.key} {...props} page={{ ...props.page, location }} />;
}
