import { localizePath } from '@promenade/storefront-hooks/domain';
import type { ReactElement, ReactNode } from 'react';
import type { Locale } from '../i18n/locale.ts';
import * as paths from '../lib/paths.ts';

export interface DocumentProps {
  locale: Locale;
  /** Address of the shop's icon; empty for the store's own. */
  favicon: string;
  /** Written by the server only: React leaves it alone when it hydrates. */
  head?: ReactNode;
  tail?: ReactElement;
  children: ReactElement;
}

/** The HTML document. The colour mode that a visitor chose is set on it before the first paint, outside React. */
export function Document({ locale, favicon, head, tail, children }: DocumentProps) {
  return (
    <html lang={locale} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {/* Phones would make links of order numbers, sizes and dates, and React could not hydrate those texts. */}
        <meta name="format-detection" content="telephone=no, date=no, email=no, address=no" />
        <link rel="icon" href={favicon || '/favicon.svg'} />
        <link rel="apple-touch-icon" href={favicon || paths.touchIcon} />
        <link rel="manifest" href={localizePath(paths.webManifest, locale)} />
        {head}
      </head>
      <body>
        {children}
        {tail}
      </body>
    </html>
  );
}
