import { queries, useCategories, useHotKeywords, useQuery } from '@promenade/storefront-hooks';
import { categoryPath, listedCategories } from '@promenade/storefront-hooks/domain';
import { Chip, SectionHeading } from '@promenade/storefront-ui';
import { useId } from 'react';
import { useText } from '../i18n/texts.tsx';
import { searchPath } from '../lib/search-path.ts';
import styles from '../styles/catalog.module.css';
import { ProductRow } from './ProductRow.tsx';

/** Suggestions for a search without results: popular searches, categories and bestsellers. */
export function EmptyHelp({ words }: { words?: string | undefined }) {
  const text = useText('lists');
  const { data: hot = [] } = useHotKeywords();
  const { data: categories = [] } = useCategories();
  const hotWords = hot.map(({ title }) => title).filter((title) => title !== words);
  return (
    <div className={styles.help}>
      <ChipLinks
        title={text('empty.hotWords')}
        links={hotWords.map((title) => ({ label: title, href: searchPath(title) }))}
      />
      <ChipLinks
        title={text('empty.categories')}
        links={listedCategories(categories).map((each) => ({ label: each.name, href: categoryPath(each) }))}
      />
      <PopularProducts />
    </div>
  );
}

function ChipLinks({ title, links }: { title: string; links: readonly { label: string; href: string }[] }) {
  const titleId = useId();
  if (links.length === 0) return null;
  return (
    <nav aria-labelledby={titleId}>
      <SectionHeading id={titleId} title={title} />
      <ul className={styles.chips}>
        {links.map(({ label, href }) => (
          <li key={href}>
            <Chip href={href}>{label}</Chip>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Two rows of five. */
const SHOWN = 10;

/** Bestsellers, for a search without results. */
function PopularProducts() {
  const text = useText('lists');
  const { data: page } = useQuery(queries.products({ sort: 'sales' }, 1, SHOWN));
  return <ProductRow title={text('top.title')} cards={page?.list ?? []} />;
}
