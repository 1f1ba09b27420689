/** Distances on a 4 px grid: the name times 4 px. `0h` (2 px) is for fine adjustment of icons only. The last three grow with the viewport. */
export const space = {
  '0': '0',
  '0h': '0.125rem',
  '1': '0.25rem',
  '2': '0.5rem',
  '3': '0.75rem',
  '4': '1rem',
  '5': '1.25rem',
  '6': '1.5rem',
  '8': '2rem',
  '10': '2.5rem',
  '12': '3rem',
  '16': '4rem',
  '20': '5rem',
  gutter: 'clamp(1rem, 0.6087rem + 1.7391vi, 2rem)',
  section: 'clamp(2.5rem, 1.5217rem + 4.3478vi, 5rem)',
  gridGap: 'clamp(0.75rem, 0.4565rem + 1.3043vi, 1.5rem)',
} as const;

/** Text sizes. Body text never scales with the viewport. Headings do, by less than 2.5 times, so that 200 % zoom still doubles them. */
export const text = {
  caption: { size: '0.75rem', line: '1.35', tracking: '0', use: 'Badges, legal lines' },
  small: { size: '0.875rem', line: '1.45', tracking: '0', use: 'Meta and secondary text' },
  body: { size: '1rem', line: '1.5', tracking: '0', use: 'Default text, fields' },
  lead: {
    size: 'clamp(1.203rem, 1.1848rem + 0.0815vi, 1.25rem)',
    line: '1.4',
    tracking: '0',
    use: 'Intro, large price',
  },
  title4: {
    size: 'clamp(1.438rem, 1.3886rem + 0.2174vi, 1.562rem)',
    line: '1.3',
    tracking: '-0.01em',
    use: 'Section title',
  },
  title3: {
    size: 'clamp(1.734rem, 1.6488rem + 0.3804vi, 1.953rem)',
    line: '1.25',
    tracking: '-0.01em',
    use: 'Product name',
  },
  title2: {
    size: 'clamp(2.078rem, 1.9375rem + 0.625vi, 2.438rem)',
    line: '1.2',
    tracking: '-0.02em',
    use: 'Page title',
  },
  title1: {
    size: 'clamp(2.484rem, 2.2643rem + 0.9783vi, 3.047rem)',
    line: '1.12',
    tracking: '-0.02em',
    use: 'Home title',
  },
  display: {
    size: 'clamp(2.984rem, 2.6603rem + 1.4402vi, 3.812rem)',
    line: '1.05',
    tracking: '-0.02em',
    use: 'Campaign',
  },
} as const;

/** A step of the type scale. */
export type TextStep = keyof typeof text;

/** Font weights. */
export const weight = { regular: '400', medium: '500', strong: '650' } as const;

/** Font families. Titles use a display font if the shop bundles it, otherwise a local font with the same widths. */
export const font = {
  text: 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif',
  display:
    '"Bricolage Grotesque Variable", "Bricolage Fallback", "Bricolage Fallback Roboto", system-ui, -apple-system, "Segoe UI", Arial, sans-serif',
  code: 'ui-monospace, "SF Mono", Menlo, Consolas, monospace',
} as const;

/** Corner radii in px before the radius factor. */
export const radiusBase = { small: 4, control: 8, card: 12, sheet: 16 } as const;

/** Durations in milliseconds. Exit animations take half as long as enter animations. */
export const duration = { instant: 40, fast: 120, base: 200, slow: 320 } as const;

/** Timing curves. */
export const easing = {
  standard: 'cubic-bezier(0.2, 0, 0, 1)',
  enter: 'cubic-bezier(0.16, 1, 0.3, 1)',
  exit: 'cubic-bezier(0.4, 0, 1, 1)',
} as const;

/** Heights by density. No press target is smaller than 24 px. */
export const density = {
  comfortable: { control: '2.75rem', controlSmall: '2.25rem', row: '3.5rem' },
  compact: { control: '2.25rem', controlSmall: '1.875rem', row: '2.75rem' },
} as const;

/** Minimum height and width of press targets. */
export const TARGET = '1.5rem';

/** Content widths. */
export const contentWidth = {
  narrow: '25rem',
  reading: '40rem',
  medium: '60rem',
  wide: '80rem',
  full: '90rem',
} as const;

/** Stacking order by role. */
export const layer = {
  base: '0',
  sticky: '100',
  streaming: '150',
  drawer: '200',
  dialog: '300',
  toast: '400',
} as const;

/** Widths in px at which a layout may change. */
export const breakpoint = { small: 360, medium: 768, large: 1024, wide: 1440 } as const;
