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
import { languageTag } from './language-tag.ts';

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
  /** Language tag of `strings`, also with an underscore, such as `pt_PT`; English formats if it is none. */
  locale: string;
  children: ReactNode;
}

export const UiContext = createContext<UiContextValue | null>(null);

// A tag costs less than a component, in bytes and for each of many cards.
export const plainLink = 'a' as unknown as ComponentType<UiLinkProps>;

/** Where a folder is looked for that the shop left out. */
const missing = new Proxy(
  {},
  {
    get(_, folder) {
      if (typeof folder === 'symbol') return undefined;
      throw new Error(`<UiBaseProvider> was given no words of ${folder}.`);
    },
  },
);

/** The words, of which a folder that is missing throws when a component looks for it; the others cost a list no detour. */
const complete = (strings: FolderStrings) => ({ __proto__: missing, ...strings }) as unknown as UiStrings;

/**
 * `UiProvider` without words of its own, for shops that load the words of one language only. Put it once around the shop.
 */
export function UiBaseProvider({ Link = plainLink, strings, locale, children }: UiBaseProviderProps) {
  const value = useMemo(
    () => ({ Link, strings: complete(strings), locale: languageTag(locale) }),
    [Link, strings, locale],
  );
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
