/** A part of a catalogue of words; see bundling/compiled-messages.ts. */
declare module '*.json?account' {
  const messages: Record<string, string>;
  export default messages;
}
