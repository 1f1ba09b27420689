import type { ProductList } from '@promenade/storefront-hooks';
import { Button, EmptyState, ProductCardSkeleton, ProductGrid } from '@promenade/storefront-ui';
import { useText } from '../../i18n/use-text.ts';
import { ListFailure } from '../catalog/ListFailure.tsx';
import { ShopProductCard } from '../catalog/ShopProductCard.tsx';

/** Cards that a first view shows: their pictures are not put off. */
const FIRST_VIEW = 4;
const skeletons = Array.from({ length: 8 }, (_, index) => <ProductCardSkeleton key={`${index + 1}`} />);

export interface MerchantProductGridProps {
  list: ProductList;
  /** Whether filters narrow the list. */
  narrowed: boolean;
  /** All products of the merchant. */
  allHref: string;
}

/** The products of a merchant in each state of their list. */
export function MerchantProductGrid({ list, narrowed, allHref }: MerchantProductGridProps) {
  const text = useText('merchants');
  if (list.error && !list.data) return <ListFailure error={list.error} onRetry={list.refresh} />;
  if (list.data?.length === 0) {
    return (
      <EmptyState
        title={text(narrowed ? 'merchant.noneFound' : 'merchant.noProducts')}
        action={
          narrowed ? (
            <Button href={allHref} variant="outline">
              {text('merchant.allProducts')}
            </Button>
          ) : null
        }
      >
        {text(narrowed ? 'merchant.noneFoundText' : 'merchant.noProductsText')}
      </EmptyState>
    );
  }
  return (
    <ProductGrid label={text('list.label')} aria-busy={list.isLoading}>
      {list.data?.map((card, index) => (
        <ShopProductCard key={card.id} card={card} loading={index < FIRST_VIEW ? 'eager' : 'lazy'} />
      )) ?? skeletons}
    </ProductGrid>
  );
}
