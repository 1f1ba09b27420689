import type { Plugin } from 'vite';
import { DECLARATIONS, declarations, sentFields } from '../../../packages/storefront-sdk/declarations.ts';

/** Builds the client from its sources without the descriptions of its calls, like the package's own build for browsers. */
export function clientWithoutDescriptions(): Plugin {
  const sends = sentFields();
  return {
    name: 'client-without-descriptions',
    enforce: 'pre',
    config: () => ({ define: { WITHOUT_DESCRIPTIONS: 'true' } }),
    async transform(code, id) {
      if (!DECLARATIONS.test(id)) return null;
      return { code: declarations(code, await sends), map: null };
    },
  };
}
