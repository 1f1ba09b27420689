import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
} from 'react';
import { loadWords, type WordFolder } from '../i18n/catalogue.ts';
import type { Locale } from '../i18n/locale.ts';
import { MoreWords } from '../i18n/texts.tsx';
import { noteMissingCode } from './chunk-guard.ts';
import { useEnvironment } from './environment.ts';
import { useHasInteracted } from './interaction.ts';
import { createSharedValue, useSharedValue } from './shared-value.ts';

interface DeferredOptions {
  /** Folders of texts that the part uses in addition to those of the page; loaded with its code. */
  words?: readonly WordFolder[];
  /** Browsers wait for this promise before they load anything; servers do not. */
  after?(): Promise<void>;
  /** For a part that servers render: called instead of hiding the part if its code cannot be loaded. The part stays as the server sent it. */
  onMissing?(): void;
}

/** A part of a page. It suspends until its code and texts are loaded. */
export interface DeferredPart<Props extends object> {
  (props: Props): ReactNode;
  /** Starts loading: call it when a pointer, a finger or the focus comes near. */
  preload(): void;
  /** Loads; rejects if the code cannot be loaded. */
  load(): Promise<unknown>;
}

/**
 * A part of a page whose code and texts are loaded when it is first shown. If the code cannot be loaded, the page works without the part and says so;
 * without a connection, the part is loaded as soon as there is one.
 */
export function deferred<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { words = [], after, onMissing }: DeferredOptions = {},
): DeferredPart<Props> {
  const parts = new Map<Locale, ReturnType<typeof createPart<Props>>>();
  const partIn = (locale: Locale) => {
    const known = parts.get(locale);
    if (known) return known;
    const part = createPart<Props>(async () => {
      if (typeof window !== 'undefined') await after?.();
      const [Part, loaded] = await Promise.all([load(), loadWords(words, locale)]);
      if (loaded.length === 0) return Part;
      return (props) => (
        <MoreWords words={loaded}>
          <Part {...props} />
        </MoreWords>
      );
    }, onMissing);
    parts.set(locale, part);
    return part;
  };
  function Part(props: Props) {
    const { Component } = partIn(useEnvironment().locale);
    return <Component {...props} />;
  }
  // The page is rendered in the document's language.
  const loadHere = () => partIn(document.documentElement.lang as Locale).loadOnce();
  return Object.assign(Part, { load: loadHere, preload: () => void loadHere().catch(() => undefined) });
}

function createPart<Props extends object>(load: () => Promise<ComponentType<Props>>, onMissing?: () => void) {
  let loading: Promise<ComponentType<Props>> | undefined;
  const loaded = createSharedValue<ComponentType<Props> | undefined>(undefined);
  const loadOnce = () => {
    loading ??= load().then(
      (part) => {
        loaded.set(part);
        return part;
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  /** In place of a part whose code could not be loaded, until a later attempt succeeds. */
  function MissingPart(props: Props) {
    useEffect(noteMissingCode, []);
    const Part = useSharedValue(loaded);
    return Part ? <Part {...props} /> : null;
  }
  const Component: ComponentType<Props> = lazy(
    () =>
      new Promise<{ default: ComponentType<Props> }>((resolve, reject) => {
        const attempt = () =>
          loadOnce().then(
            (part) => resolve({ default: part }),
            (error: unknown) => {
              // The browser retries parts that the server could not load.
              if (typeof window === 'undefined') reject(error);
              else if (!navigator.onLine) window.addEventListener('online', attempt, { once: true });
              else if (onMissing) {
                onMissing();
                noteMissingCode();
              } else resolve({ default: MissingPart });
            },
          );
        void attempt();
      }),
  );
  return { Component, loadOnce };
}

export interface DeferredProps {
  /** Load when it is less than a screen away, at the visitor's first interaction, or when the browser is idle. */
  until: 'visible' | 'interaction' | 'idle';
  /** Loads immediately. @default false */
  now?: boolean;
  /** Shown until the part is loaded. @default nothing */
  fallback?: ReactNode;
  children: ReactNode;
}

/** Renders a part of a page later. Server HTML in its place stays until all of the part has loaded. */
export function Deferred({ until, now = false, fallback, children }: DeferredProps) {
  const place = useRef<HTMLDivElement>(null);
  const hasInteracted = useHasInteracted();
  const [isDue, setDue] = useState(false);
  const isWanted = now || isDue || (until === 'interaction' && hasInteracted);
  useEffect(() => {
    if (isWanted || until === 'interaction') return;
    const start = () => setDue(true);
    if (until === 'idle') {
      if ('requestIdleCallback' in window) requestIdleCallback(start);
      else setTimeout(start);
      return;
    }
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && start(),
      {
        rootMargin: '100% 0px',
      },
    );
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, [isWanted, until]);
  const isShown = useDeferredValue(isWanted);
  const ahead = until === 'visible' ? <div ref={place}>{fallback}</div> : fallback;
  return <Suspense fallback={fallback}>{isShown ? children : ahead}</Suspense>;
}
