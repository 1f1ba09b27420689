/** Props that only a `<button>` has. Combining one of them with `href` is a type error. */
export interface LinkOnly {
  pending?: never;
  disabled?: never;
  type?: never;
  form?: never;
  formAction?: never;
  name?: never;
  value?: never;
}

/** Props that only a link has. */
export interface ButtonOnly {
  /** Leave out: with it, the button is a link. */
  href?: undefined;
  target?: never;
  download?: never;
}
