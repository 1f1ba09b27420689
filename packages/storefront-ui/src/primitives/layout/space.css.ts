import { media } from '../../css/media.ts';
import { styleVariants } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';

const { '0h': _iconsOnly, ...steps } = vars.space;

/** A step of the space scale that may be used between elements. */
export type SpaceStep = keyof typeof steps;

const names = Object.keys(steps) as SpaceStep[];
const gaps = (at?: string) =>
  styleVariants(
    Object.fromEntries(
      names.map((name) => [name, at ? { '@media': { [at]: { gap: steps[name] } } } : { gap: steps[name] }]),
    ) as Record<SpaceStep, object>,
  );

/** Classes for the gap between children, per minimum width. */
export const gap = { base: gaps(), medium: gaps(media.medium), large: gaps(media.large) };
