'use client';

import type { ReactNode } from 'react';
import { type RootProps, rootProps } from '../../primitives/behaviours/root-props.ts';
import { UserIcon } from '../../primitives/icons/icons.tsx';
import { PopupMenu, type PopupMenuLink } from '../../primitives/popup-menu/PopupMenu.tsx';
import { PopupMenuItem } from '../../primitives/popup-menu/PopupMenuItem.tsx';
import { useUi } from '../../theme/ui-context.tsx';
import * as styles from './HeaderTools.css.ts';

export interface AccountMenuProps extends RootProps<'summary'> {
  /** Name of the signed-in customer. Leave out for a guest. */
  name?: string | undefined;
  /** Sign in and register for a guest, or a customer's pages. */
  links: readonly PopupMenuLink[];
  /** Called to sign out. The button is shown to customers only. */
  onSignOut?: (() => void) | undefined;
  /** Shown above the links in place of the name. */
  heading?: ReactNode;
}

/**
 * The account behind one icon: sign in and register for a guest, pages and sign-out for a customer. Not for other
 * menus: use `PopupMenu`.
 */
export function AccountMenu({ name, links, onSignOut, heading, ...rest }: AccountMenuProps) {
  const { strings } = useUi();
  const words = strings.shop.header;
  return (
    <PopupMenu
      label={name ? words.accountOf(name) : words.account}
      trigger={<UserIcon />}
      {...rootProps(rest, styles.tool)}
      hideChevron
      heading={heading ?? (name ? words.signedInAs(name) : undefined)}
      links={links}
      footer={name && onSignOut ? <PopupMenuItem onClick={onSignOut}>{words.signOut}</PopupMenuItem> : null}
    />
  );
}
