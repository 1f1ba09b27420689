import { useOrders, useSession, useStorefront } from '@promenade/storefront-hooks';
import { CommandPalette, type CommandSection } from '@promenade/storefront-ui/overlays';
import { useState, useSyncExternalStore } from 'react';
import type { FolderMessageId, MessageId } from '../i18n/catalogue.ts';
import { useText } from '../i18n/texts.tsx';
import { isSlashKeyOn, type OverlayProps, setSlashKey, useShowOverlay } from '../lib/overlays.tsx';
import * as paths from '../lib/paths.ts';
import { themeMode, themeModes } from '../lib/theme-mode.ts';
import { useShopNavigation } from '../lib/use-shop-navigation.ts';

/** Pages, orders and actions behind one field. */
export function Commands(props: OverlayProps) {
  const isCustomer = useSession().state === 'authenticated';
  return isCustomer ? <CustomerCommands {...props} /> : <Palette {...props} orders={[]} />;
}

function CustomerCommands(props: OverlayProps) {
  return <Palette {...props} orders={useOrderCommands()} />;
}

function Palette({ open, onClose, orders }: OverlayProps & { orders: ReturnType<typeof useOrderCommands> }) {
  const pages = usePageCommands();
  const actions = useActionCommands();
  return (
    <CommandPalette
      open={open}
      onOpenChange={(isOpen) => isOpen || onClose()}
      sections={[...pages, ...orders, ...actions]}
    />
  );
}

const company: readonly (readonly [MessageId | FolderMessageId<'frame'>, string])[] = [
  ['footer.aboutUs', paths.aboutUs],
  ['footer.contactUs', paths.contactUs],
  ['footer.shippingPolicy', paths.shippingPolicy],
  ['footer.refundPolicy', paths.refundPolicy],
  ['footer.paymentMethods', paths.paymentMethods],
  ['footer.privacyPolicy', paths.privacyPolicy],
  ['footer.termsOfService', paths.termsOfService],
  ['footer.accessibility', paths.accessibility],
];

/** The pages of the shop and of the account. */
function usePageCommands(): CommandSection[] {
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

/** The latest orders of the customer, found by number and product. */
function useOrderCommands(): CommandSection[] {
  const text = useText('frame');
  const { formatMoney } = useStorefront();
  const { data } = useOrders('all', 1);
  const items = data?.list.map(({ orderNo, payCents, lines }) => ({
    id: orderNo,
    label: orderNo,
    keywords: lines.map(({ name }) => name).join(' '),
    meta: formatMoney(payCents),
    href: `${paths.order}?orderNo=${encodeURIComponent(orderNo)}`,
  }));
  return items ? [{ title: text('commands.orders'), items }] : [];
}

/** Actions that are available on any page. */
function useActionCommands(): CommandSection[] {
  const text = useText('frame');
  const showOverlay = useShowOverlay();
  const { account, languages } = useShopNavigation();
  const mode = useSyncExternalStore(themeMode.subscribe, themeMode.read, themeMode.readOnServer);
  const [hasSlash, setHasSlash] = useState(isSlashKeyOn);
  // The palette closes first and returns the focus; the drawer opens in the next frame.
  const show = (overlay: 'cart' | 'search') => () => requestAnimationFrame(() => showOverlay(overlay));
  const language = languages.find(({ current }) => !current);
  const { onSignOut } = account;
  return [
    {
      title: text('commands.actions'),
      items: [
        { id: 'search', label: text('commands.search'), meta: hasSlash ? '/' : undefined, onClick: show('search') },
        { id: 'cart', label: text('commands.openCart'), onClick: show('cart') },
        ...themeModes
          .filter((each) => each !== mode)
          .map((each) => ({
            id: `theme-${each}`,
            label: text(`commands.theme.${each}`),
            onClick: () => themeMode.choose(each),
          })),
        ...(language
          ? [{ id: 'language', label: text('commands.language'), keywords: language.label, href: language.href }]
          : []),
        {
          id: 'slash',
          label: text(hasSlash ? 'commands.slashOff' : 'commands.slashOn'),
          onClick: () => {
            setSlashKey(!hasSlash);
            setHasSlash(!hasSlash);
          },
        },
        ...(onSignOut ? [{ id: 'sign-out', label: text('commands.signOut'), onClick: onSignOut }] : []),
      ],
    },
  ];
}
