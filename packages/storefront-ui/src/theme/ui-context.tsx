'use client';

import {
  type ComponentPropsWithRef,
  type ComponentType,
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useMemo,
  useRef,
} from 'react';
import { watchPresses } from '../dom/last-press.ts';
import { warnOnce } from '../dom/warn.ts';
import type { UiStrings } from '../messages/types.ts';
import { languageTag } from './language-tag.ts';
import type { LayerSettings } from './layer-settings.ts';

/** Props that the library passes to the link component: the attributes of an `<a>`, always with `href`. */
export interface UiLinkProps extends ComponentPropsWithRef<'a'> {
  href: string;
}

/** Values that components read from the provider. */
export interface UiContextValue {
  /** Renders links. */
  Link: ComponentType<UiLinkProps>;
  /** The words that components render by themselves. */
  strings: UiStrings;
  /** Language tag of `strings`. */
  locale: string;
  /** Called when something opens that covers the page. */
  onOverlayOpen?: OnOverlayOpen | undefined;
  /** How overlays fit into the page; read when one opens. */
  layers: RefObject<LayerSettings | undefined>;
}

/**
 * Called when a dialog, a drawer, the palette or an enlarged picture opens. The returned function is called when it has closed.
 *
 * @param close Closes it.
 */
export type OnOverlayOpen = (close: () => void) => () => void;

/** The words of some folders of components, always with `primitives`. Each folder is complete. */
export type FolderStrings = Pick<UiStrings, 'primitives'> & Partial<UiStrings>;

export interface UiBaseProviderProps {
  /** Renders links, so that a router can handle them. @default a plain `<a>` */
  Link?: ComponentType<UiLinkProps> | undefined;
  /** All words that components render by themselves, or those of the folders in use. */
  strings: FolderStrings;
  /** Language tag of `strings`; underscores are accepted, such as `pt_PT`. Invalid tags mean English formats. */
  locale: string;
  /** Lets the shop close everything that covers the page by Back, as phones do. Pass the same function in every render. */
  onOverlayOpen?: OnOverlayOpen | undefined;
  /** How dialogs, drawers and toasts fit into a page with layers of other libraries. Read when one opens. */
  layers?: LayerSettings | undefined;
  children: ReactNode;
}

export const UiContext = createContext<UiContextValue | null>(null);

// An element type is smaller and faster than a component, which matters for lists of many cards.
export const plainLink = 'a' as unknown as ComponentType<UiLinkProps>;

/** Replaces folders that the shop left out, and throws when one is read. */
const missing = new Proxy(
  {},
  {
    get(_, folder) {
      if (typeof folder === 'symbol') return undefined;
      throw new Error(`<UiBaseProvider> was given no words of ${folder}.`);
    },
  },
);

/** The words, where missing folders throw when a component reads them. Existing folders are read directly, without a proxy. */
const complete = (strings: FolderStrings) => ({ __proto__: missing, ...strings }) as unknown as UiStrings;

/** Warns in development about a link component that is another one in each render. */
function useStableLink(Link: UiContextValue['Link']): void {
  const changes = useRef(-1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each new component.
  useEffect(() => {
    changes.current += 1;
    if (typeof process === 'undefined' || process.env.NODE_ENV === 'production' || changes.current < 3) return;
    warnOnce(
      'The `Link` of <UiProvider> is a new component in every render, so all links are mounted again and lose the focus. Declare it outside.',
    );
  }, [Link]);
}

/**
 * `UiProvider` without built-in words, for shops that load the words of one language only. Put it once around the shop.
 */
export function UiBaseProvider({
  Link = plainLink,
  strings,
  locale,
  onOverlayOpen,
  layers: given,
  children,
}: UiBaseProviderProps) {
  const layers = useRef(given);
  useEffect(() => {
    layers.current = given;
  });
  useEffect(watchPresses, []);
  useStableLink(Link);
  const value = useMemo(
    () => ({ Link, strings: complete(strings), locale: languageTag(locale), onOverlayOpen, layers }),
    [Link, strings, locale, onOverlayOpen],
  );
  return <UiContext value={value}>{children}</UiContext>;
}

/** The link component and the words of the nearest provider. */
export function useUi(): UiContextValue {
  const value = useContext(UiContext);
  if (!value) {
    throw new Error('A storefront-ui component was rendered outside <UiProvider>. Wrap the shop in it once.');
  }
  return value;
}
