import { queries, useCustomerService, useMerchantSearch, useStorefront } from '@promenade/storefront-hooks';
import { merchantPath } from '@promenade/storefront-hooks/domain';
import { Breadcrumbs, Container, LoadError, PageHeader, Prose, TextLink } from '@promenade/storefront-ui';
import { PageHead } from '../components/PageHead.tsx';
import { useText, useTexts } from '../i18n/texts.tsx';
import {
  AFFILIATES_SIZE,
  affiliateQueries,
  affiliateTypes,
  type ContentPageFacts,
  contentGroups,
  contentPageAt,
  contentValues,
} from '../lib/content-pages.ts';
import { useEnvironment } from '../lib/environment.ts';
import * as paths from '../lib/paths.ts';
import type { RouteHandle, RouteProps, RouteRequest } from '../lib/route.ts';
import styles from '../styles/content.module.css';
import pageStyles from '../styles/page.module.css';

export const handle: RouteHandle = { access: 'public', offersSelling: true };

export async function loader({ url, data }: RouteRequest) {
  if (url.pathname === paths.contactUs) await data.prefetch(queries.homeIndex());
  if (url.pathname === paths.affiliateStores) await data.prefetch(...affiliateQueries);
}

export function Component({ url }: RouteProps) {
  const page = contentPageAt(url.pathname);
  return page ? <ContentPage page={page} /> : null;
}

/** A content page: sections with anchors, and links to the other content pages. */
function ContentPage({ page }: { page: ContentPageFacts }) {
  const text = useText('content');
  const textOf = useContentText();
  const title = textOf(`content.${page.id}.title`);
  const trail = [{ name: text('nav.home'), href: '/' }];
  return (
    <Container className={pageStyles.page}>
      <PageHead title={title} description={textOf(`content.${page.id}.intro`)} canonicalPath={page.path} />
      <PageHeader
        title={title}
        breadcrumbs={<Breadcrumbs trail={[...trail, { name: title }]} />}
        text={textOf(`content.${page.id}.intro`)}
      />
      <div className={styles.columns}>
        <Prose as="article" className={styles.text}>
          {page.id === 'contactUs' ? (
            <section aria-labelledby="reach">
              <h2 id="reach">{text('content.reach')}</h2>
              <ContactWays />
            </section>
          ) : null}
          {page.id === 'affiliateStores' ? <AffiliateStores /> : null}
          {page.sections.map((section) => (
            <section key={section} aria-labelledby={section}>
              <h2 id={section}>
                <TextLink href={`#${section}`} variant="quiet">
                  {textOf(`content.${page.id}.${section}.title`)}
                </TextLink>
              </h2>
              <ContentText text={textOf(`content.${page.id}.${section}.text`)} />
            </section>
          ))}
          <p className={styles.changed}>{text('content.changed', { date: new Date(`${page.changed}T12:00Z`) })}</p>
        </Prose>
        <ContentPages current={page.path} />
      </div>
    </Container>
  );
}

/** Links to all pages about the shop; the current one is marked. */
function ContentPages({ current }: { current: string }) {
  const text = useText('content');
  const textOf = useContentText();
  return (
    <div className={styles.pages}>
      {(['company', 'help'] as const).map((group) => (
        <nav key={group} aria-label={text(`content.${group}`)}>
          <h2>{text(`content.${group}`)}</h2>
          <ul>
            {contentGroups[group].map(({ id, path }) => (
              <li key={id}>
                <TextLink href={path} variant="quiet" {...(path === current && { 'aria-current': 'page' as const })}>
                  {textOf(`content.${id}.title`)}
                </TextLink>
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </div>
  );
}

/** Paragraphs, separated by empty lines; lines that start with a dash form a list. */
function ContentText({ text }: { text: string }) {
  return text.split('\n\n').map((block) => {
    const lines = block.split('\n');
    if (!lines.every((line) => line.startsWith('- '))) return <p key={block}>{block}</p>;
    return (
      <ul key={block}>
        {lines.map((line) => (
          <li key={line}>{line.slice(2)}</li>
        ))}
      </ul>
    );
  });
}

/** The contact to customer service that the shop has set up. */
function ContactWays() {
  const text = useText('content');
  const { data: way, error, refresh, isLoading } = useCustomerService();
  if (error && !way) return <LoadError title={text('content.reach')} onRetry={() => void refresh()} />;
  if (!way) return isLoading ? null : <p>{text('content.reach.none')}</p>;
  return (
    <p>
      <span>{text(`content.reach.${way.kind}`)}</span> <TextLink href={way.href}>{way.text}</TextLink>
    </p>
  );
}

/** Merchants that promote products of other merchants; renders nothing if there are none. */
function AffiliateStores() {
  const text = useText('content');
  const options = { limit: AFFILIATES_SIZE };
  const [only, also] = affiliateTypes;
  const lists = [useMerchantSearch({ typeId: only }, options), useMerchantSearch({ typeId: also }, options)];
  const stores = lists.flatMap(({ data = [] }) => data);
  if (stores.length === 0) return null;
  return (
    <section aria-labelledby="stores">
      <h2 id="stores">{text('content.affiliateStores.stores')}</h2>
      <ul>
        {stores.map(({ id, name }) => (
          <li key={id}>
            <TextLink href={merchantPath(id)}>{name}</TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Texts of the pages about the shop, with the shop's amounts and periods inserted. */
function useContentText(): (id: string) => string {
  const { say: text } = useTexts();
  const { formatMoney, currency } = useStorefront();
  const { storeName } = useEnvironment();
  const values = contentValues({ storeName, currency, formatMoney });
  return (id) => text(id, values);
}
