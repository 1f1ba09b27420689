/** Words of the components in `src/patterns`. */
export type PatternStrings = {};
