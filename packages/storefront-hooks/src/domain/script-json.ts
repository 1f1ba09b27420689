/**
 * A value as JSON for a `<script>` element: `<`, `>`, `&` and the line separators U+2028 and U+2029 are escaped, so that no text
 * in the value can end the element.
 */
export function serializeForScript(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
