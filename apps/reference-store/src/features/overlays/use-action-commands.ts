import type { CommandSection } from '@promenade/storefront-ui/overlays';
import { useState, useSyncExternalStore } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { themeMode, themeModes } from '../layout/theme-mode.ts';
import { useShopNavigation } from '../layout/use-shop-navigation.ts';
import { useOverlays } from './overlays.tsx';
import { isSlashKeyOn, setSlashKey } from './slash-key.ts';

/** What can be done from any page. */
export function useActionCommands(): CommandSection[] {
  const text = useText('frame');
  const overlays = useOverlays();
  const { account, languages } = useShopNavigation();
  const mode = useSyncExternalStore(themeMode.subscribe, themeMode.read, themeMode.readOnServer);
  const [hasSlash, setHasSlash] = useState(isSlashKeyOn);
  // The palette closes first, and gives the focus back; the drawer opens after that.
  const show = (overlay: 'cart' | 'search') => () => requestAnimationFrame(() => overlays.show(overlay));
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
