'use client';
import { useStorefront } from '@promenade/storefront-hooks';
import { Container, Skeleton } from '@promenade/storefront-ui';
import { type ComponentType, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import {
  createPath,
  type Location,
  matchPath,
  Router,
  type To,
  useInRouterContext,
  useLocation,
  useNavigate,
} from 'react-router-dom';
import { LateMarks } from '../src/app/LateMarks.tsx';
import { NoticeRegion } from '../src/app/Notices.tsx';
import { OverlayHost } from '../src/app/Overlays.tsx';
import { QuickViewHost } from '../src/app/QuickViewHost.tsx';
import { PageErrorView } from '../src/components/PageError.tsx';
import { RegionBoundary } from '../src/components/RegionBoundary.tsx';
import { type Catalogue, type LoadedWords, loadCatalogue, loadWords, type WordFolder } from '../src/i18n/catalogue.ts';
import type { Locale } from '../src/i18n/locale.ts';
import { MoreWords, TextsProvider } from '../src/i18n/texts.tsx';
import { brandName } from '../src/lib/brand-name.ts';
import { EnvironmentProvider } from '../src/lib/environment.ts';
import { OverlaysProvider } from '../src/lib/overlays.tsx';
import { pageErrorOf } from '../src/lib/page-error.ts';
import { type CurrentPage, type DataSource, NavigationProvider, type RouteModule } from '../src/lib/route.ts';

interface Texts {
  catalogue: Catalogue;
  words: LoadedWords;
}

interface Shown extends Texts {
  url: URL;
  params: Readonly<Record<string, string>>;
  page: Pick<CurrentPage, 'location' | 'error'>;
}

interface Place {
  /** Paths of the page, without language; the parameters come from the first that matches. */
  paths: readonly string[];
  /** Folders of texts that the page uses. */
  words: readonly WordFolder[];
}

/**
 * Creates a component from a page. It must be rendered within the app's `StorefrontProvider` and `UiProvider`, and follows the address of React
 * Router, or of the document if the app uses another router. It is rendered in browsers only; servers render a placeholder.
 */
export function createScreen({ Component, loader }: RouteModule, { paths, words }: Place): () => ReactNode {
  function Page() {
    const { locale, ...data } = useStorefrontData();
    const location = useLocation();
    const navigate = useNavigate();
    const path = createPath(location);
    const [shown, setShown] = useState<Shown>();
    useEffect(() => {
      let isCurrent = true;
      async function load() {
        const url = new URL(path, window.location.origin);
        const params = paramsOf(paths, url.pathname);
        const texts = await loadTexts(words, locale);
        let failure: CurrentPage['error'];
        try {
          const redirect = await loader?.({ params, url, locale, data: data.source });
          if (redirect && isCurrent) return navigate(redirect.to, { replace: true });
        } catch (error) {
          failure = pageErrorOf(error);
        }
        if (isCurrent) setShown({ ...texts, url, params, page: { location, error: failure } });
      }
      void load();
      return () => {
        isCurrent = false;
      };
    }, [path, location, locale, data.source, navigate]);
    if (!shown) return <Placeholder />;
    const { error } = shown.page;
    return (
      <Surroundings {...shown}>
        {error ? <PageErrorView error={error} /> : <Component params={shown.params} url={shown.url} />}
        <RegionBoundary region="quick view">
          <QuickViewHost />
        </RegionBoundary>
        <LateMarks />
        <NoticeRegion />
      </Surroundings>
    );
  }
  return () => (
    <InRouter>
      <Page />
    </InRouter>
  );
}

/** Creates a component from a part outside the pages, such as the header. It needs the same providers as a page. */
export function createPart(Part: ComponentType, words: readonly WordFolder[] = []): () => ReactNode {
  function Host() {
    const { locale } = useStorefrontData();
    const location = useLocation();
    const [texts, setTexts] = useState<Texts>();
    useEffect(() => {
      void loadTexts(words, locale).then(setTexts);
    }, [locale]);
    if (!texts) return null;
    const url = new URL(createPath(location), window.location.origin);
    return (
      <Surroundings {...texts} url={url} page={{ location, error: undefined }}>
        <Part />
      </Surroundings>
    );
  }
  return () => (
    <InRouter>
      <Host />
    </InRouter>
  );
}

function paramsOf(paths: readonly string[], pathname: string): Shown['params'] {
  const match = paths.map((path) => matchPath(path, pathname)).find(Boolean);
  return Object.fromEntries(Object.entries(match?.params ?? {}).map(([name, value = '']) => [name, value]));
}

async function loadTexts(folders: readonly WordFolder[], locale: Locale): Promise<Texts> {
  const [catalogue, words] = await Promise.all([loadCatalogue(locale), loadWords(folders, locale)]);
  return { catalogue, words };
}

/** Reads the data that pages need before they are shown. */
function useStorefrontData() {
  const { locale, read, prefetch, currency } = useStorefront();
  const source = useMemo<DataSource>(
    () => ({
      currency,
      read,
      async prefetch(...queries) {
        await prefetch(queries);
      },
    }),
    [read, prefetch, currency],
  );
  return { locale: languageOf(locale), source };
}

/** The pages have two languages; an app in any other one gets English pages. */
const languageOf = (locale: string): Locale => (locale === 'fr' ? 'fr' : 'en');

type SurroundingsProps = Omit<Shown, 'params'> & { children: ReactNode };

function Surroundings({ catalogue, words, url, page, children }: SurroundingsProps) {
  const { locale: language, store } = useStorefront();
  const locale = languageOf(language);
  const storeName = brandName(store.websiteTitle);
  const environment = useMemo(() => ({ origin: url.origin, locale, storeName }), [url.origin, locale, storeName]);
  const navigation = useMemo(
    () => ({
      page: { ...page, url, match: undefined, loaded: undefined, arrival: 'load' as const },
      pendingHref: undefined,
      hasPage: () => true,
      prefetch: () => {},
    }),
    [page, url],
  );
  return (
    <EnvironmentProvider value={environment}>
      <TextsProvider locale={locale} words={catalogue.messages}>
        <MoreWords words={words}>
          <NavigationProvider value={navigation}>
            <OverlaysProvider>
              <Suspense fallback={<Placeholder />}>{children}</Suspense>
              <OverlayHost />
            </OverlaysProvider>
          </NavigationProvider>
        </MoreWords>
      </TextsProvider>
    </EnvironmentProvider>
  );
}

function Placeholder() {
  return (
    <Container>
      <div aria-busy="true">
        <Skeleton shape="block" />
      </div>
    </Container>
  );
}

/** Provides a router to the pages if the app does not use React Router: links to other pages then load a new document. */
function InRouter({ children }: { children: ReactNode }) {
  const isInRouter = useInRouterContext();
  return isInRouter ? children : <DocumentRouter>{children}</DocumentRouter>;
}

const readLocation = (): Location => {
  const { pathname, search, hash } = window.location;
  return { pathname, search, hash, state: window.history.state, key: createPath({ pathname, search, hash }) };
};

function DocumentRouter({ children }: { children: ReactNode }) {
  const [location, setLocation] = useState<Location>();
  useEffect(() => {
    const update = () => setLocation(readLocation());
    update();
    window.addEventListener('popstate', update);
    return () => window.removeEventListener('popstate', update);
  }, []);
  const navigator = useMemo(() => {
    const hrefOf = (to: To) => (typeof to === 'string' ? to : createPath(to));
    /** Changes within the page keep the document; the history state belongs to the app's router. */
    const go = (to: To, kind: 'push' | 'replace') => {
      const url = new URL(hrefOf(to), window.location.href);
      if (url.origin === window.location.origin && url.pathname === window.location.pathname) {
        window.history[`${kind}State`](window.history.state, '', url);
        setLocation(readLocation());
      } else if (kind === 'push') window.location.assign(url);
      else window.location.replace(url);
    };
    return {
      createHref: hrefOf,
      go: (delta: number) => window.history.go(delta),
      push: (to: To) => go(to, 'push'),
      replace: (to: To) => go(to, 'replace'),
    };
  }, []);
  if (!location) return <Placeholder />;
  return (
    <Router location={location} navigator={navigator}>
      {children}
    </Router>
  );
}
