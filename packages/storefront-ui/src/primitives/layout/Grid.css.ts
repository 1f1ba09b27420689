import { media } from '../../css/media.ts';
import { style, styleVariants } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';

export const grid = style({ display: 'grid', gap: vars.space.gridGap });

const columnsFrom = (small: number, medium: number, large: number) => ({
  gridTemplateColumns: `repeat(${small}, minmax(0, 1fr))`,
  '@media': {
    [media.medium]: { gridTemplateColumns: `repeat(${medium}, minmax(0, 1fr))` },
    [media.large]: { gridTemplateColumns: `repeat(${large}, minmax(0, 1fr))` },
  },
});

export const columns = styleVariants({
  two: columnsFrom(1, 2, 2),
  three: columnsFrom(1, 2, 3),
  four: columnsFrom(2, 2, 4),
  products: columnsFrom(2, 3, 5),
});
