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
  chip: { remove: 'Remove' },
  password: {
    show: 'Show password',
    hide: 'Hide password',
    strength: { weak: 'Easy to guess', fair: 'Fair', strong: 'Strong' },
  },
  code: {
    label: 'Verification code',
    send: 'Send code',
    resendIn: (seconds) => `Resend in ${seconds} s`,
    wait: (seconds) => `You can ask for another code in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
    ready: 'You can ask for another code now.',
  },
  starRating: {
    star: (stars) =>
      ({ 1: '1 star, poor', 2: '2 stars, fair', 3: '3 stars, okay', 4: '4 stars, good', 5: '5 stars, excellent' })[
        stars
      ],
  },
  countdown: { left: (time) => `${time} left`, ended: 'Time is up.' },
  steps: { label: 'Steps', done: 'done', current: 'current', toCome: 'to come' },
  loadMore: {
    action: 'Show more',
    pages: 'Pages',
    page: (number) => `Page ${number}`,
    shown: (shown, total) => `${shown} of ${total} shown`,
  },
  pagination: {
    previous: 'Previous',
    next: 'Next',
    place: (page, pages) => `Page ${page} of ${pages}`,
  },
  fileUpload: {
    choose: 'Choose files',
    drop: 'or drop them here',
    uploading: (name, percent) => `${name}, uploading${percent === undefined ? '' : `, ${percent}%`}`,
    done: (name) => `${name}, uploaded`,
    failed: (name) => `${name} could not be uploaded`,
    cancel: (name) => `Cancel the upload of ${name}`,
    retry: (name) => `Upload ${name} again`,
    remove: (name) => `Remove ${name}`,
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
