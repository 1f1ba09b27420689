import { useCategories } from '@promenade/storefront-hooks';
import { categoryPath } from '@promenade/storefront-hooks/domain';
import { CategoryRow } from '@promenade/storefront-ui';
import { useText } from '../../i18n/use-text.ts';
import { pictureOf, pictureSizes } from '../pictures/picture-of.ts';

export function HomeCategories() {
  const text = useText();
  const { data: categories = [] } = useCategories();
  const shown = categories.filter((category) => category.isShow);
  if (shown.length === 0) return null;
  return (
    <CategoryRow
      title={text('home.categories')}
      categories={shown.map((category) => ({
        id: `${category.id}`,
        label: category.name,
        href: categoryPath(category),
        picture: pictureOf(category.icon, { shape: 'square', sizes: pictureSizes.categoryTile }),
      }))}
    />
  );
}
