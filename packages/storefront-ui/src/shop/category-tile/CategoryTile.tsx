'use client';

import { type RootProps, rootProps } from '../../primitives/behaviours/root-props.ts';
import { Picture, type PictureView } from '../../primitives/picture/Picture.tsx';
import { useUi } from '../../theme/ui-context.tsx';
import * as styles from './CategoryTile.css.ts';

export interface CategoryTileProps extends RootProps {
  /** The category's page. */
  href: string;
  /** The category's name: the text of the link. */
  name: string;
  /** Leave out when there is none; its space stays reserved. */
  picture?: PictureView | undefined;
  /** Formatted text under the name: '128 products'. */
  count?: string | undefined;
  /** Shape of the picture. @default 'square' */
  ratio?: 'square' | 'portrait' | 'landscape' | undefined;
  /** Use `eager` for tiles that are visible without scrolling. @default 'lazy' */
  loading?: 'lazy' | 'eager' | undefined;
}

/** A link to a category: picture, name and count. Not for products: use `ProductCard`. */
export function CategoryTile({ href, name, picture, count, ratio = 'square', loading, ...rest }: CategoryTileProps) {
  const { Link } = useUi();
  return (
    <div {...rootProps(rest, styles.tile)}>
      <Picture picture={picture} ratio={ratio} loading={loading} className={styles.picture} decorative />
      <Link href={href} className={styles.name}>
        {name}
      </Link>
      {count ? <span className={styles.count}>{count}</span> : null}
    </div>
  );
}
