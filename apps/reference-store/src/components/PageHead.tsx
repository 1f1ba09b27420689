import { LOCALES, localizePath } from '@promenade/storefront-hooks/domain';
import { useEnvironment } from '../lib/environment.ts';

export interface PageHeadProps {
  title: string;
  description?: string | undefined;
  /** The canonical path without language prefix and tracking parameters; leave it out for pages that must not be indexed. */
  canonicalPath?: string | undefined;
  picture?: string;
  /** The `og:type` of the page. @default 'website' */
  type?: 'website' | 'product';
}

/** Languages as Open Graph writes them. */
const OG_LOCALES = { en: 'en_US', fr: 'fr_FR' } as const;

/** Title, description and the addresses of the page in every language. React lifts them into the head. */
export function PageHead({ title, description, canonicalPath, picture, type = 'website' }: PageHeadProps) {
  const { origin, locale, storeName } = useEnvironment();
  const fullTitle = title.startsWith(storeName) ? title : `${title} · ${storeName}`;
  return (
    <>
      <title>{fullTitle}</title>
      {description ? <meta name="description" content={description} /> : null}
      <meta property="og:title" content={title} />
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={storeName} />
      <meta property="og:locale" content={OG_LOCALES[locale]} />
      <meta name="twitter:card" content={picture ? 'summary_large_image' : 'summary'} />
      {description ? <meta property="og:description" content={description} /> : null}
      {picture ? <meta property="og:image" content={new URL(picture, origin).href} /> : null}
      {canonicalPath ? (
        <>
          <link rel="canonical" href={origin + localizePath(canonicalPath, locale)} />
          <meta property="og:url" content={origin + localizePath(canonicalPath, locale)} />
          {LOCALES.map((language) => (
            <link
              key={language}
              rel="alternate"
              hrefLang={language}
              href={origin + localizePath(canonicalPath, language)}
            />
          ))}
          <link rel="alternate" hrefLang="x-default" href={origin + localizePath(canonicalPath, 'en')} />
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>
  );
}
