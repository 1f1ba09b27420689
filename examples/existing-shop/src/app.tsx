import { type Shop, StorefrontProvider, useCartCount, useSession } from '@promenade/storefront-hooks';
import { useTranslation } from 'react-i18next';
import { Cart } from './cart-step-1';
import { Products } from './products';

function Header() {
  const { t, i18n } = useTranslation();
  const { shopper, signIn, signOut } = useSession();
  return (
    <header className="header">
      <a href="/">{t('shop')}</a>
      <a href="/cart">{t('cart', { count: useCartCount() })}</a>
      <button type="button" onClick={() => i18n.changeLanguage(i18n.resolvedLanguage === 'fr' ? 'en' : 'fr')}>
        {t('otherLanguage')}
      </button>
      <button type="button" onClick={() => (shopper ? signOut.run() : signIn.run())}>
        {shopper ? t('signOut', { name: shopper.name }) : t('signIn')}
      </button>
    </header>
  );
}

/** The app in the language of i18next. */
export function App({ shop, path }: { shop: Shop; path: string }) {
  const { i18n } = useTranslation();
  return (
    <StorefrontProvider shop={shop} locale={i18n.resolvedLanguage ?? 'en'}>
      <Header />
      <main>{path === '/cart' ? <Cart /> : <Products />}</main>
    </StorefrontProvider>
  );
}
