import { useNewsletter, useNow, useStorefront } from '@promenade/storefront-hooks';
import { issueText, localizePath } from '@promenade/storefront-hooks/domain';
import type { StoreDetails } from '@promenade/storefront-sdk';
import { type ShareNetwork, SiteFooter } from '@promenade/storefront-ui/shop';
import { useId, useSyncExternalStore } from 'react';
import { useIssueTexts, useText } from '../i18n/texts.tsx';
import { measuresVisits, reopenConsent } from '../lib/consent.ts';
import { useEnvironment } from '../lib/environment.ts';
import * as paths from '../lib/paths.ts';
import { useNavigation } from '../lib/route.ts';
import { themeMode, themeModes } from '../lib/theme-mode.ts';
import styles from '../styles/layout.module.css';

/** Names of brands: the same in every language. */
const payments = ['Visa', 'Mastercard', 'PayPal'];

export function ShopFooter() {
  const text = useText('frame');
  const issueTexts = useIssueTexts();
  const { origin, locale, storeName } = useEnvironment();
  const { store } = useStorefront();
  const { subscribe, issues, initialEmail } = useNewsletter();
  const { pathname } = useNavigation().page.url;
  const now = useNow();
  return (
    <SiteFooter
      newsletter={{
        action: '/newsletter',
        defaultEmail: initialEmail,
        pending: subscribe.isPending,
        error: issueText(issues.email, issueTexts),
        success: subscribe.isSuccess ? text('newsletter.done') : undefined,
        onSubscribe: (email) => void subscribe.run(email),
      }}
      linkGroups={[
        {
          title: text('footer.company'),
          links: [
            { label: text('footer.aboutUs'), href: paths.aboutUs },
            { label: text('footer.contactUs'), href: paths.contactUs },
            { label: text('nav.merchants'), href: paths.merchantStreet },
            { label: text('footer.openShop'), href: paths.sellWithUs },
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
            { label: text('footer.accessibility'), href: paths.accessibility },
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
          {measuresVisits(store) ? (
            <button type="button" className={styles.button} onClick={reopenConsent}>
              {text('footer.consent')}
            </button>
          ) : null}
        </>
      }
    />
  );
}

/** Light, dark, or the device's setting. */
function ThemeChoice() {
  const text = useText('frame');
  const labelId = useId();
  const mode = useSyncExternalStore(themeMode.subscribe, themeMode.read, themeMode.readOnServer);
  return (
    // biome-ignore lint/a11y/useSemanticElements: three switches in a line of text are no form.
    <div role="group" aria-labelledby={labelId} className={styles.theme}>
      <span id={labelId}>{text('footer.theme')}</span>
      {themeModes.map((each) => (
        <button
          key={each}
          type="button"
          className={styles.button}
          aria-pressed={mode === each}
          onClick={() => themeMode.choose(each)}
        >
          {text(`footer.theme.${each}`)}
        </button>
      ))}
    </div>
  );
}

/** Addresses of the networks' dialogs for sharing a page. */
function shareLinks(page: string, title: string): { network: ShareNetwork; href: string }[] {
  const url = encodeURIComponent(page);
  const words = encodeURIComponent(title);
  return [
    { network: 'facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${url}` },
    { network: 'linkedin', href: `https://www.linkedin.com/sharing/share-offsite/?url=${url}` },
    { network: 'pinterest', href: `https://www.pinterest.com/pin/create/button/?url=${url}&description=${words}` },
    { network: 'twitter', href: `https://twitter.com/intent/tweet?url=${url}&text=${words}` },
  ];
}

/** The shop's pages on networks with an icon; the backend returns `#` or nothing for a missing one. */
function socialLinks({ socialLinks }: StoreDetails): { network: ShareNetwork; href: string }[] {
  return socialLinks.flatMap(({ network, url }) =>
    isKnown(network) && url.startsWith('https:') ? [{ network, href: url }] : [],
  );
}

const isKnown = (network: string): network is ShareNetwork => /^(?:facebook|linkedin|pinterest|twitter)$/.test(network);
