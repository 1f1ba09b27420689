import { globalStyle, style } from '../../css/style.ts';
import { vars } from '../../theme/contract.css.ts';
import { textStep, titleStep } from '../../theme/text.ts';

const { color, space } = vars;

export const prose = style({
  maxInlineSize: vars.width.reading,
  ...textStep('body'),
});

// Selectors of the lowest specificity, so that components inside keep their own look.
const inside = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`:where(.${prose}) :where(${selector})`, rule);

inside('p, ul:not([role]), ol:not([role]), dl, blockquote, pre, table, figure, hr', { marginBlock: `0 ${space['4']}` });
inside('h1, h2', { ...titleStep('title4'), marginBlock: `${space['8']} ${space['3']}` });
inside('h3, h4, h5, h6', { fontWeight: vars.weight.strong, marginBlock: `${space['6']} ${space['2']}` });
globalStyle(`:where(.${prose}) > :where(:first-child)`, { marginBlockStart: 0 });
globalStyle(`:where(.${prose}) > :where(:last-child)`, { marginBlockEnd: 0 });
inside('ul:not([role])', { listStyle: 'disc', paddingInlineStart: space['6'] });
inside('ol:not([role])', { listStyle: 'decimal', paddingInlineStart: space['6'] });
inside('li:not([role] > *) + li', { marginBlockStart: space['1'] });
inside('a', { color: color.text.link, textDecoration: 'underline', textUnderlineOffset: '0.2em' });
inside('strong, b, dt, th', { fontWeight: vars.weight.strong });
inside('blockquote', {
  paddingInlineStart: space['4'],
  borderInlineStart: `3px solid ${color.border.control}`,
  color: color.text.soft,
});
inside('hr', { border: 0, borderBlockStart: `1px solid ${color.border.hairline}` });
inside('table', { inlineSize: '100%', ...textStep('small') });
inside('th, td', {
  padding: `${space['2']} ${space['3']}`,
  borderBlockEnd: `1px solid ${color.border.hairline}`,
  textAlign: 'start',
  verticalAlign: 'top',
});
inside('code, kbd, pre', { fontFamily: vars.font.code, fontSize: '0.9em' });
inside('code, pre', { background: color.neutral.tint, borderRadius: vars.radius.small });
inside(':not(pre) > code', { paddingInline: space['1'] });
inside('pre', { padding: space['3'], whiteSpace: 'pre-wrap' });
inside('img', { borderRadius: vars.radius.card });
