import type { Plugin } from 'vite';

/**
 * The router's package is one file whose components are made by calls and named by assignments; bundlers keep all of
 * them for fear of side effects. Saying that there are none leaves out half of the package.
 */
export function shakeableRouter(): Plugin {
  return {
    name: 'shakeable-router',
    transform(code, id) {
      if (!/\/react-router\/dist\/.*\.mjs$/.test(id)) return null;
      return code
        .replaceAll(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1')
        .replaceAll(/^\w+\.displayName = "\w+";$/gm, '');
    },
  };
}
