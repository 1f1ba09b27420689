'use client';

import { useEffect, useRef, useState } from 'react';
import { listRole } from '../../primitives/behaviours/list-role.ts';
import { type RootProps, rootProps } from '../../primitives/behaviours/root-props.ts';
import { Drawer } from '../../primitives/drawer/Drawer.tsx';
import type { PopupMenuLink } from '../../primitives/popup-menu/PopupMenu.tsx';
import { useUi } from '../../theme/ui-context.tsx';
import type { CategoryItem } from '../category-menu/category-item.ts';
import type { HeaderNavigationEntry } from '../site-header/SiteHeader.tsx';
import { MenuLevel } from './MenuLevel.tsx';
import { MenuRows } from './MenuRows.tsx';
import * as styles from './MobileMenu.css.ts';

export interface MobileMenuProps extends RootProps {
  /** Whether it is open. */
  open: boolean;
  /** Called with the new state when the user opens or closes it. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** The same entries as in the header. Entries with categories open a level. */
  navigation: readonly HeaderNavigationEntry[];
  /** Sign in and register, or the customer's pages. */
  account?: { title: string; links: readonly PopupMenuLink[] } | undefined;
  /** This page in each language; shown if there are at least two. */
  languages?: readonly PopupMenuLink[] | undefined;
  /** Available currencies; shown if there are at least two. */
  currencies?: readonly PopupMenuLink[] | undefined;
}

const toItem = ({ categories: children = [], ...entry }: HeaderNavigationEntry): CategoryItem => ({
  id: entry.label,
  ...entry,
  children,
});

/** The navigation of a small screen, one level at a time. Not for wide screens: use `CategoryMenu`. */
export function MobileMenu({
  open,
  onOpenChange,
  navigation,
  account,
  languages = [],
  currencies = [],
  ...rest
}: MobileMenuProps) {
  const { strings, Link } = useUi();
  const words = strings.shop.header;
  const [path, setPath] = useState<readonly CategoryItem[]>([]);
  const [wasOpen, setWasOpen] = useState(open);
  if (wasOpen !== open) {
    setWasOpen(open);
    if (open) setPath([]);
  }
  const start = useRef<HTMLButtonElement>(null);
  const depth = path.length;
  const lastDepth = useRef(0);
  // The pressed entry was removed, so the focus moves to the first button of the new level.
  useEffect(() => {
    if (depth !== lastDepth.current) start.current?.focus();
    lastDepth.current = depth;
  }, [depth]);
  const close = () => onOpenChange?.(false);
  const level = path.at(-1);
  const choices = [
    ...(account ? [account] : []),
    ...(languages.length > 1 ? [{ title: words.languages, links: languages }] : []),
    ...(currencies.length > 1 ? [{ title: words.currencies, links: currencies }] : []),
  ];
  return (
    <Drawer open={open} onOpenChange={onOpenChange} side="start" title={words.menu} {...rootProps(rest)}>
      {level ? (
        <MenuLevel
          ref={start}
          item={level}
          onBack={() => setPath(path.slice(0, -1))}
          onDown={(item) => setPath([...path, item])}
          onLeave={close}
        />
      ) : (
        <>
          <nav aria-label={words.navigation}>
            <ul {...listRole} className={styles.list}>
              <MenuRows
                items={navigation.map(toItem)}
                variant="large"
                onDown={(item) => setPath([item])}
                onLeave={close}
              />
            </ul>
          </nav>
          {choices.map((choice) => (
            <section key={choice.title} className={styles.section} aria-label={choice.title}>
              <p className={styles.sectionTitle}>{choice.title}</p>
              <ul {...listRole} className={styles.list}>
                {choice.links.map((link, index) => (
                  <li key={index}>
                    <Link
                      href={link.href}
                      className={styles.row}
                      lang={link.lang}
                      hrefLang={link.lang}
                      aria-current={link.current ? 'true' : undefined}
                      onClick={close}
                    >
                      {link.label}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </>
      )}
    </Drawer>
  );
}
