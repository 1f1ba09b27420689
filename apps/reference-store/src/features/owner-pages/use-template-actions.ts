import { issueText } from '@promenade/storefront-hooks/domain';
import type { TemplateActions } from '@promenade/storefront-hooks/template';
import { useNavigate } from 'react-router-dom';
import { loadIssueTexts } from '../../i18n/catalogue.ts';
import { useText } from '../../i18n/use-text.ts';
import { useEnvironment } from '../../page/environment.ts';
import * as paths from '../../page/paths.ts';
import { useNavigation } from '../../router/current-page.ts';
import { searchPath } from '../catalog/search-path.ts';
import { checkoutPath } from '../checkout/checkout-path.ts';
import { signInPath } from '../layout/account-links.ts';
import { useNotices } from '../notices/use-notices.ts';
import { useOverlays } from '../overlays/overlays.tsx';
import { shopPath } from './owner-addresses.ts';

/** What the shop does for the hooks of its owner's pages. */
export function useTemplateActions(): TemplateActions {
  const text = useText();
  const { locale, origin } = useEnvironment();
  const navigate = useNavigate();
  const notices = useNotices();
  const overlays = useOverlays();
  const { pathname, search } = useNavigation().page.url;
  const go = (path: string) => void navigate(path);
  return {
    follow(href) {
      const path = shopPath(href, origin);
      if (path !== undefined) go(path);
      return path !== undefined;
    },
    open: (overlay) => overlays.show(overlay),
    signIn: () => go(signInPath(pathname + search)),
    signUp: () => go(paths.register),
    openAccount: () => go(paths.orders),
    openCheckout: (preOrderNo) => go(checkoutPath(preOrderNo)),
    checkOutCart: () => go(paths.cart),
    search: (words) => go(searchPath(words)),
    onAdded: (name) => overlays.show('cart', text('cart.added', { name })),
    async newsletterText(issue) {
      if (!issue) return text('newsletter.done');
      return issueText(issue, await loadIssueTexts(locale));
    },
    onError: notices.fail,
  };
}
