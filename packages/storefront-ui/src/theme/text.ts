import type { StyleRule } from '@vanilla-extract/css';
import type { TextStep } from '../tokens/scales.ts';
import { vars } from './contract.css.ts';

/** Size, line height and tracking of a step of the type scale, for text whose words do not break. */
export function typeStep(step: TextStep): Pick<StyleRule, 'fontSize' | 'lineHeight' | 'letterSpacing'> {
  return { fontSize: vars.text[step].size, lineHeight: vars.text[step].line, letterSpacing: vars.text[step].tracking };
}

/**
 * Rules for text at a step of the type scale. Words that are longer than their box break, so the box may be narrower than a
 * word.
 */
export function textStep(
  step: TextStep,
): Pick<StyleRule, 'fontSize' | 'lineHeight' | 'letterSpacing' | 'overflowWrap'> {
  return { ...typeStep(step), overflowWrap: 'anywhere' };
}

/** Rules for a title: display font, strong weight, balanced lines. */
export function titleStep(step: TextStep): StyleRule {
  return {
    ...textStep(step),
    fontFamily: vars.font.display,
    fontWeight: vars.weight.strong,
    textWrap: 'balance',
  };
}

/** An amount next to other text in a row. It does not wrap, and breaks only if it takes most of the row. */
export const wholeAmount = { flexShrink: 0, maxInlineSize: '70%', overflowWrap: 'anywhere' } satisfies StyleRule;

/** Digits of one width, for prices and counters. */
export const tabularNumerals = { fontVariantNumeric: 'tabular-nums' } satisfies StyleRule;
