import { own } from '../../css/own.css.ts';

/** For every `<ul>` and `<ol>`: without an explicit role, Safari drops the list role from lists without markers. */
export const listRole = { role: 'list', className: own } as const;
