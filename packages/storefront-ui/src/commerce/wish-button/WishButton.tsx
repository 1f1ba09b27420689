'use client';

import { chain, type RootProps, rootProps } from '../../primitives/behaviours/root-props.ts';
import { IconButton } from '../../primitives/icon-button/index.ts';
import { HeartIcon } from '../../primitives/icons/index.ts';
import { useUi } from '../../theme/ui-context.tsx';
import * as styles from './WishButton.css.ts';

export interface WishButtonProps extends RootProps<'button'> {
  /** Product name. */
  name: string;
  /** Whether the product is on the wish list. @default false */
  selected?: boolean | undefined;
  /** The server has not confirmed the change yet. @default false */
  pending?: boolean | undefined;
  /** Called with the requested state. */
  onSelectedChange?: ((selected: boolean) => void) | undefined;
}

/** The heart of a product; its accessible name states the action. Not for other toggles: use `Switch`. */
export function WishButton(props: WishButtonProps) {
  const { name, selected = false, pending = false, onSelectedChange, ...rest } = props;
  const words = useUi().strings.commerce.wish;
  return (
    <IconButton
      label={selected ? words.remove(name) : words.add(name)}
      variant="outline"
      pending={pending}
      data-selected={selected || undefined}
      {...rootProps(rest, styles.button)}
      onClick={chain(rest.onClick, () => onSelectedChange?.(!selected))}
    >
      <HeartIcon filled={selected} />
    </IconButton>
  );
}
