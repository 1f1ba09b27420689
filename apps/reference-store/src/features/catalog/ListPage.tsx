import { Breadcrumbs, Container, PageHeader } from '@promenade/storefront-ui';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { PageHead } from '../../page/PageHead.tsx';
import styles from '../../styles/page.module.css';
import { ProductListing, type ProductListingProps } from './ProductListing.tsx';

export interface ListPageProps extends Omit<ProductListingProps, 'categories'> {
  title: string;
  description?: string;
  canonicalPath?: string;
  /** Pages between home and this one. */
  above?: readonly { name: string; href: string }[];
  /** Narrower categories. */
  links: readonly { label: string; href: string }[];
  /** Stands between the title and the list. */
  children?: ReactNode;
}

/** The page of a product list: where it stands, what it shows, and its filters. */
export function ListPage({ title, description, canonicalPath, above = [], links, children, ...list }: ListPageProps) {
  const text = useText('browse');
  const trail = [{ name: text('nav.home'), href: '/' }, ...above, { name: title }];
  return (
    <Container className={children ? `${styles.page} ${styles.spaced}` : styles.page}>
      <PageHead {...{ title, description, canonicalPath }} />
      <PageHeader title={title} breadcrumbs={<Breadcrumbs trail={trail} />} />
      {children}
      <ProductListing {...list} categories={{ title: text('list.subcategories'), links }} />
    </Container>
  );
}
