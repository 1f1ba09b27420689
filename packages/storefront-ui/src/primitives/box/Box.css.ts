import { styleVariants } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, radius: corner, shadow, space } = vars;

const { '0h': _iconsOnly, gridGap: _gridOnly, ...steps } = space;
/** A step of the space scale around content. */
export type PaddingStep = keyof typeof steps;
const paddings = (property: 'paddingInline' | 'paddingBlock') =>
  styleVariants(
    Object.fromEntries(Object.entries(steps).map(([name, size]) => [name, { [property]: size }])) as Record<
      PaddingStep,
      object
    >,
  );

export const paddingInline = paddings('paddingInline');
export const paddingBlock = paddings('paddingBlock');

export const surface = styleVariants({
  page: { background: color.page },
  surface: { background: color.surface },
  raised: { background: color.raised, boxShadow: shadow.raised },
  tint: { background: color.neutral.tint },
});

export const border = styleVariants({
  hairline: { border: `1px solid ${color.border.hairline}` },
  control: { border: `1px solid ${color.border.control}` },
  strong: { border: `1px solid ${color.border.strong}` },
});

export const radius = styleVariants({
  small: { borderRadius: corner.small },
  control: { borderRadius: corner.control },
  card: { borderRadius: corner.card },
  sheet: { borderRadius: corner.sheet },
  pill: { borderRadius: corner.pill },
});
