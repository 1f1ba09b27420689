import { useNewsletter, useNow, useStorefront } from '@promenade/storefront-hooks';
import { issueText, localizePath } from '@promenade/storefront-hooks/domain';
import { FooterLink, SiteFooter } from '@promenade/storefront-ui';
import { useIssueTexts } from '../../i18n/use-issue-texts.ts';
import { useText } from '../../i18n/use-text.ts';
import { measuresVisits, reopenConsent } from '../../page/consent.ts';
import { useEnvironment } from '../../page/environment.ts';
import * as paths from '../../page/paths.ts';
import { useNavigation } from '../../router/current-page.ts';
import { shareLinks, socialLinks } from './share-links.ts';
import { ThemeChoice } from './ThemeChoice.tsx';

/** Names of brands: the same in every language. */
const payments = ['Visa', 'Mastercard', 'PayPal'];

/** The foot of every page. */
export function ShopFooter() {
  const text = useText('frame');
  const issueTexts = useIssueTexts();
  const { origin, locale, storeName } = useEnvironment();
  const { store } = useStorefront();
  const { subscribe, issues, isDone, initialEmail } = useNewsletter();
  const { pathname } = useNavigation().page.url;
  const now = useNow();
  return (
    <SiteFooter
      newsletter={{
        action: '/newsletter',
        defaultEmail: initialEmail,
        pending: subscribe.isPending,
        error: issueText(issues.email, issueTexts),
        success: isDone ? text('newsletter.done') : undefined,
        onSubscribe: (email) => void subscribe.run(email),
      }}
      columns={[
        {
          title: text('footer.company'),
          links: [
            { label: text('footer.aboutUs'), href: paths.aboutUs },
            { label: text('footer.contactUs'), href: paths.contactUs },
            { label: text('nav.merchants'), href: paths.merchantStreet },
            { label: text('footer.affiliateStores'), href: paths.affiliateStores },
            { label: text('nav.themes'), href: paths.activities },
            { label: text('nav.topProducts'), href: paths.topProducts },
          ],
        },
        {
          title: text('footer.service'),
          links: [
            { label: text('account.orders'), href: paths.orders },
            { label: text('footer.shippingPolicy'), href: paths.shippingPolicy },
            { label: text('footer.refundPolicy'), href: paths.refundPolicy },
            { label: text('footer.paymentMethods'), href: paths.paymentMethods },
            { label: text('footer.privacyPolicy'), href: paths.privacyPolicy },
            { label: text('footer.termsOfService'), href: paths.termsOfService },
          ],
        },
      ]}
      blurb={store.storeVision ? { title: text('footer.shop'), text: store.storeVision } : undefined}
      shareLinks={shareLinks(origin + localizePath(pathname, locale), storeName)}
      socialLinks={socialLinks(store)}
      payments={payments}
      security={[text('footer.encrypted')]}
      copyright={
        store.websiteCopyrightInfo ||
        text('footer.copyright', { year: `${new Date(now).getFullYear()}`, name: storeName })
      }
      legal={
        <>
          <ThemeChoice />
          {measuresVisits(store) ? <FooterLink onClick={reopenConsent}>{text('footer.consent')}</FooterLink> : null}
        </>
      }
    />
  );
}
