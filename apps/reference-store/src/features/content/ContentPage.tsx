import { Breadcrumbs, Container, PageHeader, Prose, TextLink } from '@promenade/storefront-ui';
import { useText } from '../../i18n/use-text.ts';
import { PageHead } from '../../page/PageHead.tsx';
import { useStructuredData } from '../../page/structured-data.ts';
import pageStyles from '../../styles/page.module.css';
import { useBreadcrumbData } from '../catalog/use-breadcrumb-data.ts';
import { AffiliateStores } from './AffiliateStores.tsx';
import { ContactWays } from './ContactWays.tsx';
import { ContentPages } from './ContentPages.tsx';
import { ContentText } from './ContentText.tsx';
import styles from './content.module.css';
import type { ContentPageFacts } from './content-pages.ts';
import { useContentText } from './use-content-text.ts';

/** What there is to read about the shop: sections with anchors, and the other pages of the kind beside them. */
export function ContentPage({ page }: { page: ContentPageFacts }) {
  const text = useText('content');
  const textOf = useContentText();
  const title = textOf(`content.${page.id}.title`);
  const trail = [{ name: text('nav.home'), href: '/' }];
  useStructuredData(useBreadcrumbData([...trail, { name: title, href: page.path }]));
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
