import { media } from '../../css/media.ts';
import { style, styleVariants } from '../../css/style.ts';

export const grid = style({ display: 'grid' });

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

const counts = ['1', '2', '3', '4', '5', '6'] as const;
/** A number of equal columns. */
export type ColumnCount = (typeof counts)[number];

const counted = (at?: string) =>
  styleVariants(
    Object.fromEntries(
      counts.map((count) => {
        const rule = { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` };
        return [count, at ? { '@media': { [at]: rule } } : rule];
      }),
    ) as Record<ColumnCount, object>,
  );

export const count = { base: counted(), medium: counted(media.medium), large: counted(media.large) };
