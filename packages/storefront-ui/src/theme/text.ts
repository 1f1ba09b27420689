import type { StyleRule } from '@vanilla-extract/css';
import type { TextStep } from '../tokens/scales.ts';
import { vars } from './contract.css.ts';

/** Size, line height and tracking of a step of the type scale, for words that stay whole. */
export function typeStep(step: TextStep): Pick<StyleRule, 'fontSize' | 'lineHeight' | 'letterSpacing'> {
  return { fontSize: vars.text[step].size, lineHeight: vars.text[step].line, letterSpacing: vars.text[step].tracking };
}

/**
 * A step of the type scale for texts, to spread into a rule. A word that is longer than its box breaks, and the box may be
 * narrower than the word.
 */
export function textStep(
  step: TextStep,
): Pick<StyleRule, 'fontSize' | 'lineHeight' | 'letterSpacing' | 'overflowWrap'> {
  return { ...typeStep(step), overflowWrap: 'anywhere' };
}

/** A title: display face, strong weight, balanced lines. */
export function titleStep(step: TextStep): StyleRule {
  return {
    ...textStep(step),
    fontFamily: vars.font.display,
    fontWeight: vars.weight.strong,
    textWrap: 'balance',
  };
}

/** An amount next to words of its row: it stays whole, and only where it takes most of the row does it break. */
export const wholeAmount = { flexShrink: 0, maxInlineSize: '70%', overflowWrap: 'anywhere' } satisfies StyleRule;

/** Digits of one width, for prices and counters. */
export const tabularNumerals = { fontVariantNumeric: 'tabular-nums' } satisfies StyleRule;
