import {
  type GlobalStyleRule,
  type StyleRule,
  globalStyle as unlayeredGlobalStyle,
  style as unlayeredStyle,
  styleVariants as unlayeredStyleVariants,
} from '@vanilla-extract/css';
import { layers } from './layers.css.ts';

type LayerName = keyof typeof layers;
type LayeredRule = Omit<StyleRule, '@layer'>;
type LayeredGlobalRule = Omit<GlobalStyleRule, '@layer'>;
type ComposedRule = LayeredRule | readonly (LayeredRule | string)[];

export { createContainer, createVar, fallbackVar, keyframes } from '@vanilla-extract/css';

function inLayer(rule: LayeredRule, layer: LayerName): StyleRule {
  return { '@layer': { [layers[layer]]: rule } };
}

function composed(rule: ComposedRule, layer: LayerName): StyleRule | (StyleRule | string)[] {
  if (!isList(rule)) return inLayer(rule, layer);
  return rule.map((part) => (typeof part === 'string' ? part : inLayer(part, layer)));
}

function isList(rule: ComposedRule): rule is readonly (LayeredRule | string)[] {
  return Array.isArray(rule);
}

/** A class whose rules are in the layer `pm.components`, or in the layer named. Takes one rule, or a list of classes and rules. */
export function style(rule: ComposedRule, layer: LayerName = 'components'): string {
  const layered = composed(rule, layer);
  return Array.isArray(layered) ? unlayeredStyle(layered) : unlayeredStyle(layered);
}

/** One layered class per key. */
export function styleVariants<Key extends string>(
  rules: Readonly<Record<Key, ComposedRule>>,
  layer: LayerName = 'components',
): Record<Key, string> {
  const layered = {} as Record<Key, (StyleRule | string)[]>;
  for (const key of Object.keys(rules) as Key[]) {
    const rule = composed(rules[key], layer);
    layered[key] = Array.isArray(rule) ? rule : [rule];
  }
  return unlayeredStyleVariants(layered);
}

/** Rules for a selector, in the layer named. */
export function globalStyle(selector: string, rule: LayeredGlobalRule, layer: LayerName = 'components'): void {
  unlayeredGlobalStyle(selector, { '@layer': { [layers[layer]]: rule } });
}
