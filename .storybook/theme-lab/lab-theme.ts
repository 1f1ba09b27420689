import { themeCss, themeJson } from '@promenade/storefront-ui/tokens';

/** What the lab lets one change. */
export interface LabTheme {
  brand: string;
  buttons: 'brand' | 'ink';
  radius: number;
  /** CSS font families; empty for the house's. */
  font: string;
  density: 'comfortable' | 'compact';
  contrast: 'normal' | 'more';
}

export const usualTheme: LabTheme = {
  ...{ brand: '#5b5bd6', buttons: 'brand', radius: 1, font: '' },
  ...{ density: 'comfortable', contrast: 'normal' },
};

/** Why a theme cannot be; undefined when it can. */
export function faultOf({ brand, radius, font }: Pick<LabTheme, 'brand' | 'radius' | 'font'>): string | undefined {
  const options = { brand, radius, ...(font && { font }) };
  try {
    themeCss(options);
    themeJson({ name: 'Lab', ...options });
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** The theme in this page's address; what is missing or cannot be is as usual. */
export function readTheme(): LabTheme {
  const query = new URL(window.location.href).searchParams;
  const said = (name: keyof LabTheme) => query.get(`lab-${name}`);
  const theme: LabTheme = {
    brand: said('brand') ?? usualTheme.brand,
    buttons: said('buttons') === 'ink' ? 'ink' : 'brand',
    radius: Number(said('radius') ?? usualTheme.radius),
    font: said('font') ?? '',
    density: said('density') === 'compact' ? 'compact' : 'comfortable',
    contrast: said('contrast') === 'more' ? 'more' : 'normal',
  };
  return faultOf(theme) ? usualTheme : theme;
}

/** An address that opens the lab with this theme, in a window of its own. */
export function shareAddress(theme: LabTheme): string {
  const url = new URL(window.location.href);
  for (const [name, value] of Object.entries(theme)) url.searchParams.set(`lab-${name}`, String(value));
  return url.href;
}
