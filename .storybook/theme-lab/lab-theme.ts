import { themeCss, themeJson } from '@promenade/storefront-ui/tokens';

/** The theme that the lab edits. */
export interface LabTheme {
  brand: string;
  buttons: 'brand' | 'ink';
  radius: number;
  /** CSS font families. Empty for the default fonts. */
  font: string;
  density: 'comfortable' | 'compact';
  contrast: 'normal' | 'more';
}

export const defaultTheme: LabTheme = {
  ...{ brand: '#5b5bd6', buttons: 'brand', radius: 1, font: '' },
  ...{ density: 'comfortable', contrast: 'normal' },
};

/** The error of an invalid theme. */
export function errorOf({ brand, radius, font }: Pick<LabTheme, 'brand' | 'radius' | 'font'>): string | undefined {
  const options = { brand, radius, ...(font && { font }) };
  try {
    themeCss(options);
    themeJson({ name: 'Lab', ...options });
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** The theme in the page's URL. Missing values are the defaults, and so is an invalid theme. */
export function readTheme(): LabTheme {
  const query = new URL(window.location.href).searchParams;
  const param = (name: keyof LabTheme) => query.get(`lab-${name}`);
  const theme: LabTheme = {
    brand: param('brand') ?? defaultTheme.brand,
    buttons: param('buttons') === 'ink' ? 'ink' : 'brand',
    radius: Number(param('radius') ?? defaultTheme.radius),
    font: param('font') ?? '',
    density: param('density') === 'compact' ? 'compact' : 'comfortable',
    contrast: param('contrast') === 'more' ? 'more' : 'normal',
  };
  return errorOf(theme) ? defaultTheme : theme;
}

/** A URL that opens the lab with this theme. */
export function shareUrl(theme: LabTheme): string {
  const url = new URL(window.location.href);
  for (const [name, value] of Object.entries(theme)) url.searchParams.set(`lab-${name}`, String(value));
  return url.href;
}
