import '@promenade/storefront-ui/styles.css';
import { type Shop, StorefrontProvider } from '@promenade/storefront-hooks';
import { parseProductPath } from '@promenade/storefront-hooks/domain';
import { Container, Heading, LoadError, Stack, ThemeStyle, UiProvider } from '@promenade/storefront-ui';
import { RouterLink } from '@promenade/storefront-ui/react-router';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes, useLocation, useNavigate } from 'react-router';
import { CartPage, CheckoutPage, PaymentResultPage } from './buying';
import { Header, ProductList, ProductPage } from './catalogue';
import { locale, texts, words } from './language';
import { openShop } from './shop';

function Callback({ shop }: { shop: Shop }) {
  const navigate = useNavigate();
  useEffect(() => {
    const goTo = ({ returnPath }: { returnPath: string }) => navigate(returnPath, { replace: true });
    shop.session.completeSignIn(location.href).then(goTo, () => goTo({ returnPath: '/' }));
  }, [shop, navigate]);
  return <p>{texts.signingIn}</p>;
}

function Page() {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  const product = parseProductPath(pathname);
  if (product) return <ProductPage {...product} />;
  if (pathname === '/cart') return <CartPage />;
  if (pathname === '/checkout') return <CheckoutPage preOrderNo={query.get('preOrderNo') ?? ''} />;
  if (pathname === '/order/payment_result')
    return <PaymentResultPage orderNo={query.get('orderNo') ?? ''} search={search} />;
  return pathname === '/' ? <ProductList /> : <Heading headingLevel={1}>{texts.pageMissing}</Heading>;
}

function App({ shop }: { shop: Shop }) {
  return (
    <StorefrontProvider shop={shop}>
      <Stack>
        <Header />
        <main>
          <Routes>
            <Route path="/callback" element={<Callback shop={shop} />} />
            <Route path="*" element={<Page />} />
          </Routes>
        </main>
      </Stack>
    </StorefrontProvider>
  );
}

const root = createRoot(document.getElementById('root') as HTMLElement);
const render = (content: React.ReactNode) =>
  root.render(
    <BrowserRouter>
      <ThemeStyle brand="#0b7a75" />
      <UiProvider Link={RouterLink} strings={words} locale={locale}>
        <Container>{content}</Container>
      </UiProvider>
    </BrowserRouter>,
  );
openShop().then(
  (shop) => render(<App shop={shop} />),
  () => render(<LoadError onRetry={() => location.reload()} />),
);
