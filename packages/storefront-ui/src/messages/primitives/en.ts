// Generated from en.json by packaging/word-modules.ts.
import type { PrimitiveStrings } from './types.ts';

/** Words of `src/primitives` in English. */
export const primitives: PrimitiveStrings = {
  close: 'Close',
  cancel: 'Cancel',
  optional: 'optional',
  error: 'Error:',
  skipToContent: 'Skip to content',
  loading: 'Loading',
  pictureMissing: 'Picture not available',
  breadcrumbs: 'Breadcrumb',
  notifications: 'Notifications',
  undo: 'Undo',
  textSelected: 'The text is selected. Copy it with your keyboard or the menu.',
  chip: { remove: 'Remove' },
  countdown: { left: (time) => `${time} left`, ended: 'Time is up.' },
  loadMore: { action: 'Show more', pages: 'Pages', page: (number) => `Page ${number}`, shown: (shown, total) => `${shown} of ${total} shown` },
  combobox: { pending: 'Searching…', count: (count) => count === 0 ? 'Nothing found' : count === 1 ? `${count} option` : `${count} options` },
  pagination: { previous: 'Previous', next: 'Next', place: (page, pages) => `Page ${page} of ${pages}` },
  carousel: { previous: 'Previous slide', next: 'Next slide', pause: 'Pause slides', play: 'Play slides', slides: 'Choose a slide', slide: (number, total) => `Slide ${number} of ${total}` },
  commands: { title: 'Commands', placeholder: 'Find a page, an order or an action' },
  loadError: { title: 'This couldn’t be loaded', text: 'Check your connection and try again.', retry: 'Try again' },
  notice: { dismiss: 'Dismiss' },
};
