/** One way to look at a story: width of the screen in px, and what the toolbar sets. Chromatic takes it as it stands. */
export interface Mode {
  viewport: number;
  theme: 'light' | 'dark';
  locale?: 'fr';
  dir?: 'rtl';
  brand?: 'yellow';
}

/** Both widths and both themes in two pictures. */
const everyday = {
  'light-360': { viewport: 360, theme: 'light' },
  'dark-1280': { viewport: 1280, theme: 'dark' },
} as const satisfies Record<string, Mode>;

/** For a service that stores pictures; in a repository they would double its weight. */
const elsewhere = {
  'dark-360': { viewport: 360, theme: 'dark' },
  'light-1280': { viewport: 1280, theme: 'light' },
} as const satisfies Record<string, Mode>;

/** For stories that ask for them with the tag of the same name. */
const onRequest = {
  brand: { viewport: 360, theme: 'light', brand: 'yellow' },
  fr: { viewport: 360, theme: 'light', locale: 'fr' },
  rtl: { viewport: 1280, theme: 'light', dir: 'rtl' },
} as const satisfies Record<string, Mode>;

/** Modes of the pictures in this repository. */
export const modes: Readonly<Record<string, Mode>> = { ...everyday, ...onRequest };

/** Taken on every change; the others at night. */
export const everydayModes: readonly string[] = Object.keys(everyday);

/** Names of the modes in which a story with these tags is taken. */
export const modeNamesFor = (tags: readonly string[]): string[] =>
  Object.keys(modes).filter((name) => name in everyday || tags.includes(name));

/** `parameters.chromatic.modes` of a story: the four of all stories and those asked for. */
export const modesFor = (...requested: (keyof typeof onRequest)[]): Record<string, Mode> => ({
  ...everyday,
  ...elsewhere,
  ...Object.fromEntries(requested.map((name) => [name, onRequest[name]])),
});
