import { cx } from '../../css/cx.ts';
import { Pressable, type PressableProps } from '../behaviours/Pressable.tsx';
import * as styles from './PopupMenu.css.ts';

/** Everything a `<button>` takes. */
export interface PopupMenuItemProps extends PressableProps {}

/**
 * A button that looks like an entry of a `PopupMenu`, for its `footer`: signing out. Not for links: use the menu's
 * `links`.
 */
export function PopupMenuItem({ className, ...rest }: PopupMenuItemProps) {
  return <Pressable {...rest} className={cx(styles.item, className)} />;
}
