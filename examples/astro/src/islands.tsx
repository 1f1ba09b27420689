import { type Fallback, Prefetched, StorefrontProvider } from '@promenade/storefront-hooks';
import { UiProvider } from '@promenade/storefront-ui';
import { type ReactNode, useEffect, useState } from 'react';
import { CartPage, CheckoutPage, PaymentResultPage } from './buying';
import { Header, ProductList, ProductPage } from './catalogue';
import { locale, texts, words } from './language';
import { type PageData, shopOf } from './shop';

function Island({ page, data = {}, children }: { page: PageData; data?: Fallback; children: ReactNode }) {
  const [shop] = useState(() => shopOf(page));
  return (
    <UiProvider strings={words} locale={locale}>
      <StorefrontProvider shop={shop}>
        <Prefetched data={data} now={page.now}>
          {children}
        </Prefetched>
      </StorefrontProvider>
    </UiProvider>
  );
}

export const HeaderIsland = (page: PageData) => (
  <Island page={page}>
    <Header />
  </Island>
);

export const ListIsland = ({ data, ...page }: PageData & { data: Fallback }) => (
  <Island page={page} data={data}>
    <ProductList />
  </Island>
);

export const ProductIsland = ({ data, slug, ...page }: PageData & { data: Fallback; slug: string }) => (
  <Island page={page} data={data}>
    <ProductPage slug={slug} uniqueKey={undefined} />
  </Island>
);

export const CartIsland = (page: PageData) => (
  <Island page={page}>
    <CartPage />
  </Island>
);

const query = () => new URLSearchParams(location.search);

export const CheckoutIsland = (page: PageData) => (
  <Island page={page}>
    <CheckoutPage preOrderNo={query().get('preOrderNo') ?? ''} />
  </Island>
);

export const PaymentResultIsland = (page: PageData) => (
  <Island page={page}>
    <PaymentResultPage orderNo={query().get('orderNo') ?? ''} search={location.search} />
  </Island>
);

export function CallbackIsland(page: PageData) {
  useEffect(() => {
    const goTo = ({ returnPath }: { returnPath: string }) => location.replace(returnPath);
    shopOf(page)
      .session.completeSignIn(location.href)
      .then(goTo, () => goTo({ returnPath: '/' }));
  }, [page]);
  return <p>{texts.signingIn}</p>;
}
