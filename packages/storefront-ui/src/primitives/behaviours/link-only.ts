/** What a `<button>` has and a link has not. Naming one of them next to `href` is a type error. */
export interface LinkOnly {
  pending?: never;
  disabled?: never;
  type?: never;
  form?: never;
  formAction?: never;
  name?: never;
  value?: never;
}

/** What a link has and a `<button>` has not. */
export interface ButtonOnly {
  /** Absent: with it, the button is a link. */
  href?: undefined;
  target?: never;
  download?: never;
}
