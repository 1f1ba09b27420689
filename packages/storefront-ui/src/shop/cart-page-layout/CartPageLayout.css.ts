import { media } from '../../css/media.ts';
import { stickyBelowHeader } from '../../css/place.ts';
import { style } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';
import { titleStep } from '../../theme/text.ts';

export const root = style({
  gridTemplateColumns: 'minmax(0, 1fr)',
  display: 'grid',
  gap: vars.space['8'],
  '@media': {
    [media.large]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(20rem, 24rem)',
      columnGap: vars.space['16'],
      alignItems: 'start',
    },
  },
});

export const lines = style({
  gridTemplateColumns: 'minmax(0, 1fr)',
  display: 'grid',
  gap: vars.space['8'],
  minInlineSize: 0,
});

export const summary = style({
  padding: vars.space['5'],
  background: vars.color.surface,
  border: `1px solid ${vars.color.border.hairline}`,
  borderRadius: vars.radius.sheet,
  '@media': {
    [media.medium]: { padding: vars.space['6'] },
    [media.large]: { ...stickyBelowHeader },
  },
});

export const title = style({ ...titleStep('lead'), marginBlockEnd: vars.space['4'] });

export const actions = style({ marginBlockStart: vars.space['5'] });

export const note = style({
  marginBlockStart: vars.space['4'],
  color: vars.color.text.soft,
  fontSize: vars.text.small.size,
});
