/*
 * Allowed content of an owner's page. The sanitisers of browser and server read the same lists, so that both show the same
 * page. Anything that is not listed here is removed.
 */

/** Decides which addresses in an owner's page are allowed; `undefined` removes an address. */
export interface AddressRules {
  /** An address that a shopper may open. */
  link(address: string): string | undefined;
  /**
   * The address of a file that the browser loads by itself: a picture, a video, a font.
   *
   * @param sheet Address of the stylesheet that contains it, as base for relative addresses; absent in HTML.
   */
  file(address: string, sheet?: string): string | undefined;
}

/** A page from its owner: untrusted. */
export interface OwnerContent {
  /** Its HTML. */
  html: string;
  /** Its stylesheets in order, with the addresses that they came from. */
  css: readonly { href: string; text: string }[];
}

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

export const allowedTags = words(`
  a abbr address article aside b bdi bdo blockquote br button caption cite code col colgroup data dd del details dfn div dl dt
  em fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr i img input ins kbd label legend li mark nav ol
  optgroup option output p picture pre q rp rt ruby s samp search section select small source span strong sub summary sup
  table tbody td textarea tfoot th thead time tr u ul var video wbr
`);

/** Elements that are removed with their content. Other elements that are not allowed are replaced by their content. */
export const removedTags = words(`
  applet audio base canvas dialog embed frame frameset head iframe link math meta noembed noframes noscript object param
  plaintext portal script slot style svg template title xmp
`);

/** The names of the hooks, without `data-pm-`. */
export const hookNames = words(`
  products collection ids keyword limit row field if unless link add view more retry empty failed
  cart quantity minus plus delete checkout count reviews product sku
  guest login signup user logout search newsletter buy message open
`);

export const HOOK_PREFIX = 'data-pm-';

/** Hooks that show something even if the page contains no text or picture. */
export const filledHooks: readonly string[] = ['products', 'reviews', 'cart', 'count', 'field'].map(
  (name) => HOOK_PREFIX + name,
);

const everywhere = words('class id title lang dir hidden role tabindex');

const byTag: Readonly<Record<string, ReadonlySet<string>>> = {
  a: words('href target'),
  blockquote: words(''),
  button: words('type disabled'),
  col: words('span'),
  colgroup: words('span'),
  data: words('value'),
  del: words('datetime'),
  details: words('open name'),
  fieldset: words('disabled'),
  img: words('src srcset sizes alt width height loading decoding fetchpriority'),
  input: words(
    'type name value placeholder required min max step maxlength minlength checked disabled readonly autocomplete inputmode',
  ),
  ins: words('datetime'),
  label: words('for'),
  li: words('value'),
  ol: words('start reversed type'),
  optgroup: words('label disabled'),
  option: words('value label selected disabled'),
  output: words('for'),
  select: words('name required disabled'),
  source: words('src srcset sizes media type width height'),
  td: words('colspan rowspan headers'),
  textarea: words('name placeholder required rows cols maxlength disabled readonly'),
  th: words('colspan rowspan headers scope abbr'),
  time: words('datetime'),
  video: words('src poster width height controls muted loop playsinline preload'),
};

/** Every attribute that at least one element may have. */
export const allowedAttributes: readonly string[] = [
  ...new Set([...everywhere, ...Object.values(byTag).flatMap((names) => [...names])]),
  ...[...hookNames].map((name) => HOOK_PREFIX + name),
];

const inputTypes = words('text search email tel number checkbox radio hidden submit button reset');

/** Field names that hooks read. Other names could hide a method of the form. */
const fieldNames = words('title email quantity sku');

/** Elements whose id could hide a property of the form around them. No property has a hyphen. */
const namedByForms = words('button fieldset img input output select textarea');

/** Hooks that a form can have. A form without one has no address to submit to. */
const formHooks = ['search', 'newsletter', 'buy'].map((name) => HOOK_PREFIX + name);

/** Whether a form has a hook that handles its fields. Other forms are replaced by their content. */
export function isHookForm(hasAttribute: (name: string) => boolean): boolean {
  return formHooks.some(hasAttribute);
}

/** Whether an owner's page may contain this kind of field: never a password or a file. */
export function isAllowedInput(type: string | null | undefined): boolean {
  return type === null || type === undefined || inputTypes.has(type.trim().toLowerCase());
}

function allowedSourceSet(value: string, { file }: AddressRules): string | undefined {
  const candidates = value.split(/,\s+|,$/).flatMap((candidate) => {
    const [address = '', ...descriptors] = candidate.trim().split(/\s+/);
    const allowed = address && file(address);
    return allowed ? [[allowed, ...descriptors].join(' ')] : [];
  });
  return candidates.length > 0 ? candidates.join(', ') : undefined;
}

/** Value of an allowed attribute; `undefined` removes the attribute. Names are in lower case. */
export function allowedValue(tag: string, name: string, value: string, rules: AddressRules): string | undefined {
  // Screen readers hide the rest of the shop's page behind an element with `aria-modal`.
  if (name.startsWith('aria-')) return /^aria-(?!modal$)[a-z]+$/.test(name) ? value : undefined;
  if (name.startsWith(HOOK_PREFIX)) return hookNames.has(name.slice(HOOK_PREFIX.length)) ? value : undefined;
  if (!everywhere.has(name) && !byTag[tag]?.has(name)) return undefined;
  switch (name) {
    case 'href':
      return rules.link(value);
    case 'src':
    case 'poster':
      return rules.file(value);
    case 'srcset':
      return allowedSourceSet(value, rules);
    case 'target':
      return value === '_blank' ? value : undefined;
    case 'tabindex':
      return value === '0' || value === '-1' ? value : undefined;
    case 'id':
      return !namedByForms.has(tag) || value.includes('-') ? value : undefined;
    case 'name':
      return tag === 'details' || fieldNames.has(value) ? value : undefined;
    case 'type':
      return tag !== 'button' || value === 'submit' ? value : 'button';
    case 'autocomplete':
      return value === 'email' || value === 'off' ? value : undefined;
    default:
      return value;
  }
}
