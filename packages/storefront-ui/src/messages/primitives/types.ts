/** Words of the components in `src/primitives`. */
export interface PrimitiveStrings {
  /** Closes a dialog, a drawer, a message. */
  close: string;
  cancel: string;
  /** Next to the label of a field that may stay empty. */
  optional: string;
  /** Read out before the error message of a field. */
  error: string;
  skipToContent: string;
  /** Read out while something loads. */
  loading: string;
  /** Shown in place of a picture that could not be loaded and has no alternative text. */
  pictureMissing: string;
  breadcrumbs: string;
  notifications: string;
  undo: string;
  /** A text that could not be copied is selected. */
  textSelected: string;
  chip: {
    /** Read out before the label of a removable chip. */
    remove: string;
  };
  countdown: {
    /** Announced at one hour, ten minutes and one minute: "10 minutes left". */
    left: (time: string) => string;
    ended: string;
  };
  loadMore: {
    action: string;
    pages: string;
    page: (number: number) => string;
    shown: (shown: number, total: number) => string;
  };
  combobox: {
    pending: string;
    /** Number of options that match the typed text; "Nothing found" for 0. */
    count: (count: number) => string;
  };
  pagination: {
    previous: string;
    next: string;
    /** Shown on small screens between "Previous" and "Next". */
    place: (page: number, pages: number) => string;
  };
  carousel: {
    previous: string;
    next: string;
    pause: string;
    play: string;
    slides: string;
    slide: (number: number, total: number) => string;
  };
  commands: {
    title: string;
    placeholder: string;
  };
  loadError: {
    title: string;
    text: string;
    retry: string;
  };
  notice: {
    dismiss: string;
  };
}
