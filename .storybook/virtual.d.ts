declare module 'virtual:component-tokens' {
  const tokens: Readonly<Record<string, string[]>>;
  export default tokens;
}
