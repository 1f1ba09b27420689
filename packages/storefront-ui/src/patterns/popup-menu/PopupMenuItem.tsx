import type { ComponentPropsWithRef } from 'react';
import { cx } from '../../css/cx.ts';
import * as styles from './PopupMenu.css.ts';

/** Everything a `<button>` takes. */
export interface PopupMenuItemProps extends ComponentPropsWithRef<'button'> {}

/**
 * A button that looks like an entry of a `PopupMenu`, for its `footer`: signing out. Not for places: those are the
 * menu's `links`.
 */
export function PopupMenuItem({ className, ...rest }: PopupMenuItemProps) {
  return <button type="button" {...rest} className={cx(styles.item, className)} />;
}
