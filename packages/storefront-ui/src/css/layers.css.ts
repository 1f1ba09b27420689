import { globalLayer } from '@vanilla-extract/css';

const root = globalLayer('pm');

/** Cascade layers, weakest first. Anything a shop writes outside them wins. */
export const layers = {
  reset: globalLayer({ parent: root }, 'reset'),
  tokens: globalLayer({ parent: root }, 'tokens'),
  base: globalLayer({ parent: root }, 'base'),
  components: globalLayer({ parent: root }, 'components'),
  utilities: globalLayer({ parent: root }, 'utilities'),
};
