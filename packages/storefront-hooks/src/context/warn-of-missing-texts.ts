declare const process: { env: { NODE_ENV?: string } } | undefined;

const warned = new Set<string>();

/** In development, warns once that messages of errors are in another language than the shop, as components do for their words. */
export function warnOfMissingTexts(locale: string, available: object): void {
  // Bundlers replace `process.env.NODE_ENV` and remove the warning in production.
  if (typeof process === 'undefined' || process.env.NODE_ENV === 'production') return;
  const [language = ''] = locale.split('-');
  if (locale in available || language in available || warned.has(locale)) return;
  warned.add(locale);
  const others = Object.keys(available).join(', ');
  console.warn(
    `The shop has the locale “${locale}”, but messages of errors only in ${others}: pass \`texts: { ${language}: … }\`, with the keys of \`en\` of @promenade/storefront-sdk. The issues of forms are translated likewise, see \`issueTexts\`.`,
  );
}
