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

interface DeferredOptions {
  /** Folders of words that the part says beyond those around it; they are loaded with its code. */
  words?: readonly WordFolder[];
  /** Browsers wait for it before they load anything; servers do not. */
  after?(): Promise<void>;
  /** For a part that servers render: it stays as it was sent where its code cannot be loaded, and this is called. */
  onMissing?(): void;
}

/** A part of a page; it suspends until its code and words are there. */
export interface DeferredPart<Props extends object> {
  (props: Props): ReactNode;
  /** Loads ahead: call it when a pointer, a finger or the focus comes near. */
  preload(): void;
  /** Loads; rejects when the code does not come. */
  load(): Promise<unknown>;
}

/**
 * A part of a page whose code and words are loaded when it is first shown. Where the code cannot be loaded, the page works on
 * without the part and says so; without a connection the part waits for one.
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
  // The document's language is that of the page.
  const loadHere = () => partIn(document.documentElement.lang as Locale).loadOnce();
  return Object.assign(Part, { load: loadHere, preload: () => void loadHere().catch(() => undefined) });
}

function createPart<Props extends object>(load: () => Promise<ComponentType<Props>>, onMissing?: () => void) {
  let loading: Promise<ComponentType<Props>> | undefined;
  const loadOnce = () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  const Component: ComponentType<Props> = lazy(
    () =>
      new Promise<{ default: ComponentType<Props> }>((resolve, reject) => {
        const attempt = () =>
          loadOnce().then(
            (part) => resolve({ default: part }),
            (error: unknown) => {
              // The browser tries again what a server could not load.
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

function MissingPart() {
  useEffect(noteMissingCode, []);
  return null;
}

export interface DeferredProps {
  /** Less than a screen away, at the visitor's first interaction, or when the browser has nothing else to do. */
  until: 'visible' | 'interaction' | 'idle';
  /** Starts at once. @default false */
  now?: boolean;
  /** Shown until the part is there. @default nothing */
  fallback?: ReactNode;
  children: ReactNode;
}

/** Renders a part of a page later; what is in its place stays until all of it has come. */
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
