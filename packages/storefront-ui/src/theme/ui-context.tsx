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

export interface UiBaseProviderProps {
  /** Renders links, so that a router can take them over. @default a plain `<a>` */
  Link?: ComponentType<UiLinkProps> | undefined;
  /** Every word that components say by themselves. */
  strings: UiStrings;
  /** BCP 47 tag of `strings`. */
  locale: string;
  children: ReactNode;
}

const UiContext = createContext<UiContextValue | null>(null);

function PlainLink(props: UiLinkProps) {
  return <a {...props} />;
}

/**
 * `UiProvider` without words of its own, for shops that load the words of one language only. Put it once around the shop.
 */
export function UiBaseProvider({ Link = PlainLink, strings, locale, children }: UiBaseProviderProps) {
  const value = useMemo(() => ({ Link, strings, locale }), [Link, strings, locale]);
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
