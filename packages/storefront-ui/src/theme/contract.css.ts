import { createGlobalThemeContract } from '@vanilla-extract/css';
import { colorRoleTable, type RoleDefinition, type RoleTree } from '../tokens/roles.ts';
import {
  contentWidth,
  density,
  duration,
  easing,
  font,
  layer,
  radiusBase,
  space,
  type TextStep,
  text,
  weight,
} from '../tokens/scales.ts';

type Leaves<Scale> = { [Key in keyof Scale]: string };

function leaves<Scale extends object>(scale: Scale): Leaves<Scale> {
  return Object.fromEntries(Object.keys(scale).map((key) => [key, ''])) as Leaves<Scale>;
}

function roleLeaves<Table extends object>(table: Table): RoleTree<Table, string> {
  const entries = Object.entries(table).map(([key, value]: [string, RoleDefinition | object]) => [
    key,
    'use' in value ? '' : roleLeaves(value),
  ]);
  return Object.fromEntries(entries) as RoleTree<Table, string>;
}

const textLeaves = Object.fromEntries(
  Object.keys(text).map((step) => [step, { size: '', line: '', tracking: '' }]),
) as Record<TextStep, { size: string; line: string; tracking: string }>;

const kebab = (part: string) => part.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const contract = createGlobalThemeContract(
  {
    color: roleLeaves(colorRoleTable),
    shadow: { flat: '', raised: '', floating: '', modal: '' },
    space: leaves(space),
    text: textLeaves,
    weight: leaves(weight),
    font: leaves(font),
    radius: { ...leaves(radiusBase), pill: '', factor: '' },
    duration: leaves(duration),
    easing: leaves(easing),
    motion: '',
    direction: '',
    size: { ...leaves(density.comfortable), target: '' },
    width: leaves(contentWidth),
    layer: leaves(layer),
  },
  (_value, path) => `pm-${path.map(kebab).join('-')}`,
);

/** `var(--pm-radius-card)` with a fallback for the default value. */
const orElse = (variable: string, value: string) => variable.replace(/\)$/, `,${value})`);

type RadiusName = keyof typeof radiusBase | 'pill';
/** Larger than the height of any element, so that its ends are round. */
const PILL = 16_000;
type DurationName = keyof typeof duration;

const radii = Object.fromEntries(
  Object.entries({ ...radiusBase, pill: PILL }).map(([name, px]) => [
    name,
    orElse(contract.radius[name as RadiusName], `calc(${px / 16}rem*var(--pm-radius-factor,1))`),
  ]),
) as Record<RadiusName, string>;

const durations = Object.fromEntries(
  Object.entries(duration).map(([name, milliseconds]) => [
    name,
    orElse(contract.duration[name as DurationName], `calc(${milliseconds}ms*var(--pm-motion,1))`),
  ]),
) as Record<DurationName, string>;

/**
 * Every design value that a component may use, as `var(--pm-…)`. The names are public: `vars.color.text.soft` is
 * `--pm-color-text-soft`, so plain CSS and merchants can use and set them. Radii and durations are computed where they are
 * used, so that `--pm-radius-factor`, `--pm-motion` and each single value can be set on any element.
 */
export const vars = {
  ...contract,
  radius: { ...contract.radius, ...radii },
  duration: durations,
};
