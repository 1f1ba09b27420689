import { useCategories, useStorefront } from '@promenade/storefront-hooks';
import { categoryPath, listedCategories } from '@promenade/storefront-hooks/domain';
import { CategoryRow } from '@promenade/storefront-ui';
import { useText } from '../../i18n/use-text.ts';

export function HomeCategories() {
  const text = useText();
  const { picture } = useStorefront();
  const { data: categories = [] } = useCategories();
  const shown = listedCategories(categories);
  if (shown.length === 0) return null;
  return (
    <CategoryRow
      title={text('home.categories')}
      categories={shown.map((category) => ({
        id: `${category.id}`,
        label: category.name,
        href: categoryPath(category),
        picture: picture(category.icon, 'category'),
      }))}
    />
  );
}
