import { visibleText } from './visible-text.ts';

/** Controls, and the letters of the tag block, which no page shows and models read. */
const UNSEEN = /[\p{Cc}\u{e0000}-\u{e007f}]+/gu;

/** Longest text of a merchant or shopper in a result for agents, characters. */
export const AGENT_TEXT_MAX = 1000;
const NAME_MAX = 200;

function bounded(text: string, max: number): string {
  const seen = visibleText(text).replace(UNSEEN, ' ').replace(/\s+/g, ' ').trim();
  return seen.length > max
    ? `${seen
        .slice(0, max - 1)
        .trimEnd()
        .toWellFormed()}…`
    : seen;
}

/** A text that merchants or shoppers have written, as a page shows it, on one line. */
export const dataText = (text: string): string => bounded(text, AGENT_TEXT_MAX);

/** The name of something, which is shorter. */
export const dataName = (text: string): string => bounded(text, NAME_MAX);
