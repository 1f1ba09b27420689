import { textOnOneLine } from './visible-text.ts';

/** Longest text of a merchant or shopper in a result for agents, characters. */
export const AGENT_TEXT_MAX = 1000;
const NAME_MAX = 200;

/** A text that merchants or shoppers have written, as a page shows it, on one line. */
export const dataText = (text: string): string => textOnOneLine(text, AGENT_TEXT_MAX);

/** The name of something, which is shorter. */
export const dataName = (text: string): string => textOnOneLine(text, NAME_MAX);
