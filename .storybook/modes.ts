/** The viewport width in px and the toolbar's values for one picture of a story, in Chromatic's format. */
export interface Mode {
  viewport: number;
  theme: 'light' | 'dark';
  locale?: 'fr';
  dir?: 'rtl';
  brand?: 'yellow';
}

/** Two pictures cover both widths and both themes. */
const everyday = {
  'light-360': { viewport: 360, theme: 'light' },
  'dark-1280': { viewport: 1280, theme: 'dark' },
} as const satisfies Record<string, Mode>;

/** Only for a service that stores pictures: in the repository they would double its size. */
const elsewhere = {
  'dark-360': { viewport: 360, theme: 'dark' },
  'light-1280': { viewport: 1280, theme: 'light' },
} as const satisfies Record<string, Mode>;

/** Only for stories with the tag of the same name. */
const onRequest = {
  brand: { viewport: 360, theme: 'light', brand: 'yellow' },
  fr: { viewport: 360, theme: 'light', locale: 'fr' },
  rtl: { viewport: 1280, theme: 'light', dir: 'rtl' },
} as const satisfies Record<string, Mode>;

/** Modes of the pictures in this repository. */
export const modes: Readonly<Record<string, Mode>> = { ...everyday, ...onRequest };

/** Modes that are compared on every change. */
export const everydayModes: readonly string[] = Object.keys(everyday);

/** The modes in which a story with these tags is compared. */
export const modeNamesFor = (tags: readonly string[]): string[] =>
  Object.keys(modes).filter((name) => name in everyday || tags.includes(name));

/** `parameters.chromatic.modes` of a story: the modes of all stories and the requested ones. */
export const modesFor = (...requested: (keyof typeof onRequest)[]): Record<string, Mode> => ({
  ...everyday,
  ...elsewhere,
  ...Object.fromEntries(requested.map((name) => [name, onRequest[name]])),
});
