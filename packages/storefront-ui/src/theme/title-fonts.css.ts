import { globalFontFace } from '@vanilla-extract/css';

/** Ascent and descent of Bricolage Grotesque, in percent of the font size. */
const bricolage = { ascent: 93, descent: 27 };

/**
 * Local bold fonts with the metrics of Bricolage Grotesque, so that titles do not move when the web font arrives: of
 * Windows, macOS, iOS and Linux; of Android. `width` is the average width of Bricolage in relation to the local font, in percent.
 */
const fallbacks = [
  {
    family: 'Bricolage Fallback',
    width: 102.5,
    names: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Helvetica Neue Bold'],
  },
  { family: 'Bricolage Fallback Roboto', width: 108, names: ['Roboto Bold', 'Roboto-Bold'] },
];
for (const { family, width, names } of fallbacks) {
  const adjusted = (percent: number) => `${((percent / width) * 100).toFixed(1)}%`;
  globalFontFace(family, {
    src: names.map((name) => `local("${name}")`).join(', '),
    fontWeight: '600 800',
    sizeAdjust: `${width}%`,
    ascentOverride: adjusted(bricolage.ascent),
    descentOverride: adjusted(bricolage.descent),
    lineGapOverride: '0%',
  });
}
