import { StorefrontProvider, type StorefrontProviderProps, useCartCount } from '@promenade/storefront-hooks';
import { UiProvider, type UiProviderProps } from '@promenade/storefront-ui';
import { en } from '@promenade/storefront-ui/messages/en';
import { fr } from '@promenade/storefront-ui/messages/fr';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next, useTranslation } from 'react-i18next';

/** The texts of your pages. Components and errors have texts already. */
const resources = {
  en: { translation: { inCart_one: '{{count}} item in the cart', inCart_other: '{{count}} items in the cart' } },
  fr: { translation: { inCart_one: '{{count}} article au panier', inCart_other: '{{count}} articles au panier' } },
};
export const i18n = i18next.createInstance();
await i18n
  .use(initReactI18next)
  .init({ resources, lng: 'en', fallbackLng: 'en', interpolation: { escapeValue: false } });

const words: Readonly<Record<string, UiProviderProps['strings']>> = { en, fr };

/** Below it, the language of i18next is the language of prices, links, data, components and errors, too. */
export function LocalizedShop({ children, ...shop }: Omit<StorefrontProviderProps, 'locale'>) {
  return (
    <I18nextProvider i18n={i18n}>
      <InLanguage {...shop}>{children}</InLanguage>
    </I18nextProvider>
  );
}

function InLanguage({ children, ...shop }: Omit<StorefrontProviderProps, 'locale'>) {
  const language = useTranslation().i18n.resolvedLanguage ?? 'en';
  return (
    <UiProvider strings={words[language]} locale={language}>
      <StorefrontProvider {...shop} locale={language}>
        {children}
      </StorefrontProvider>
    </UiProvider>
  );
}

export function CartCount() {
  const { t } = useTranslation();
  return <p>{t('inCart', { count: useCartCount() })}</p>;
}
