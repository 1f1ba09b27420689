'use client';

import { cx } from '../../css/cx.ts';
import { useLeafUi } from '../../theme/leaf-ui.ts';
import type { UiLinkProps } from '../../theme/ui-context.tsx';
import * as styles from './TextLink.css.ts';

export interface TextLinkProps extends UiLinkProps {
  /** `link` in running text, `ink` on its own line, `quiet` in lists where everything is a link. @default 'link' */
  variant?: 'link' | 'ink' | 'quiet' | undefined;
}

/** A link that looks like text. Not for the main action of a view: use `Button`. */
export function TextLink({ variant = 'link', className, ...rest }: TextLinkProps) {
  const { Link } = useLeafUi();
  return <Link {...rest} className={cx(styles.root, styles.variant[variant], className)} />;
}
