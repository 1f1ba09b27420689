import { type RootProps, rootProps } from '../behaviours/root-props.ts';
import { Picture, type PictureView } from '../picture/Picture.tsx';
import * as styles from './Avatar.css.ts';

export interface AvatarProps extends RootProps<'span'> {
  /** Name of the person. It is also shown next to the avatar, so the avatar is hidden from screen readers. */
  name: string;
  /** Without one, the initials are shown. */
  picture?: PictureView | undefined;
  /** 32, 44 or 72 px. @default 'medium' */
  size?: 'small' | 'medium' | 'large' | undefined;
}

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? '')][0] ?? '');
  return letters.join('').toLocaleUpperCase();
}

/** A picture or initials next to a name. Not for products: use `Picture`. */
export function Avatar({ name, picture, size = 'medium', ...rest }: AvatarProps) {
  return (
    <span aria-hidden="true" {...rootProps(rest, styles.root, styles.size[size])}>
      {picture ? <Picture picture={picture} ratio="square" decorative /> : initialsOf(name)}
    </span>
  );
}
