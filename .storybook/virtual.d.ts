declare module 'virtual:component-tokens' {
  const tokens: Readonly<Record<string, string[]>>;
  export default tokens;
  /** Ids of docs pages by component. */
  export const pages: Readonly<Record<string, string>>;
}
