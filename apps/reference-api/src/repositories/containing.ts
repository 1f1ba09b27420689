/** The pattern of texts that hold the word, for `ilike`. */
export const containing = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`;
