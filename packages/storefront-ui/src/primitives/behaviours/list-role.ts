import { own } from '../../css/own.css.ts';

/** For every `<ul>` and `<ol>`: Safari takes a list without markers for no list unless its role is explicit. */
export const listRole = { role: 'list', className: own } as const;
