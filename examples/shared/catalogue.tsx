'use client';
import * as shop from '@promenade/storefront-hooks';
import type { ProductCard as Card, ProductDetail } from '@promenade/storefront-sdk';
import { Button, Stack, TextLink } from '@promenade/storefront-ui';
import {
  BuyBox,
  ProductCard,
  ProductGallery,
  ProductGrid,
  ProductPageLayout,
  ProductSummary,
  VariantPicker,
} from '@promenade/storefront-ui/shop';
import { texts } from './language';

export function Header() {
  const { store } = shop.useStorefront();
  const { data: cart } = shop.useCartSummary();
  const { shopper, signIn, signOut } = shop.useSession();
  return (
    <header>
      <Stack direction="row" justify="between">
        <TextLink href="/">{store.websiteTitle}</TextLink>
        <Stack direction="row">
          <TextLink href="/cart">{cart ? texts.inCart(cart.count, cart.total) : texts.cart}</TextLink>
          <Button variant="ghost" onClick={() => (shopper ? signOut.run() : signIn.run())}>
            {shopper ? texts.signOut(shopper.name ?? '') : texts.signIn}
          </Button>
        </Stack>
      </Stack>
    </header>
  );
}

export function ProductList() {
  const { store } = shop.useStorefront();
  const { data: products = [], hasMore, loadMore } = shop.useListQuery((page) => shop.queries.products({}, page));
  return (
    <Stack>
      <title>{store.websiteTitle}</title>
      <ProductGrid>
        {products.map((product) => (
          <ListedProduct key={product.id} product={product} />
        ))}
      </ProductGrid>
      {hasMore && <Button onClick={loadMore}>{texts.more}</Button>}
    </Stack>
  );
}

function ListedProduct({ product }: { product: Card }) {
  const card = shop.useProductCard(product);
  const { run, isPending } = shop.useQuickAdd(() => location.assign(card.href)); // if a variant must be chosen, opens the product’s page
  return <ProductCard {...card} onQuickAdd={() => run(product)} quickAddPending={isPending} />;
}

export function ProductPage(address: { slug: string; uniqueKey: string | undefined }) {
  const { data, error } = shop.useProduct(address);
  return data ? <Product product={data} /> : <p>{error ? texts.productMissing : texts.loading}</p>;
}

function Product({ product }: { product: ProductDetail }) {
  const { summary, gallery, picker, buyBox, validateSelection } = shop.useProductView(product);
  const { add } = shop.useCartActions();
  const onAdd = () => {
    const item = validateSelection(); // undefined if a variant is missing; the picker then says which
    if (item) add.run(item);
  };
  return (
    <ProductPageLayout
      gallery={<ProductGallery {...gallery} />}
      decision={
        <>
          <title>{product.productInfo.storeName}</title>
          <ProductSummary {...summary} />
          <BuyBox {...buyBox} onAdd={onAdd}>
            {picker.axes.length > 0 && <VariantPicker {...picker} />}
          </BuyBox>
        </>
      }
    />
  );
}
