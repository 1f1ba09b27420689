import {
  openQuickView,
  queries,
  useProductCard,
  useQuery,
  useQuickAdd,
  useStorefront,
  useUpdateWishlist,
  useWishlist,
} from '@promenade/storefront-hooks';
import { priceOf, stockLabel } from '@promenade/storefront-hooks/domain';
import type { CollectedProduct, ProductCard as ProductCardData } from '@promenade/storefront-sdk';
import { Button, Checkbox, LiveRegion, LoadMore, Message, UndoBar } from '@promenade/storefront-ui';
import { ProductCard, ProductGrid, WishCard } from '@promenade/storefront-ui/shop';
import { useEffect, useMemo, useState } from 'react';
import { useText } from '../i18n/texts.tsx';
import { wishPath } from '../lib/account-paths.ts';
import { focusPageTitle } from '../lib/focus-page-title.ts';
import { useNotices } from '../lib/notices.ts';
import { useShowOverlay } from '../lib/overlays.tsx';
import { pageHrefs } from '../lib/page-hrefs.ts';
import * as paths from '../lib/paths.ts';
import { readStored, writeStored } from '../lib/storage.ts';
import styles from '../styles/wishes.module.css';
import { PriceAlertSwitch } from './PriceAlertSwitch.tsx';
import { ReadError } from './ReadError.tsx';

const LIST_SIZE = 12;

/** The wish list with the current state of each product: its price, its stock, and whether it is still sold. */
export function WishedProducts({ page }: { page: number }) {
  const text = useText('account');
  const list = useWishlist({ limit: LIST_SIZE, firstPage: page });
  const ids = useMemo(() => list.data?.map(({ productId }) => productId).sort((a, b) => a - b) ?? [], [list.data]);
  const cards = useQuery(ids.length > 0 ? queries.productsByIds(ids, 1, ids.length) : null, { keepPrevious: true });
  const removal = useWishRemoval();
  const wishes = list.data?.filter(({ productId }) => !removal.removed.has(productId)) ?? [];
  if (list.error && !list.data) {
    return <ReadError className={styles.part} title={text('wishes.failed')} of={list} />;
  }
  return (
    <div className={styles.part} aria-busy={list.isLoading || list.isRefreshing}>
      {wishes.length > 0 ? <PriceAlertSwitch /> : null}
      <WishTools shown={wishes.map(({ productId }) => productId)} removal={removal} />
      {list.isLoading ? <ProductGrid label={text('wishes.title')} placeholders={4} /> : null}
      {list.data && wishes.length === 0 && !list.isRefreshing ? (
        <Message title={text('wishes.empty')} actions={<Button href={paths.allProducts}>{text('orders.shop')}</Button>}>
          {text('wishes.emptyText')}
        </Message>
      ) : null}
      {wishes.length > 0 ? (
        <ProductGrid label={text('wishes.title')} aria-busy={list.isLoadingMore}>
          {wishes.map((wish) => (
            <ShopWishCard
              key={wish.productId}
              wish={wish}
              card={cards.data?.list.find(({ id }) => id === wish.productId)}
              isKnown={cards.data !== undefined && !cards.isRefreshing}
              removal={removal}
            />
          ))}
        </ProductGrid>
      ) : null}
      <LoadMore
        shownCount={(page - 1) * LIST_SIZE + wishes.length}
        totalCount={list.total}
        page={page + list.loadedPages - 1}
        hrefs={pageHrefs(list.pages, (number) => wishPath('products', number))}
        pending={list.isLoadingMore}
        onLoadMore={() => void list.loadMore()}
      />
    </div>
  );
}

/** Above the list: select all, remove the selected products, and undo. */
function WishTools({ shown, removal }: { shown: readonly number[]; removal: WishRemoval }) {
  const text = useText('account');
  const { selected, last } = removal;
  const count = selected.size;
  const isAll = count > 0 && shown.every((id) => selected.has(id));
  return (
    <>
      {shown.length > 0 ? (
        <div className={styles.tools}>
          <Checkbox
            label={text('wishes.selectAll')}
            checked={isAll}
            indeterminate={count > 0 && !isAll}
            onCheckedChange={(on) => removal.selectAll(on ? shown : [])}
          />
          {count > 0 ? (
            <Button size="small" variant="outline" onClick={() => removal.remove([...selected])}>
              {text('wishes.removeSelected', { count })}
            </Button>
          ) : null}
        </div>
      ) : null}
      <LiveRegion>{last?.text}</LiveRegion>
      {last ? (
        <UndoBar key={last.ids.join()} text={last.text} onUndo={removal.undo} onDismiss={removal.dismiss} />
      ) : null}
    </>
  );
}

interface ShopWishCardProps {
  wish: CollectedProduct;
  /** The product as the shop sells it now; undefined if it is no longer sold, or not loaded yet. */
  card: ProductCardData | undefined;
  /** Whether `card` is loaded. If it is, and there is no card, the product is no longer sold. */
  isKnown: boolean;
  removal: WishRemoval;
}

/** A card from the data that the wish list itself stores. */
function cardOf({ productId, ...wish }: CollectedProduct): ProductCardData {
  const unknown = { rating: 0, sales: 0, ficti: 0, isShippingIncluded: false, otPrice: null, stock: 1 };
  return { ...unknown, ...wish, id: productId, unitName: '', merId: 0 };
}

/** A product of the wish list. */
function ShopWishCard({ wish, card, isKnown, removal }: ShopWishCardProps) {
  const product = card ?? cardOf(wish);
  const view = useProductCard(product);
  const move = useMoveToCart(removal.forget);
  const note = usePriceDrop(product, wish);
  const isSold = card !== undefined || !isKnown;
  return (
    <WishCard
      name={view.name}
      availability={card && card.stock > 0 ? stockLabel(card.stock) : undefined}
      note={isSold ? note : undefined}
      unavailable={!isSold}
      selected={removal.selected.has(wish.productId)}
      onSelectedChange={(selected) => removal.select(wish.productId, selected)}
      onMoveToCart={view.soldOut ? undefined : () => move.run(product)}
      moveToCartPending={move.isPending}
      onRemove={() => removal.remove([wish.productId], view.name)}
    >
      <ProductCard {...view} variant="simple" />
    </WishCard>
  );
}

type Ids = ReadonlySet<number>;
const none: Ids = new Set();
const without = (ids: Ids, gone: readonly number[]): Ids => new Set([...ids].filter((id) => !gone.includes(id)));

/** Selects and removes products of the wish list, with undo. */
interface WishRemoval {
  selected: Ids;
  /** Ids removed here; the list from the backend may still contain them. */
  removed: Ids;
  /** The last removal, while it can be undone. */
  last: { ids: readonly number[]; text: string } | undefined;
  select(id: number, selected: boolean): void;
  selectAll(ids: readonly number[]): void;
  remove(ids: readonly number[], name?: string): void;
  /** Removes a product that was moved to the cart; this cannot be undone. */
  forget(id: number): void;
  undo(): void;
  dismiss(): void;
}

function useWishRemoval(): WishRemoval {
  const text = useText('account');
  const notices = useNotices();
  const change = useUpdateWishlist();
  const [selected, setSelected] = useState(none);
  const [removed, setRemoved] = useState(none);
  const [last, setLast] = useState<WishRemoval['last']>();
  const show = (ids: readonly number[]) => setRemoved((before) => without(before, ids));
  const send = (ids: readonly number[]) => {
    setRemoved((before) => new Set([...before, ...ids]));
    setSelected((before) => without(before, ids));
    change.run(ids, false).catch((error: unknown) => {
      show(ids);
      setLast(undefined);
      notices.fail(error);
    });
  };
  return {
    selected,
    removed,
    last,
    select: (id, on) => setSelected((before) => (on ? new Set([...before, id]) : without(before, [id]))),
    selectAll: (ids) => setSelected(new Set(ids)),
    remove(ids, name) {
      send(ids);
      setLast({
        ids,
        text: name ? text('wishes.removed', { name }) : text('wishes.removedMany', { count: ids.length }),
      });
      focusPageTitle();
    },
    forget: (id) => send([id]),
    undo() {
      if (!last) return;
      const { ids } = last;
      setLast(undefined);
      show(ids);
      change.run(ids, true).catch(notices.fail);
      focusPageTitle();
    },
    dismiss: () => setLast(undefined),
  };
}

/** Moves a product from the list to the cart. If it has variants to choose from, the quick view opens first. */
function useMoveToCart(forget: (productId: number) => void): {
  run(card: ProductCardData): void;
  isPending: boolean;
} {
  const text = useText();
  const { run, isPending } = useQuickAdd(openQuickView);
  const showOverlay = useShowOverlay();
  const notices = useNotices();
  const finish = (card: ProductCardData) => {
    showOverlay('cart', text('cart.added', { name: card.storeName }));
    forget(card.id);
  };
  return {
    isPending,
    run: (card) => void run(card).then((outcome) => outcome === 'added' && finish(card), notices.fail),
  };
}

/** How much cheaper a product is than when this browser first saw it on the list; undefined if it is not cheaper. */
function usePriceDrop(product: ProductCardData, { id }: CollectedProduct): string | undefined {
  const text = useText('account');
  const { formatMoney } = useStorefront();
  const name = `pm-wish-price-${id}`;
  const [now] = useState(Date.now);
  const { nowCents } = priceOf(product, now);
  const [firstCents] = useState(() => readCents(name));
  useEffect(() => {
    if (firstCents === undefined) writeStored('localStorage', name, `${nowCents}`);
  }, [firstCents, name, nowCents]);
  if (firstCents === undefined || nowCents >= firstCents) return undefined;
  return text('wishes.priceDrop', { amount: formatMoney(firstCents - nowCents) });
}

function readCents(name: string): number | undefined {
  const cents = Number(readStored('localStorage', name) ?? Number.NaN);
  return Number.isSafeInteger(cents) && cents > 0 ? cents : undefined;
}
