'use client';

import { memo, useId } from 'react';
import { ActionLink } from '../../primitives/action-link/ActionLink.tsx';
import { listRole } from '../../primitives/behaviours/list-role.ts';
import { ownKeys } from '../../primitives/behaviours/own-events.ts';
import { type RootProps, rootProps } from '../../primitives/behaviours/root-props.ts';
import { ChevronDownIcon, ChevronRightIcon } from '../../primitives/icons/icons.tsx';
import { useUi } from '../../theme/ui-context.tsx';
import { CategoryBranch } from './CategoryBranch.tsx';
import * as styles from './CategoryMenu.css.ts';
import type { CategoryItem } from './category-item.ts';
import { useCategoryMenu } from './use-category-menu.ts';

export interface CategoryMenuProps extends RootProps<'a'> {
  /** Text of the trigger. */
  label: string;
  /** Address of all products, which the trigger links to before scripts run. */
  href: string;
  /** The first level, in the order shown. */
  categories: readonly CategoryItem[];
  /** Whether the current page belongs to the menu. @default false */
  current?: boolean | undefined;
}

/**
 * Categories in three levels, opened by a short hover, a press or the down arrow. Every entry is a link; the links are in the
 * document only while the menu is open. The panel spans the nearest positioned ancestor. Class, id, ref, `data-*` and `aria-*`
 * attributes reach the trigger. It rerenders only for a new `categories` array, so keep the array between renders. Not for touch
 * screens: use `MobileMenu`.
 */
export const CategoryMenu = memo(function CategoryMenu({
  label,
  href,
  categories,
  current,
  ...rest
}: CategoryMenuProps) {
  const { Link } = useUi();
  const panelId = useId();
  const menu = useCategoryMenu(categories[0]?.id);
  return (
    <div ref={menu.root} className={styles.root} {...menu.hover}>
      <ActionLink
        href={href}
        data-trigger=""
        aria-current={current ? 'true' : undefined}
        aria-controls={panelId}
        opens="panel"
        expanded={menu.open}
        onAction={menu.toggle}
        onKeyDown={menu.onTriggerKeyDown}
        {...rootProps(rest, styles.trigger)}
      >
        <span>{label}</span>
        <ChevronDownIcon size="small" className={styles.chevron} />
      </ActionLink>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the links inside and bubble up here */}
      <div id={panelId} className={styles.panel} hidden={!menu.open} onKeyDown={ownKeys(menu.onPanelKeyDown)}>
        {menu.open ? (
          <ul {...listRole} className={styles.list}>
            {categories.map((category) => {
              const isActive = category.id === menu.activeId;
              const hasBranch = Boolean(category.children?.length);
              return (
                <li key={category.id} className={styles.item}>
                  <Link
                    href={category.href}
                    className={styles.rootLink}
                    data-level="root"
                    data-id={category.id}
                    data-active={isActive || undefined}
                    aria-current={category.current ? 'page' : undefined}
                    onFocus={() => menu.activate(category.id)}
                    onPointerEnter={() => menu.activateSoon(category.id)}
                    onPointerLeave={menu.stopActivating}
                    onClick={menu.close}
                  >
                    <span>{category.label}</span>
                    {hasBranch ? <ChevronRightIcon size="small" /> : null}
                  </Link>
                  {hasBranch ? <CategoryBranch category={category} active={isActive} onChoose={menu.close} /> : null}
                </li>
              );
            })}
          </ul>
        ) : null}
      </div>
    </div>
  );
});
