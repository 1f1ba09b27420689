'use client';

import type { ComponentPropsWithRef } from 'react';
import { cx } from '../../css/cx.ts';
import { useUi } from '../../theme/ui-context.tsx';
import * as styles from './SkipLink.css.ts';

/** Everything an `<a>` takes, and: */
export interface SkipLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** Id of the element that it jumps to. @default 'main' */
  targetId?: string | undefined;
}

/**
 * The first link in the tab order, which skips the header. Not for links that are always visible: use
 * `TextLink`.
 */
export function SkipLink({ targetId = 'main', className, children, ...rest }: SkipLinkProps) {
  const { strings } = useUi();
  return (
    <a {...rest} href={`#${targetId}`} className={cx(styles.link, className)}>
      {children ?? strings.primitives.skipToContent}
    </a>
  );
}
