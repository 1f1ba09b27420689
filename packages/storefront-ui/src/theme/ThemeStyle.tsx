import { type ThemeCssOptions, themeCss } from '../tokens/theme-css.ts';

export interface ThemeStyleProps extends ThemeCssOptions {
  /** Nonce of the page's content security policy. */
  nonce?: string | undefined;
}

/** Renders the result of `themeCss` in a `<style>`. Use it once, in the head or at the top of the body. */
export function ThemeStyle({ nonce, ...options }: ThemeStyleProps) {
  return <style nonce={nonce}>{themeCss(options)}</style>;
}
