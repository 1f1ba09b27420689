'use client';

import {
  type ComponentPropsWithRef,
  type ComponentType,
  createContext,
  type ReactNode,
  useContext,
  useMemo,
} from 'react';
import type { UiStrings } from '../messages/types.ts';

/** What every link of the library hands to the injected link component: the attributes of an `<a>`, `href` always. */
export interface UiLinkProps extends ComponentPropsWithRef<'a'> {
  href: string;
}

/** What components read from the provider. */
export interface UiContextValue {
  Link: ComponentType<UiLinkProps>;
  strings: UiStrings;
  locale: string;
}

/** The words of some folders of components, `primitives` always; each folder is complete. */
export type FolderStrings = Pick<UiStrings, 'primitives'> & Partial<UiStrings>;

export interface UiBaseProviderProps {
  /** Renders links, so that a router can take them over. @default a plain `<a>` */
  Link?: ComponentType<UiLinkProps> | undefined;
  /** Every word that components say by themselves, or those of the folders in use. */
  strings: FolderStrings;
  /** BCP 47 tag of `strings`. */
  locale: string;
  children: ReactNode;
}

const UiContext = createContext<UiContextValue | null>(null);

// A tag costs less than a component, in bytes and for each of many cards.
const plainLink = 'a' as unknown as ComponentType<UiLinkProps>;

/** In place of the words of a folder that the shop left out: the first word that a component looks for throws. */
const absentFolder = (folder: string) =>
  new Proxy({} as never, {
    get(_words, name) {
      if (typeof name === 'string') throw new Error(`<UiBaseProvider> was given no words of ${folder}.`);
    },
  });
// Pure, so that a bundle without the provider goes without them.
const absent = {
  commerce: /* @__PURE__ */ absentFolder('commerce'),
  patterns: /* @__PURE__ */ absentFolder('patterns'),
  account: /* @__PURE__ */ absentFolder('account'),
};

/**
 * `UiProvider` without words of its own, for shops that load the words of one language only. Put it once around the shop.
 */
export function UiBaseProvider({ Link = plainLink, strings, locale, children }: UiBaseProviderProps) {
  const value = useMemo(() => ({ Link, strings: { ...absent, ...strings }, locale }), [Link, strings, locale]);
  return <UiContext value={value}>{children}</UiContext>;
}

/** The link component and words in force. */
export function useUi(): UiContextValue {
  const value = useContext(UiContext);
  if (!value) {
    throw new Error('A storefront-ui component was rendered outside <UiProvider>. Wrap the shop in it once.');
  }
  return value;
}
