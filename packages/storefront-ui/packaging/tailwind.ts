import { kebab } from '../src/tokens/appearance-css.ts';
import { listColorRoles } from '../src/tokens/roles.ts';
import { duration, easing, font, radiusBase, text, weight } from '../src/tokens/scales.ts';

const cssName = (name: string) => name.split('.').map(kebab).join('-');
const names = (scale: object) => Object.keys(scale).map(kebab);

/**
 * A theme for Tailwind 4 with utilities such as `bg-pm-surface`, `text-pm-text-soft`, `rounded-pm-card` and `shadow-pm-raised`.
 * Each one refers to the variable of its role, so it follows brands, dark mode and themed sections.
 */
export function tailwindTheme(): string {
  const lines = [
    ...listColorRoles().map(({ name }) => `--color-pm-${cssName(name)}: var(--pm-color-${cssName(name)});`),
    ...Object.entries({ ...radiusBase, pill: 16_000 }).map(
      ([name, px]) =>
        `--radius-pm-${name}: var(--pm-radius-${name}, calc(${px / 16}rem * var(--pm-radius-factor, 1)));`,
    ),
    ...['flat', 'raised', 'floating', 'modal'].map((name) => `--shadow-pm-${name}: var(--pm-shadow-${name});`),
    ...names(font).map((name) => `--font-pm-${name}: var(--pm-font-${name});`),
    ...names(weight).map((name) => `--font-weight-pm-${name}: var(--pm-weight-${name});`),
    ...names(text).flatMap((name) => [
      `--text-pm-${name}: var(--pm-text-${name}-size);`,
      `--text-pm-${name}--line-height: var(--pm-text-${name}-line);`,
      `--text-pm-${name}--letter-spacing: var(--pm-text-${name}-tracking);`,
    ]),
    ...['gutter', 'section', 'grid-gap'].map((name) => `--spacing-pm-${name}: var(--pm-space-${name});`),
    ...names(easing).map((name) => `--ease-pm-${name}: var(--pm-easing-${name});`),
    ...Object.entries(duration).map(
      ([name, milliseconds]) =>
        `--transition-duration-pm-${name}: var(--pm-duration-${name}, calc(${milliseconds}ms * var(--pm-motion, 1)));`,
    ),
  ];
  return `@theme inline {\n${lines.map((line) => `  ${line}\n`).join('')}}\n`;
}
