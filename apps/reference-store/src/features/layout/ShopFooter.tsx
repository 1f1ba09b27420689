import { useCategories, useNewsletter, useNow, useStorefront } from '@promenade/storefront-hooks';
import { categoryPath, listedCategories, localizePath } from '@promenade/storefront-hooks/domain';
import { SiteFooter } from '@promenade/storefront-ui';
import { useEnvironment } from '../../app/environment.ts';
import { useText } from '../../i18n/use-text.ts';
import { useNavigation } from '../../router/current-page.ts';
import { shareLinks } from './share-links.ts';
import { ThemeChoice } from './ThemeChoice.tsx';

/** The foot of every page. It links to nothing that does not exist. */
export function ShopFooter() {
  const text = useText();
  const { origin, locale, storeName } = useEnvironment();
  const { store } = useStorefront();
  const { data: categories = [] } = useCategories();
  const { subscribe, issues, isDone, initialEmail } = useNewsletter();
  const { pathname } = useNavigation().page.url;
  const now = useNow();
  return (
    <SiteFooter
      newsletter={{
        action: '/newsletter',
        defaultEmail: initialEmail,
        pending: subscribe.isPending,
        error: issues.email && text(`newsletter.${issues.email}`),
        success: isDone ? text('newsletter.done') : undefined,
        onSubmit: (email) => void subscribe.run(email),
      }}
      columns={[
        {
          title: text('footer.categories'),
          links: listedCategories(categories).map((category) => ({
            label: category.name,
            href: categoryPath(category),
          })),
        },
        {
          title: text('footer.service'),
          links: [
            { label: text('account.orders'), href: '/users/order_list' },
            { label: text('account.addresses'), href: '/users/address_list' },
            { label: text('cart.title'), href: '/order/shopping_cart' },
            ...(store.email ? [{ label: text('action.contact'), href: `mailto:${store.email}` }] : []),
          ],
        },
      ]}
      blurb={store.storeVision ? { title: text('footer.shop'), text: store.storeVision } : undefined}
      shareLinks={shareLinks(origin + localizePath(pathname, locale), storeName)}
      copyright={
        store.websiteCopyrightInfo ||
        text('footer.copyright', { year: `${new Date(now).getFullYear()}`, name: storeName })
      }
      legal={<ThemeChoice />}
    />
  );
}
