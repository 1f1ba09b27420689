/** Escapes text for XML or HTML, quoted attributes included. */
export const escapeXml = (text: string) => text.replace(/[&<>"']/g, (char) => `&#${char.codePointAt(0)};`);
