import { type CSSToken, isTokenOpenParen, TokenType, tokenize } from '@csstools/css-tokenizer';

/** Allowed at-rules. Others load files, or affect the whole document. */
const allowedAtRules = new Set([
  'media',
  'supports',
  'container',
  'layer',
  'keyframes',
  '-webkit-keyframes',
  'font-face',
]);

/** Functions whose strings are addresses. */
const addressFunctions = new Set([
  'url',
  'image-set',
  '-webkit-image-set',
  'image',
  'cross-fade',
  '-webkit-cross-fade',
]);
/** Functions that are allowed inside those: none of them can insert a string from elsewhere. */
const harmlessInside = new Set(['type', 'calc', 'rgb', 'rgba', 'hsl', 'hsla', 'oklch', 'linear-gradient']);

/** Words that put a part of the page above everything else: the option list of a select, a view transition. */
const lifting = new Set(['base-select', 'view-transition-name']);
/** Functions that run code, load files, or turn strings into keywords; `type` does the latter inside `attr`. */
const harmful = new Set(['src', 'expression', 'type', 'ident']);
/** Invalid value that makes browsers drop the declaration. */
const REMOVED = '-pm-removed';

const closing: Readonly<Partial<Record<TokenType, string>>> = {
  [TokenType.OpenCurly]: '}',
  [TokenType.OpenParen]: ')',
  [TokenType.OpenSquare]: ']',
  [TokenType.Function]: ')',
};

/** Replaces an address that is not allowed: it loads nothing. */
const NOWHERE = 'about:invalid';

const quoted = (text: string) =>
  `"${text.replace(/["\\\n\r\f<]/g, (character) => `\\${character.charCodeAt(0).toString(16)} `)}"`;

/** Removes escapes at the end, which would otherwise escape the brace that closes a block. */
function withoutLastEscapes(css: string): string {
  let end = css.length;
  while (css[end - 1] === '\\') end -= 1;
  return css.slice(0, end);
}

/**
 * Filters an owner's CSS: removes loads of files that are not allowed and closes every block, so that it can be put into a
 * layer and a style element. Its selectors cannot leave the surrounding shadow root. `:root` becomes `:host`.
 *
 * @param file Decides which addresses are allowed, relative ones included; `undefined` removes an address.
 */
export function filterCss(css: string, file: (address: string) => string | undefined): string {
  const tokens = tokenize({ css: withoutLastEscapes(css) });
  const open: { end: string; isAddress: boolean }[] = [];
  let openBlocks = 0;
  let out = '';

  const address = (text: string) => quoted(file(text) ?? NOWHERE);

  function nameOf(token: CSSToken): string {
    const data = token[4];
    return data && 'value' in data ? String(data.value).toLowerCase() : '';
  }

  /** The index after an at-rule: after its semicolon or its block. */
  function endOfAtRule(start: number): number {
    let depth = 0;
    for (let index = start + 1; index < tokens.length; index += 1) {
      const [type] = tokens[index] ?? [TokenType.EOF];
      if (closing[type]) depth += 1;
      else if (type === TokenType.CloseCurly) {
        // The end of the surrounding block stays.
        if (depth === 0) return index;
        depth -= 1;
        if (depth === 0) return index + 1;
      } else if (type === TokenType.CloseParen || type === TokenType.CloseSquare) depth = Math.max(0, depth - 1);
      else if (type === TokenType.Semicolon && depth === 0) return index + 1;
    }
    return tokens.length;
  }

  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (!token) break;
    const [type, source] = token;
    const top = open.at(-1);
    switch (type) {
      case TokenType.EOF:
        break;
      case TokenType.Comment:
      case TokenType.CDO:
      case TokenType.CDC:
      case TokenType.BadURL:
        out += ' ';
        break;
      case TokenType.BadString:
        // Without a string after it, `url(` would read the following text as an address.
        out += quoted(NOWHERE);
        break;
      case TokenType.AtKeyword:
        // A removed rule leaves a space, so that its neighbours do not merge into one token.
        if (allowedAtRules.has(nameOf(token))) out += source;
        else {
          index = endOfAtRule(index) - 1;
          out += ' ';
        }
        break;
      case TokenType.URL:
        out += `url(${address(String(token[4].value))})`;
        break;
      case TokenType.String:
        out += top?.isAddress ? address(token[4].value) : quoted(token[4].value);
        break;
      case TokenType.Function: {
        const name = nameOf(token);
        const isAddress = addressFunctions.has(name);
        const isHarmful = top?.isAddress ? !isAddress && !harmlessInside.has(name) : harmful.has(name);
        out += isHarmful ? `${REMOVED}(` : source;
        open.push({ end: ')', isAddress: isAddress || Boolean(top?.isAddress && name !== 'type') });
        break;
      }
      case TokenType.OpenParen:
      case TokenType.OpenCurly:
      case TokenType.OpenSquare:
        out += source;
        open.push({ end: closing[type] ?? ')', isAddress: Boolean(top?.isAddress && isTokenOpenParen(token)) });
        if (type === TokenType.OpenCurly) openBlocks += 1;
        break;
      case TokenType.CloseParen:
      case TokenType.CloseCurly:
      case TokenType.CloseSquare:
        if (top?.end === source) {
          open.pop();
          out += source;
          if (source === '}') openBlocks -= 1;
        } else if (type === TokenType.CloseCurly && openBlocks > 0) {
          // Closes open brackets inside the block, which a browser would not do, so that they cannot extend beyond it.
          openBlocks -= 1;
          while (open.length > 0) {
            const { end } = open.pop() as { end: string };
            out += end;
            if (end === '}') break;
          }
        } else out += ' ';
        break;
      case TokenType.Ident:
        if (lifting.has(nameOf(token))) out += REMOVED;
        else out += nameOf(token) === 'root' && tokens[index - 1]?.[0] === TokenType.Colon ? 'host' : source;
        break;
      default:
        out += source;
    }
  }
  while (open.length > 0) out += open.pop()?.end ?? '';
  // The end tag of a style element is the only markup that a style element recognises. `<` in width comparisons stays.
  return out.replace(/<(?=[/!])/g, '\\3c ');
}
