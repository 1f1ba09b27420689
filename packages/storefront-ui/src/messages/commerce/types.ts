/** Words of the components in `src/commerce`. */
export type CommerceStrings = {};
