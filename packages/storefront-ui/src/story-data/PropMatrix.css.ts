import { globalStyle, style } from '../css/style.ts';

const phone = '(max-width: 40rem)';

/** Row labels don’t wrap. On a phone they are above the row. */
export const matrix = style({ borderCollapse: 'separate', borderSpacing: '1rem' });
globalStyle(`${matrix} th`, { fontSize: '0.75rem', textAlign: 'start', overflowWrap: 'normal' });
globalStyle(`${matrix} th[scope="row"]`, { minInlineSize: '8rem' });
globalStyle(`${matrix} thead`, { '@media': { [phone]: { position: 'absolute', clipPath: 'inset(50%)' } } });
globalStyle(`${matrix} :is(tbody, tr, th, td)`, { '@media': { [phone]: { display: 'block' } } });
globalStyle(`${matrix} tr`, { '@media': { [phone]: { marginBlockEnd: '1.5rem' } } });
globalStyle(`${matrix} :is(th, td)`, { '@media': { [phone]: { paddingBlock: '0.375rem' } } });
