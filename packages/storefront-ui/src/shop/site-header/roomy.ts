/** Where the whole row fits with long words, search field and all. */
export const roomy = '(min-width: 80em)';
