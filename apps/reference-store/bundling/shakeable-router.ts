import type { Plugin } from 'vite';

/**
 * The router's package is one file whose components are created by calls and named by assignments. Bundlers keep all of them because those could have
 * side effects. This marks them as free of side effects, which removes half of the package.
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
