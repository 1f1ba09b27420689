import type { Plugin } from 'vite';

const SOURCE = /\bsource: '[^']+',?\n?/g;

/** Takes out of the table of routes what only a server asks for: the modules' places in the build manifest. */
export function clientRoutes(): Plugin {
  return {
    name: 'client-routes',
    enforce: 'pre',
    transform(code, id, options) {
      if (options?.ssr || !id.endsWith('/src/routes/table.ts')) return null;
      const short = code.replace(SOURCE, '');
      if (short === code) this.error('The table of routes has no sources to take out.');
      return { code: short, map: null };
    },
  };
}
