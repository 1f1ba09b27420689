import {
  createMockStorefront,
  type MockHandlers,
  type Operator,
  type ScenarioName,
  scenarios,
} from '@promenade/storefront-devkit/mock';
import { createTestSession } from '@promenade/storefront-devkit/react';
import {
  createClient,
  createStorefront,
  credentials,
  type StoreDetails,
  type Storefront,
} from '@promenade/storefront-sdk';
import { useEffect } from 'react';
import type { LoaderFunction } from 'storybook/internal/types';
import { pseudoWords } from '../../../../.storybook/pseudo-locale.ts';
import { App, type AppProps } from '../app/App.tsx';
import { loadCatalogue } from '../i18n/catalogue.ts';
import { files } from '../i18n/catalogues/en.ts';
import type { Locale } from '../i18n/locale.ts';
import { prepare } from '../router/prepare.ts';
import { createServerData } from '../server/server-data.ts';
import { seedShop, storyHandlers } from './story-goods.ts';

/** Noon on the day of the fixtures. The store, the mock shop and the browser all use this time. */
export const NOW = Date.UTC(2026, 0, 15, 12);
const ORIGIN = 'http://shop.test';

/** The shop of a page story: its `parameters.shop`. */
export interface ShopStory {
  /** URL path without the language. A path that `before` returns replaces it. */
  path: string;
  /** Scenario of the mock shop. @default 'default' */
  scenario?: ScenarioName;
  /** State of the session. @default 'anonymous' */
  session?: 'anonymous' | 'authenticated' | 'unreachable';
  /** Settings of the shop that differ from those of the other stories. */
  store?: Partial<StoreDetails>;
  /** Responses of the backend that differ from those of the other stories. */
  handlers?: MockHandlers;
  /** Earlier actions of the shopper and the merchants. May return the path of the page to show. */
  before?: (shopper: Storefront, operator: Operator) => Promise<string | undefined>;
}

const storeWords = {
  websiteTitle: 'Promenade',
  websiteLogo: '',
  websiteCopyrightInfo: '© 2026 Promenade',
  storeVision: 'Well-made things from small workshops.',
};

const isScenario = (name: unknown): name is ScenarioName => typeof name === 'string' && Object.hasOwn(scenarios, name);

let isPseudo = false;

/** Texts that change to the pseudo-locale when the toolbar selects it. */
function switchable<Words extends object>(words: Words): Words {
  let pseudo: Words | undefined;
  return new Proxy(words, {
    get(target, name) {
      if (isPseudo) pseudo ??= pseudoWords({ ...words });
      return Reflect.get((isPseudo && pseudo) || target, name);
    },
  });
}

// Late parts of a page load their words once, so the words themselves must follow the toolbar.
for (const [path, load] of Object.entries(files)) {
  files[path] = async () => {
    const { messages, uiStrings, issueTexts } = await load();
    return {
      messages: switchable(messages),
      ...(uiStrings && { uiStrings: switchable(uiStrings) }),
      ...(issueTexts && { issueTexts: switchable(issueTexts) }),
    };
  };
}

/** The props of `<App>`, read from a mock shop as the server reads them. */
async function propsOf(story: ShopStory, locale: Locale) {
  const { path, session = 'anonymous', before, scenario = 'default' } = story;
  const handlers = { ...storyHandlers(() => mock.shop), ...story.handlers };
  const mock = createMockStorefront({ scenario, clock: () => NOW, handlers });
  const { fetch, shop, operator } = mock;
  seedShop(shop);
  Object.assign(shop.store, storeWords, story.store);
  const authorize = () => Promise.resolve<Record<string, string>>({ Authorization: 'Bearer story' });
  const shopper = createStorefront({ baseUrl: ORIGIN, fetch, use: [credentials(authorize)] });
  const url = new URL((await before?.(shopper, operator)) ?? path, ORIGIN);
  // The page of an identity provider isn't a part of the shop, so signing in never ends.
  const testSession = { ...createTestSession(session), signIn: () => new Promise<void>(() => {}) };
  const client = createClient({
    baseUrl: ORIGIN,
    currency: story.store?.currency ?? undefined,
    fetch,
    headers: () => ({ 'accept-language': locale }),
    use: [credentials((request) => testSession.authorize(request))],
  });
  const data = createServerData(client, { locale, signal: AbortSignal.timeout(60_000) });
  const [catalogue, outcome] = await Promise.all([loadCatalogue(locale), prepare({ url, locale, data })]);
  if (outcome.kind === 'redirect') throw new Error(`The page leads to ${outcome.redirect.to}.`);
  const { match, loaded, error } = outcome;
  return {
    ...{ client, locale, session: testSession },
    catalogue: locale === 'en' && isPseudo ? { ...pseudoWords(catalogue), files: catalogue.files } : catalogue,
    handoff: { now: NOW, origin: ORIGIN, store: shop.store, fallback: data.fallback, error },
    page: {
      ...{ match, loaded, error, url },
      location: {
        pathname: url.pathname,
        search: url.search,
        hash: '',
        state: null,
        key: `${path} ${scenario} ${session} ${locale} ${isPseudo}`,
      },
      arrival: 'load',
    },
  } satisfies AppProps;
}

/** Reads the data of the page before the story renders. The toolbar's backend takes precedence over the story's. */
export const shopLoader: LoaderFunction = async ({ parameters, globals }) => {
  isPseudo = globals.locale === 'en-XA';
  const story = parameters.shop as ShopStory;
  const scenario = isScenario(globals.scenario) ? { scenario: globals.scenario } : {};
  return { shop: await propsOf({ ...story, ...scenario }, globals.locale === 'fr' ? 'fr' : 'en') };
};

/** The whole shop at the URL of the story. */
export function StoryShop(props: AppProps) {
  useEffect(() => {
    // The footer and everything below the fold load after the visitor's first interaction.
    window.dispatchEvent(new Event('pointermove'));
  }, []);
  const path = props.page.location.pathname;
  const prefix = props.locale === 'fr' ? '/fr' : '';
  const location = { ...props.page.location, pathname: prefix + path };
  return <App key={location.key} {...props} page={{ ...props.page, location }} />;
}
