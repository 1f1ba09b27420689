/** From this width on the whole row fits, even with long words and a search field. */
export const roomy = '(min-width: 80em)';
