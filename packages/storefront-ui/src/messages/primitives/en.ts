import type { PrimitiveStrings } from './types.ts';

export const primitives: PrimitiveStrings = {
  close: 'Close',
  cancel: 'Cancel',
  optional: 'optional',
  error: 'Error:',
  skipToContent: 'Skip to content',
  loading: 'Loading',
  pictureMissing: 'Picture not available',
  backToTop: 'Back to top',
  breadcrumbs: 'You are here',
  notifications: 'Notifications',
  loadMore: {
    action: 'Show more',
    pages: 'Pages',
    page: (number) => `Page ${number}`,
    shown: (shown, total) => `${shown} of ${total} shown`,
  },
  carousel: {
    previous: 'Previous slide',
    next: 'Next slide',
    pause: 'Pause slides',
    play: 'Play slides',
    slides: 'Choose a slide',
    slide: (number, total) => `Slide ${number} of ${total}`,
  },
};
