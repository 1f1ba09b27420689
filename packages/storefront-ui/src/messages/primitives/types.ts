/** Words of the components in `src/primitives`. */
export interface PrimitiveStrings {
  /** Closes a dialog, a drawer, a message. */
  close: string;
  cancel: string;
  /** Beside a label of a field that may stay empty. */
  optional: string;
  /** Read out before an error of a field. */
  error: string;
  skipToContent: string;
  /** Read out while something loads. */
  loading: string;
  /** Shown where a picture could not be loaded and has no words of its own. */
  pictureMissing: string;
  breadcrumbs: string;
  notifications: string;
  undo: string;
  chip: {
    /** Read out before the words of a chip that removes what it names. */
    remove: string;
  };
  countdown: {
    /** Announced at a few points: "10 minutes left". */
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
    /** How many options fit what is typed; "Nothing found" for 0. */
    count: (count: number) => string;
  };
  pagination: {
    previous: string;
    next: string;
    /** On small screens, between the two. */
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
