import { globalStyle } from '../css/style.ts';

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' }, 'reset');
globalStyle('body, h1, h2, h3, h4, h5, h6, p, figure, blockquote, dl, dd, ul, ol, fieldset', { margin: 0 }, 'reset');
globalStyle('ul, ol, fieldset, legend', { padding: 0 }, 'reset');
globalStyle('ul, ol', { listStyle: 'none' }, 'reset');
globalStyle('fieldset', { border: 0, minWidth: 0 }, 'reset');
globalStyle('h1, h2, h3, h4, h5, h6', { font: 'inherit' }, 'reset');
globalStyle('img, svg, video, canvas', { display: 'block', maxWidth: '100%' }, 'reset');
globalStyle('img, video', { height: 'auto' }, 'reset');
globalStyle(
  'button, input, select, textarea',
  { font: 'inherit', letterSpacing: 'inherit', color: 'inherit', margin: 0 },
  'reset',
);
globalStyle('button', { background: 'none', border: 0, padding: 0, textAlign: 'inherit', cursor: 'pointer' }, 'reset');
globalStyle('a', { color: 'inherit' }, 'reset');
globalStyle('summary', { cursor: 'pointer', listStyle: 'none' }, 'reset');
globalStyle('summary::-webkit-details-marker', { display: 'none' }, 'reset');
globalStyle('table', { borderCollapse: 'collapse', borderSpacing: 0 }, 'reset');
globalStyle('[hidden]', { display: 'none !important' }, 'reset');
