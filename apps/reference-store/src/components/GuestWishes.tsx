import { useGuestWishlist } from '@promenade/storefront-hooks';
import { Button, Message, PageHeader } from '@promenade/storefront-ui';
import { ProductGrid } from '@promenade/storefront-ui/shop';
import { useText } from '../i18n/texts.tsx';
import { signInPath } from '../lib/account-links.ts';
import * as paths from '../lib/paths.ts';
import styles from '../styles/wishes.module.css';
import { ShopProductCard } from './ProductCard.tsx';
import { ReadError } from './ReadError.tsx';

/** The wish list of a guest, stored on this device until sign-in. */
export function GuestWishes() {
  const text = useText('account');
  const list = useGuestWishlist();
  const { data: cards } = list;
  return (
    <>
      <PageHeader
        title={text('wishes.title')}
        text={text('wishes.onDevice')}
        actions={
          <Button href={signInPath(paths.wishes)} variant="outline">
            {text('account.signIn')}
          </Button>
        }
      />
      {list.error && !cards ? <ReadError className={styles.part} title={text('wishes.failed')} of={list} /> : null}
      {cards?.length === 0 ? (
        <Message title={text('wishes.empty')} actions={<Button href={paths.allProducts}>{text('orders.shop')}</Button>}>
          {text('wishes.emptyText')}
        </Message>
      ) : null}
      {list.isLoading || (cards && cards.length > 0) ? (
        <ProductGrid
          label={text('wishes.title')}
          className={styles.part}
          placeholders={cards ? 0 : 4}
          aria-busy={list.isLoading}
        >
          {cards?.map((card) => (
            <ShopProductCard key={card.id} card={card} />
          ))}
        </ProductGrid>
      ) : null}
    </>
  );
}
