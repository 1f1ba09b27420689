import type { Ramps } from './default-ramps.ts';
import type { ColorContrast, ColorMode } from './ramp.ts';

/** Elevation roles: flat, sticky, floating and blocking elements. */
export interface ShadowRoles {
  flat: string;
  raised: string;
  floating: string;
  modal: string;
}

const lightInk = (alpha: number) => `rgb(24 24 38 / ${alpha})`;
const darkInk = (alpha: number) => `rgb(0 0 0 / ${alpha})`;

/** Every elevation is a hairline and two soft shadows. In dark mode the hairline separates best; with more contrast it is a border. */
export function resolveShadows(mode: ColorMode, ramps: Ramps, contrast: ColorContrast = 'normal'): ShadowRoles {
  const ink = mode === 'light' ? lightInk : darkInk;
  const line = contrast === 'more' ? ramps.neutral[8] : mode === 'light' ? lightInk(0.08) : ramps.neutral[6];
  const hairline = `0 0 0 1px ${line}`;
  return {
    flat: hairline,
    raised: `${hairline}, 0 1px 2px ${ink(0.04)}, 0 4px 12px ${ink(0.05)}`,
    floating: `${hairline}, 0 2px 6px ${ink(0.06)}, 0 12px 32px ${ink(0.12)}`,
    modal: `${hairline}, 0 8px 24px ${ink(0.1)}, 0 24px 64px ${ink(0.2)}`,
  };
}
