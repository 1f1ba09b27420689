import { growDefaultRamps, type RampName, type Ramps } from './default-ramps.ts';
import type { ColorContrast, ColorMode, RampStep } from './ramp.ts';

type RampReference = `${RampName}.${RampStep}` | `${RampName}.on`;
type ColorReference = RampReference | `#${string}` | `rgb(${string})`;

/** The source of a role's colour in each appearance, and a description of its use. */
export interface RoleDefinition {
  light: ColorReference;
  dark: ColorReference;
  /** The source with more contrast. @default the same step of the ramps with more contrast */
  more?: RampReference;
  use: string;
}

const role = (light: ColorReference, dark: ColorReference, use: string, more?: RampReference): RoleDefinition => ({
  light,
  dark,
  ...(more && { more }),
  use,
});
const same = (reference: ColorReference, use: string, more?: RampReference): RoleDefinition =>
  role(reference, reference, use, more);

function tone(name: RampName, meaning: string) {
  return {
    tint: same(`${name}.3`, `Quiet background for ${meaning}.`),
    tintHover: same(`${name}.4`, `The tint under a pointer; put strong text on it.`),
    line: same(`${name}.6`, `Border of a tinted area for ${meaning}.`, `${name}.8`),
    solid: same(`${name}.9`, `Strong background for ${meaning}; at most one in view.`),
    solidHover: same(`${name}.10`, `The solid under a pointer.`),
    on: same(`${name}.on`, `Text and icons on the solid.`),
    text: same(`${name}.11`, `Words about ${meaning}, on the page or on the tint.`),
  };
}

/** Every colour role: the only colours components may use. */
export const colorRoleTable = {
  page: same('neutral.1', 'The ground everything stands on.'),
  surface: role('#ffffff', 'neutral.2', 'Areas that hold content: receipts, panels, fields.'),
  raised: role('#ffffff', 'neutral.3', 'What floats a little: sticky header, menus, toasts.'),
  overlay: role('#ffffff', 'neutral.3', 'Dialogs and drawers.'),
  scrim: role('rgb(18 18 20 / 0.46)', 'rgb(0 0 0 / 0.64)', 'Dims the page behind a dialog or drawer.'),
  text: {
    strong: same('neutral.12', 'Titles, prices, body text.'),
    soft: same('neutral.11', 'Secondary text: hints, meta, captions.'),
    disabled: role(
      'neutral.8',
      'neutral.9',
      'Labels of controls that cannot be used; never for words one must read.',
      'neutral.8',
    ),
    onAccent: same('accent.on', 'Text on the accent solid.'),
    link: same('accent.11', 'Links inside running text.'),
  },
  border: {
    hairline: same('neutral.6', 'Separators and frames; carries no meaning alone.', 'neutral.8'),
    control: same(
      'neutral.8',
      'Edge of fields and buttons one must find: 3:1 on the page and on every surface.',
      'neutral.11',
    ),
    strong: same('neutral.12', 'Edge of what is selected.'),
  },
  ink: {
    solid: same('neutral.12', 'The primary button: ink on paper, in the dark paper on ink.'),
    solidHover: role('#3a3a42', '#ffffff', 'The primary button under a pointer.'),
    on: role('#ffffff', 'neutral.1', 'Text on the primary button.'),
  },
  neutral: tone('neutral', 'what needs no colour'),
  accent: tone('accent', 'selected items and highlights'),
  sale: tone('sale', 'a lowered price, and nothing else'),
  positive: tone('positive', 'success and free shipping'),
  caution: tone('caution', 'what may go wrong: low stock, a deadline'),
  critical: tone('critical', 'errors and what cannot be undone'),
  info: tone('info', 'neutral notices about an order'),
  rating: role('rating.8', 'rating.9', 'Filled stars.'),
  focus: same('accent.8', 'The focus ring: 3:1 on the page and on every surface.', 'accent.11'),
} as const;

/** A role table with every definition replaced by `Leaf`. */
export type RoleTree<Table, Leaf> = Table extends RoleDefinition
  ? Leaf
  : { [Key in keyof Table]: RoleTree<Table[Key], Leaf> };

/** The colours of one appearance by role, as CSS colour strings. */
export type ColorRoles = RoleTree<typeof colorRoleTable, string>;

/** Names of the roles in a table, dotted. */
type RoleNames<Table> = {
  [Key in keyof Table & string]: Table[Key] extends RoleDefinition ? Key : `${Key}.${RoleNames<Table[Key]>}`;
}[keyof Table & string];

/** The name of a colour role: `page`, `text.soft`, `accent.solid`. */
export type ColorRoleName = RoleNames<typeof colorRoleTable>;

type ColorTree = { [name: string]: string | ColorTree };

/** The colour of a role. */
export function colorOfRoleName(colors: ColorRoles, name: ColorRoleName): string {
  const [first = '', second] = name.split('.');
  const value = (colors as unknown as ColorTree)[first];
  return typeof value === 'object' && second !== undefined ? String(value[second]) : String(value);
}

/** The same colours with one role changed. */
export function withColor(colors: ColorRoles, name: ColorRoleName, color: string): ColorRoles {
  const [first = '', second] = name.split('.');
  const group = (colors as unknown as ColorTree)[first];
  const value = typeof group === 'object' && second !== undefined ? { ...group, [second]: color } : color;
  return { ...colors, [first]: value } as ColorRoles;
}

function isRoleDefinition(value: object): value is RoleDefinition {
  return 'use' in value && typeof value.use === 'string';
}

function colorOf(reference: ColorReference, ramps: Ramps): string {
  if (reference.startsWith('#') || reference.startsWith('rgb(')) return reference;
  const [name, step] = reference.split('.') as [RampName, `${RampStep}` | 'on'];
  return step === 'on' ? ramps[name].on : ramps[name][Number(step) as RampStep];
}

type UnknownRoleTable = { [key: string]: RoleDefinition | UnknownRoleTable };
type UnknownRoleTree = { [key: string]: string | UnknownRoleTree };

function referenceOf(definition: RoleDefinition, mode: ColorMode, contrast: ColorContrast): ColorReference {
  return (contrast === 'more' && definition.more) || definition[mode];
}

/** The colour of a role in one appearance. */
function colorOfRole(definition: RoleDefinition, mode: ColorMode, ramps: Ramps, contrast: ColorContrast): string {
  return colorOf(referenceOf(definition, mode, contrast), ramps);
}

function resolveTable(
  table: UnknownRoleTable,
  mode: ColorMode,
  ramps: Ramps,
  contrast: ColorContrast,
): UnknownRoleTree {
  return Object.fromEntries(
    Object.entries(table).map(([key, value]) => [
      key,
      isRoleDefinition(value) ? colorOfRole(value, mode, ramps, contrast) : resolveTable(value, mode, ramps, contrast),
    ]),
  );
}

/** Resolves every role to a colour for one appearance. */
export function resolveColorRoles(mode: ColorMode, ramps?: Ramps, contrast: ColorContrast = 'normal'): ColorRoles {
  return resolveTable(colorRoleTable, mode, ramps ?? growDefaultRamps(mode, contrast), contrast) as ColorRoles;
}

/** A colour role with its values in the default theme. */
export interface ListedColorRole {
  /** Dotted name. */
  name: ColorRoleName;
  light: string;
  dark: string;
  /** Colours with more contrast. */
  more: { light: string; dark: string };
  /** Description of its use. */
  use: string;
  /** Source of its colour in an appearance: `neutral.12`, or a separate colour. */
  source: (mode: ColorMode, contrast: ColorContrast) => string;
}

/** Every role as a flat list: dotted name, colour in each appearance, description. */
export function listColorRoles(): ListedColorRole[] {
  const defaultColor = (definition: RoleDefinition, mode: ColorMode, contrast: ColorContrast) =>
    colorOfRole(definition, mode, growDefaultRamps(mode, contrast), contrast);
  const walk = (table: UnknownRoleTable, prefix: string): ListedColorRole[] =>
    Object.entries(table).flatMap(([key, value]) =>
      isRoleDefinition(value)
        ? [
            {
              name: (prefix + key) as ColorRoleName,
              light: defaultColor(value, 'light', 'normal'),
              dark: defaultColor(value, 'dark', 'normal'),
              more: { light: defaultColor(value, 'light', 'more'), dark: defaultColor(value, 'dark', 'more') },
              use: value.use,
              source: (mode: ColorMode, contrast: ColorContrast) => referenceOf(value, mode, contrast),
            },
          ]
        : walk(value, `${prefix}${key}.`),
    );
  return walk(colorRoleTable, '');
}
