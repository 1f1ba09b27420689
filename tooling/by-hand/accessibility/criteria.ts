/** A test that supports a criterion: a part of its title, as its file has it. */
export interface Evidence {
  file: string;
  title: string;
  /** Its subject, for the report. */
  checks: string;
}

/** A success criterion of WCAG 2.2, level A or AA. Chapter 9 of EN 301 549 numbers them alike: 1.1.1 is 9.1.1.1. */
export interface Criterion {
  id: string;
  name: string;
  level: 'A' | 'AA';
  /** Tests in addition to axe, whose rules name their criteria themselves. */
  tests?: readonly Evidence[];
  /** What somebody checked by hand, and how. */
  byHand?: string;
  /** Why it does not apply to the components and the store. */
  notApplicable?: string;
}

const e2e = (name: string, title: string, checks: string): Evidence => ({
  file: `tests/e2e/${name}.spec.ts`,
  title,
  checks,
});
const ui = (path: string, title: string, checks: string): Evidence => ({
  file: `packages/storefront-ui/src/${path}`,
  title,
  checks,
});

const journeys: Evidence = {
  file: 'apps/reference-store/src/stories/ScreenReader.stories.tsx',
  title: 'Pages/Screen reader',
  checks: 'ten journeys with a virtual screen reader',
};
const slides = ui('primitives/carousel/Carousel.stories.tsx', 'Content/Carousel', 'slides that pause');
const keyboard = e2e(
  'purchases',
  'a shopper buys with the keyboard alone, from the home page to the paid order',
  'a purchase with the keyboard alone',
);
const cursor = e2e(
  'purchases',
  'a shopper buys with the virtual cursor of a screen reader',
  'a purchase with the virtual cursor of a screen reader',
);
const uncovered = e2e(
  'keyboard-and-text-size',
  'no focused element is covered by a bar on',
  'focused elements are not covered by bars',
);
const largeText = e2e(
  'keyboard-and-text-size',
  'on a phone with text of twice the size',
  'text of twice the size on a phone',
);
const narrow = ui('contract/slots.browser.tsx', 'a button in a slot, on a screen of', 'components at 320 px');
const readable = ui(
  'tokens/contrast.test.ts',
  'keeps every minimum contrast for any hue and chroma',
  'contrast of all themes',
);
const edges = ui(
  'tokens/contrast.test.ts',
  'edges, stars and the focus ring are visible on the page and every surface',
  'contrast of edges, stars and the focus ring',
);
const announcements = ui(
  'contract/announcements.test.tsx',
  'a screen reader says a change by itself',
  'every live region',
);
const everyPage = e2e(
  'page-table',
  'every page in the browser of',
  'every page of the store: axe in both themes, 320 px, language, title, heading',
);
const shortcut = e2e('frame', 'the / shortcut can be disabled', 'the shortcut can be disabled');
const withdrawal = e2e(
  'duties',
  'withdraws through the link in the order’s mail, on a phone',
  'a withdrawal in two steps',
);
const profile = e2e('account', 'mistakes are shown, the change is saved', 'mistakes in the profile');
const passkey = e2e('passkeys', 'a shopper adds a passkey with the password', 'signing in with a passkey');
const french = e2e('pages', 'the shop speaks French from the home page to the account', 'the store in French');

export const criteria: readonly Criterion[] = [
  { id: '1.1.1', name: 'Non-text content', level: 'A', tests: [everyPage] },
  { id: '1.2.1', name: 'Audio-only and video-only', level: 'A' },
  { id: '1.2.2', name: 'Captions (prerecorded)', level: 'A' },
  { id: '1.2.3', name: 'Audio description or alternative', level: 'A' },
  { id: '1.2.4', name: 'Captions (live)', level: 'AA' },
  { id: '1.2.5', name: 'Audio description', level: 'AA' },
  { id: '1.3.1', name: 'Info and relationships', level: 'A', tests: [journeys, everyPage] },
  { id: '1.3.2', name: 'Meaningful sequence', level: 'A', tests: [journeys, cursor] },
  { id: '1.3.3', name: 'Sensory characteristics', level: 'A' },
  {
    id: '1.3.4',
    name: 'Orientation',
    level: 'AA',
    byHand: 'A search of the sources found no style and no script that reads the orientation of the screen.',
  },
  { id: '1.3.5', name: 'Identify input purpose', level: 'AA' },
  { id: '1.4.1', name: 'Use of color', level: 'A' },
  { id: '1.4.2', name: 'Audio control', level: 'A' },
  { id: '1.4.3', name: 'Contrast (minimum)', level: 'AA', tests: [readable, everyPage] },
  { id: '1.4.4', name: 'Resize text', level: 'AA', tests: [largeText] },
  { id: '1.4.5', name: 'Images of text', level: 'AA' },
  { id: '1.4.10', name: 'Reflow', level: 'AA', tests: [narrow, everyPage] },
  { id: '1.4.11', name: 'Non-text contrast', level: 'AA', tests: [edges] },
  { id: '1.4.12', name: 'Text spacing', level: 'AA' },
  { id: '1.4.13', name: 'Content on hover or focus', level: 'AA' },
  { id: '2.1.1', name: 'Keyboard', level: 'A', tests: [keyboard] },
  { id: '2.1.2', name: 'No keyboard trap', level: 'A', tests: [keyboard] },
  { id: '2.1.4', name: 'Character key shortcuts', level: 'A', tests: [shortcut] },
  { id: '2.2.1', name: 'Timing adjustable', level: 'A' },
  { id: '2.2.2', name: 'Pause, stop, hide', level: 'A', tests: [slides] },
  { id: '2.3.1', name: 'Three flashes', level: 'A' },
  { id: '2.4.1', name: 'Bypass blocks', level: 'A', tests: [everyPage] },
  { id: '2.4.2', name: 'Page titled', level: 'A', tests: [everyPage] },
  { id: '2.4.3', name: 'Focus order', level: 'A', tests: [keyboard] },
  { id: '2.4.4', name: 'Link purpose (in context)', level: 'A' },
  {
    id: '2.4.5',
    name: 'Multiple ways',
    level: 'AA',
    byHand: 'The header of every page of the store has the search and the menu of categories; read in its source.',
  },
  { id: '2.4.6', name: 'Headings and labels', level: 'AA', tests: [journeys, cursor] },
  { id: '2.4.7', name: 'Focus visible', level: 'AA', tests: [keyboard] },
  { id: '2.4.11', name: 'Focus not obscured', level: 'AA', tests: [uncovered] },
  {
    id: '2.5.1',
    name: 'Pointer gestures',
    level: 'A',
    byHand:
      'Buttons do what pinching and swiping do in galleries, carousels and the enlarged view; read in the sources.',
  },
  {
    id: '2.5.2',
    name: 'Pointer cancellation',
    level: 'A',
    byHand:
      'No action starts when a pointer goes down. Handlers of that event only stop slides, load pages in advance or begin to move a window; read in the sources.',
  },
  { id: '2.5.3', name: 'Label in name', level: 'A' },
  {
    id: '2.5.4',
    name: 'Motion actuation',
    level: 'A',
    notApplicable: 'Nothing reacts to the motion of the device.',
  },
  { id: '2.5.7', name: 'Dragging movements', level: 'AA' },
  { id: '2.5.8', name: 'Target size (minimum)', level: 'AA' },
  { id: '3.1.1', name: 'Language of page', level: 'A', tests: [french, everyPage] },
  { id: '3.1.2', name: 'Language of parts', level: 'AA' },
  { id: '3.2.1', name: 'On focus', level: 'A', tests: [keyboard] },
  { id: '3.2.2', name: 'On input', level: 'A' },
  {
    id: '3.2.3',
    name: 'Consistent navigation',
    level: 'AA',
    byHand: 'All pages of the store have the header and footer of `app/PageFrame.tsx`; read in its source.',
  },
  { id: '3.2.4', name: 'Consistent identification', level: 'AA' },
  {
    id: '3.2.6',
    name: 'Consistent help',
    level: 'A',
    byHand: 'The link “Contact us” has the same place in the footer, which is one component; read in its source.',
  },
  { id: '3.3.1', name: 'Error identification', level: 'A', tests: [journeys, profile] },
  { id: '3.3.2', name: 'Labels or instructions', level: 'A', tests: [cursor] },
  { id: '3.3.3', name: 'Error suggestion', level: 'AA', tests: [profile] },
  { id: '3.3.4', name: 'Error prevention', level: 'AA', tests: [withdrawal] },
  { id: '3.3.7', name: 'Redundant entry', level: 'A' },
  { id: '3.3.8', name: 'Accessible authentication', level: 'AA', tests: [passkey] },
  { id: '4.1.2', name: 'Name, role, value', level: 'A', tests: [journeys, everyPage] },
  { id: '4.1.3', name: 'Status messages', level: 'AA', tests: [announcements, journeys] },
];

/** The tests of all criteria, each once. */
export const evidence: readonly Evidence[] = [...new Set(criteria.flatMap(({ tests = [] }) => tests))];
