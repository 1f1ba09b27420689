'use client';

import { Picture, type PictureView } from '../../primitives/picture/index.ts';
import { useUi } from '../../theme/ui-context.tsx';
import * as styles from './CategoryTile.css.ts';

export interface CategoryTileProps {
  href: string;
  name: string;
  picture?: PictureView | undefined;
  /** Ready text under the name: '128 products'. */
  count?: string | undefined;
  /** @default 'square' */
  ratio?: 'square' | 'portrait' | 'landscape' | undefined;
  /** `eager` for the tiles of the first view. @default 'lazy' */
  loading?: 'lazy' | 'eager' | undefined;
}

/** The way into a category: picture and name, one link. */
export function CategoryTile({ href, name, picture, count, ratio = 'square', loading }: CategoryTileProps) {
  const { Link } = useUi();
  return (
    <div className={styles.tile}>
      <Picture picture={picture} ratio={ratio} loading={loading} className={styles.picture} decorative />
      <Link href={href} className={styles.name}>
        {name}
      </Link>
      {count ? <span className={styles.count}>{count}</span> : null}
    </div>
  );
}
