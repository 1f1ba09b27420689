'use client';

import { useLeafUi } from '../../theme/leaf-ui.ts';
import { listRole } from '../behaviours/list-role.ts';
import { type RootProps, rootProps } from '../behaviours/root-props.ts';
import { TextLink } from '../text-link/TextLink.tsx';
import * as styles from './Breadcrumbs.css.ts';

export interface BreadcrumbsProps extends RootProps<'nav'> {
  /** Pages from the top down. The last one is the current page and needs no address. */
  trail: readonly { name: string; href?: string }[];
}

/** The path from the home page to this page. Not for the steps of a task: use `Steps`. */
export function Breadcrumbs({ trail, ...rest }: BreadcrumbsProps) {
  const { strings } = useLeafUi();
  return (
    <nav aria-label={strings.primitives.breadcrumbs} {...rootProps(rest)}>
      <ol {...listRole} className={styles.list}>
        {trail.map(({ name, href }, index) => (
          <li key={index} className={styles.item}>
            {href && index < trail.length - 1 ? (
              <TextLink href={href} variant="quiet" className={styles.link}>
                {name}
              </TextLink>
            ) : (
              <span aria-current={index === trail.length - 1 ? 'page' : undefined} className={styles.current}>
                {name}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
