'use client';

import * as Radix from '@radix-ui/react-dropdown-menu';
import type { ReactElement, ReactNode } from 'react';
import { PortalScope } from '../../theme/PortalScope.tsx';
import { type RootProps, rootProps } from '../behaviours/root-props.ts';
import { useDirection } from '../behaviours/use-direction.ts';
import * as styles from './Menu.css.ts';
import { MenuRow } from './MenuRow.tsx';

interface MenuItemBase {
  /** The words shown, by which typing finds it. */
  label: string;
  /** Small picture before the words. */
  icon?: ReactNode;
  /** Cannot be chosen now. @default false */
  disabled?: boolean | undefined;
}

/** Does something. */
export interface MenuAction extends MenuItemBase {
  /** Called when it is chosen. */
  onClick: () => void;
  /** Keys that do the same, as ready text. */
  shortcut?: string | undefined;
  /** `critical` for what cannot be undone. */
  tone?: 'critical' | undefined;
}

/** Leads somewhere. */
export interface MenuLink extends MenuItemBase {
  /** Where it leads. */
  href: string;
  /** The shopper is there. @default false */
  current?: boolean | undefined;
  /** Language of the words, when it is not the page's. */
  lang?: string | undefined;
}

/** Is on or off. */
export interface MenuCheck extends MenuItemBase {
  /** Whether it is on. */
  checked: boolean;
  /** Called with the new state. The menu stays open. */
  onCheckedChange: (checked: boolean) => void;
}

/** One of several, of which one is chosen: give all of them the same `onClick`. */
export interface MenuChoice extends MenuItemBase {
  /** Whether it is the chosen one. */
  selected: boolean;
  /** Called when it is chosen. */
  onClick: () => void;
}

/** What a menu offers: an action, a link, a check or one of several choices. */
export type MenuItem = MenuAction | MenuLink | MenuCheck | MenuChoice;

/** Items that belong together, set off by a line. */
export interface MenuSection {
  /** Words above them. */
  title?: string | undefined;
  /** The items, in the order shown. */
  items: readonly MenuItem[];
}

export interface MenuProps extends RootProps {
  /** The control that opens it: a `Button` or `IconButton`. */
  trigger: ReactElement;
  /** Names the menu. @default the trigger's words */
  label?: string | undefined;
  /** What can be chosen. */
  sections: readonly MenuSection[];
  /** Whether it is open, when the caller holds it. */
  open?: boolean | undefined;
  /** Whether it is open at first, when it holds that itself. @default false */
  defaultOpen?: boolean | undefined;
  /** Called when it asks to be opened or closed. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Edge of the trigger that the panel keeps. @default 'end' */
  align?: 'start' | 'end' | undefined;
}

/**
 * Commands and places behind one button: arrow keys move, typing finds, Esc closes. Class, id, ref and marks reach the panel.
 * Not for links that must work before scripts run: that is `PopupMenu`. Not for a value of a form: that is `SelectField`.
 */
export function Menu({ trigger, label, sections, open, defaultOpen, onOpenChange, align = 'end', ...rest }: MenuProps) {
  return (
    <Radix.Root
      modal={false}
      dir={useDirection()}
      {...(open === undefined ? { defaultOpen: defaultOpen ?? false } : { open })}
      {...(onOpenChange && { onOpenChange })}
    >
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <PortalScope>
          <Radix.Content
            {...(label && { 'aria-label': label, 'aria-labelledby': undefined })}
            align={align}
            sideOffset={6}
            collisionPadding={8}
            loop
            {...rootProps(rest, styles.panel)}
          >
            {sections.map((section, index) => (
              <Radix.Group key={index}>
                {index > 0 ? <Radix.Separator className={styles.separator} /> : null}
                {section.title ? <Radix.Label className={styles.title}>{section.title}</Radix.Label> : null}
                {section.items.map((item, at) => (
                  <MenuRow key={at} item={item} />
                ))}
              </Radix.Group>
            ))}
          </Radix.Content>
        </PortalScope>
      </Radix.Portal>
    </Radix.Root>
  );
}
