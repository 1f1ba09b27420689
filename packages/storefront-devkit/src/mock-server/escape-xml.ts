/** Text as it stands in XML or HTML, also in a quoted attribute. */
export const escapeXml = (text: string) => text.replace(/[&<>"']/g, (char) => `&#${char.codePointAt(0)};`);
