import { createContainer, style } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';

const place = createContainer();
const beside = `${place} (min-width: 20rem)`;

export const form = style({
  containerType: 'inline-size',
  containerName: place,
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space['3'],
  inlineSize: '100%',
  maxInlineSize: vars.width.reading,
});

export const field = style({ display: 'grid', flex: '1 1 100%', '@container': { [beside]: { flexBasis: 0 } } });

// Aligned with the input, whatever is shown below it.
export const submit = style({
  alignSelf: 'start',
  flex: '1 1 auto',
  minBlockSize: `calc(${vars.size.control} + 2px)`,
  '@container': {
    [beside]: { flexGrow: 0, marginBlockStart: `calc(${vars.text.small.size} * 1.45 + 0.375rem)` },
  },
});

export const success = style({ inlineSize: '100%', color: vars.color.positive.text, fontWeight: vars.weight.medium });
