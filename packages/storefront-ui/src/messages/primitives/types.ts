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
  backToTop: string;
  breadcrumbs: string;
  notifications: string;
  chip: {
    /** Read out before the words of a chip that removes what it names. */
    remove: string;
  };
  password: {
    show: string;
    hide: string;
    /** Beside the field while it is typed. */
    strength: Record<'weak' | 'fair' | 'strong', string>;
  };
  code: {
    label: string;
    send: string;
    resendIn: (seconds: number) => string;
    /** Announced once when the wait starts, and once when it is over. */
    wait: (seconds: number) => string;
    ready: string;
  };
  starRating: {
    /** Name of one star: "4 stars, good". */
    star: (stars: 1 | 2 | 3 | 4 | 5) => string;
  };
  countdown: {
    /** Announced at a few points: "10 minutes left". */
    left: (time: string) => string;
    ended: string;
  };
  steps: {
    label: string;
    done: string;
    current: string;
    toCome: string;
  };
  loadMore: {
    action: string;
    pages: string;
    page: (number: number) => string;
    shown: (shown: number, total: number) => string;
  };
  pagination: {
    previous: string;
    next: string;
    /** On small screens, between the two. */
    place: (page: number, pages: number) => string;
  };
  fileUpload: {
    /** On the button. */
    choose: string;
    /** Behind the button, where files can be dropped. */
    drop: string;
    uploading: (name: string, percent?: number) => string;
    done: (name: string) => string;
    failed: (name: string) => string;
    /** On the buttons of a file. */
    cancel: (name: string) => string;
    retry: (name: string) => string;
    remove: (name: string) => string;
  };
  carousel: {
    previous: string;
    next: string;
    pause: string;
    play: string;
    slides: string;
    slide: (number: number, total: number) => string;
  };
}
