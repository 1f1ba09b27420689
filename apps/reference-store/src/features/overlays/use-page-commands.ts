import type { CommandSection } from '@promenade/storefront-ui/overlays';
import type { FolderMessageId, MessageId } from '../../i18n/catalogue.ts';
import { useText } from '../../i18n/use-text.ts';
import * as paths from '../../page/paths.ts';
import { useShopNavigation } from '../layout/use-shop-navigation.ts';

const company: readonly (readonly [MessageId | FolderMessageId<'frame'>, string])[] = [
  ['footer.aboutUs', paths.aboutUs],
  ['footer.contactUs', paths.contactUs],
  ['footer.shippingPolicy', paths.shippingPolicy],
  ['footer.refundPolicy', paths.refundPolicy],
  ['footer.paymentMethods', paths.paymentMethods],
  ['footer.privacyPolicy', paths.privacyPolicy],
  ['footer.termsOfService', paths.termsOfService],
];

/** The pages of the shop and of the account. */
export function usePageCommands(): CommandSection[] {
  const text = useText('frame');
  const { account } = useShopNavigation();
  const page = (label: string, href: string) => ({ id: href, label, href });
  return [
    {
      title: text('commands.pages'),
      items: [
        page(text('nav.home'), '/'),
        page(text('nav.allProducts'), paths.allProducts),
        page(text('nav.themes'), paths.activities),
        page(text('nav.topProducts'), paths.topProducts),
        page(text('cart.title'), paths.cart),
        ...account.links.map(({ label, href }) => page(label, href)),
      ],
    },
    { title: text('commands.company'), items: company.map(([label, href]) => page(text(label), href)) },
  ];
}
