'use client';

import { type RootProps, rootProps } from '../../primitives/behaviours/root-props.ts';
import { IconButton } from '../../primitives/icon-button/index.ts';
import { HeartIcon } from '../../primitives/icons/index.ts';
import { useUi } from '../../theme/ui-context.tsx';
import * as styles from './WishButton.css.ts';

export interface WishButtonProps extends RootProps<'button'> {
  /** Product name. */
  name: string;
  /** Whether the product is on the wish list. @default false */
  selected?: boolean | undefined;
  /** The change is not confirmed yet. @default false */
  pending?: boolean | undefined;
  /** `outline` beside buttons, `solid` on pictures. @default 'outline' */
  look?: 'outline' | 'solid' | undefined;
  /** Called with what the shopper wants now. */
  onSelectedChange?: ((selected: boolean) => void) | undefined;
  /** A pointer or the focus came near: load what a press needs. */
  onIntent?: (() => void) | undefined;
}

/** The heart of a product: its words say what a press does. Not for other switches: that is `Switch`. */
export function WishButton(props: WishButtonProps) {
  const { name, selected = false, pending = false, look = 'outline', onSelectedChange, onIntent } = props;
  const words = useUi().strings.product.wish;
  return (
    <IconButton
      label={selected ? words.remove(name) : words.add(name)}
      look={look}
      pending={pending}
      data-selected={selected || undefined}
      onClick={() => onSelectedChange?.(!selected)}
      onPointerEnter={onIntent}
      onFocus={onIntent}
      {...rootProps(props, styles.button)}
    >
      <HeartIcon filled={selected} />
    </IconButton>
  );
}
