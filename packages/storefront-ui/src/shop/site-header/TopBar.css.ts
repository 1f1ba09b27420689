import { media } from '../../css/media.ts';
import { style } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';
import { textStep } from '../../theme/text.ts';

export const bar = style({
  borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
  background: vars.color.page,
  '@media': { [media.print]: { display: 'none' } },
});

// Has the same height with and without the announcement, so that dismissing it moves nothing.
export const inner = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space['4'],
  blockSize: '2.5rem',
  maxInlineSize: vars.width.full,
  marginInline: 'auto',
  paddingInline: vars.space.gutter,
  color: vars.color.text.soft,
  ...textStep('caption'),
  '@media': {
    [media.medium]: { ...textStep('small') },
    [media.large]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr) minmax(0, 1fr)' },
  },
});

export const email = style({
  justifySelf: 'start',
  paddingBlock: vars.space['1'],
  textDecoration: 'none',
  maxInlineSize: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': {
    [media.hover]: { selectors: { '&:hover': { color: vars.color.text.strong, textDecoration: 'underline' } } },
  },
});

export const emailBesideAnnouncement = style([
  email,
  { display: 'none', '@media': { [media.large]: { display: 'block' } } },
]);

export const announcement = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['1'],
  minInlineSize: 0,
  color: vars.color.text.strong,
  '@media': { [media.large]: { gridColumn: 2, justifyContent: 'center' } },
});

export const announcementText = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  '@media': { [media.medium]: { WebkitLineClamp: 1 } },
});

export const dismiss = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '1.75rem',
  blockSize: '1.75rem',
  borderRadius: vars.radius.small,
  color: vars.color.text.soft,
  '@media': { [media.hover]: { selectors: { '&:hover': { color: vars.color.text.strong } } } },
});

export const menus = style({
  display: 'flex',
  justifySelf: 'end',
  gap: vars.space['3'],
  '@media': { [media.large]: { gridColumn: 3 } },
});

export const wideOnly = style({ display: 'none', '@media': { [media.medium]: { display: 'block' } } });
