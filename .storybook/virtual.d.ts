declare module 'virtual:component-tokens' {
  const tokens: Readonly<Record<string, string[]>>;
  export default tokens;
  /** Ids of docs pages, by the component that they are about. */
  export const pages: Readonly<Record<string, string>>;
}
