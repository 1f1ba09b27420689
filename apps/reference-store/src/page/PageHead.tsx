import { LOCALES, localizePath } from '@promenade/storefront-hooks/domain';
import { useEnvironment } from './environment.ts';

export interface PageHeadProps {
  title: string;
  description?: string;
  /** The page's true address without language prefix and tracking; leave out where no search engine should look. */
  canonicalPath?: string;
  picture?: string;
}

/** Title, description and the addresses of the page in every language. React lifts them into the head. */
export function PageHead({ title, description, canonicalPath, picture }: PageHeadProps) {
  const { origin, locale, storeName } = useEnvironment();
  const fullTitle = title.startsWith(storeName) ? title : `${title} · ${storeName}`;
  return (
    <>
      <title>{fullTitle}</title>
      {description ? <meta name="description" content={description} /> : null}
      <meta property="og:title" content={title} />
      {picture ? <meta property="og:image" content={new URL(picture, origin).href} /> : null}
      {canonicalPath ? (
        <>
          <link rel="canonical" href={origin + localizePath(canonicalPath, locale)} />
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
