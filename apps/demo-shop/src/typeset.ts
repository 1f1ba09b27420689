/** French puts a no-break space before high punctuation and signs of percentage; the tables are written without. */
export function typesetFrench(text: string): string {
  return text.replace(/(?<=[\p{L}\p{N}”»)]) ?(?=[;:!?](?:\s|$))/gu, '\u00a0').replace(/ (?=[%×])/g, '\u00a0');
}
