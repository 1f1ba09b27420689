import { type CSSToken, isTokenOpenParen, TokenType, tokenize } from '@csstools/css-tokenizer';

/** At-rules that stay. Others load files, or act on the whole document. */
const allowedAtRules = new Set([
  'media',
  'supports',
  'container',
  'layer',
  'keyframes',
  '-webkit-keyframes',
  'font-face',
]);

/** Functions whose texts are addresses. */
const addressFunctions = new Set([
  'url',
  'image-set',
  '-webkit-image-set',
  'image',
  'cross-fade',
  '-webkit-cross-fade',
]);
/** Functions that may stand in those: none of them can bring in a text from elsewhere. */
const harmlessInside = new Set(['type', 'calc', 'rgb', 'rgba', 'hsl', 'hsla', 'oklch', 'linear-gradient']);

/** Words that lift a part of the page above everything else: the list of a select, a snapshot in a transition. */
const lifting = new Set(['base-select', 'view-transition-name']);
/** Functions that run code, load by themselves, or make words out of texts; `type` does that in `attr`. */
const harmful = new Set(['src', 'expression', 'type', 'ident']);
/** Makes browsers drop the declaration. */
const REMOVED = '-pm-removed';

const closing: Readonly<Partial<Record<TokenType, string>>> = {
  [TokenType.OpenCurly]: '}',
  [TokenType.OpenParen]: ')',
  [TokenType.OpenSquare]: ']',
  [TokenType.Function]: ')',
};

/** Stands for an address that is not allowed: it loads nothing. */
const NOWHERE = 'about:invalid';

const quoted = (text: string) =>
  `"${text.replace(/["\\\n\r\f<]/g, (character) => `\\${character.charCodeAt(0).toString(16)} `)}"`;

/** An escape at the end would take the brace that closes a block for itself. */
function withoutLastEscapes(css: string): string {
  let end = css.length;
  while (css[end - 1] === '\\') end -= 1;
  return css.slice(0, end);
}

/**
 * The CSS of an owner without what would load a file that is not allowed, and with every block closed, so that it can stand in
 * a layer and in a style element. The shadow root around it keeps its selectors in. `:root` becomes `:host`.
 *
 * @param file Decides on addresses, relative ones included; `undefined` leaves an address out.
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

  /** The index after an at-rule: its semicolon, or its block. */
  function endOfAtRule(start: number): number {
    let depth = 0;
    for (let index = start + 1; index < tokens.length; index += 1) {
      const [type] = tokens[index] ?? [TokenType.EOF];
      if (closing[type]) depth += 1;
      else if (type === TokenType.CloseCurly) {
        // The end of the block around the rule stays.
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
        // Without a text after it, `url(` would take what follows for an address.
        out += quoted(NOWHERE);
        break;
      case TokenType.AtKeyword:
        // What goes leaves a space, so that its neighbours do not become one token.
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
          // Closes what is open inside the block, as a browser would not: nothing of it can then reach further.
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
  // Ends of style elements are the only markup that counts here; comparisons of widths stay.
  return out.replace(/<(?=[/!])/g, '\\3c ');
}
