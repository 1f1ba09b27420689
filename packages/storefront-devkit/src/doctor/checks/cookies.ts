import { about, type Finding } from '../finding.ts';
import { isLocal, type Target } from '../target.ts';

const { problem, warning, note, good } = about('Cookies');

const SIZE_MAX = 4096;
/** Shorter values are no secrets; words and numbers are settings. */
const SECRET_LENGTH = 16;

interface Cookie {
  name: string;
  value: string;
  size: number;
  url: string;
  /** Attributes in lower case; those without a value are `''`. */
  attributes: ReadonlyMap<string, string>;
}

/** Whether the cookies of all responses so far are set safely. */
export function cookies({ exchanges }: Target): Finding[] {
  const all = new Map<string, Cookie>();
  for (const { url, headers } of exchanges) {
    for (const line of headers.getSetCookie()) {
      const cookie = read(line, url);
      all.set(`${new URL(url).host} ${cookie.name}`, cookie);
    }
  }
  if (all.size === 0) return [note('No cookie was set.')];
  return [...all.values()].flatMap((cookie) => {
    const findings = check(cookie);
    return findings.length > 0 ? findings : [good(`${describe(cookie)} is set safely.`)];
  });
}

function read(line: string, url: string): Cookie {
  const [pair = '', ...rest] = line.split(';');
  const attributes = rest.map((part): [string, string] => {
    const [name = '', value = ''] = part.trim().split('=');
    return [name.toLowerCase(), value.toLowerCase()];
  });
  const [name = '', value = ''] = pair.split(/=(.*)/s);
  return { name: name.trim(), value: value.trim(), size: pair.length, url, attributes: new Map(attributes) };
}

/** The cookie with the address that set it, without its query, which may hold codes. */
const describe = ({ name, url }: Cookie) => `${name} (set by ${url.replace(/\?.*/, '')})`;

/** Whether a value looks random: a setting is a word, a number or a date. */
function isSecret(value: string): boolean {
  const text = decodeURIComponent(value.replace(/%(?![0-9a-f]{2})/gi, '%25'));
  if (text.length < SECRET_LENGTH || /\s/.test(text)) return false;
  return /\d/.test(text) && /[a-z]/i.test(text) && new Set(text).size >= SECRET_LENGTH / 2 && !URL.canParse(text);
}

function check(cookie: Cookie): Finding[] {
  const { size, url, attributes } = cookie;
  const name = describe(cookie);
  const findings: Finding[] = [];
  const isSecure = attributes.has('secure');
  const sameSite = attributes.get('samesite');
  if (!isSecure && !isLocal(url)) {
    findings.push(
      problem(
        `${name} has no Secure attribute.`,
        'It is also sent over plain http, where anybody can read it.',
        'Add Secure.',
      ),
    );
  }
  if (!attributes.has('httponly') && isSecret(cookie.value)) {
    findings.push(
      problem(
        `${name} looks like a secret and has no HttpOnly attribute.`,
        'An injected script can read it.',
        'Add HttpOnly.',
      ),
    );
  }
  if (!sameSite) {
    findings.push(
      warning(`${name} has no SameSite attribute.`, 'Browsers differ in when they send it.', 'Add SameSite=Lax.'),
    );
  }
  if (sameSite === 'none' && !isSecure) {
    findings.push(
      problem(`${name} has SameSite=None without Secure.`, 'Browsers ignore it.', 'Add Secure, or use Lax.'),
    );
  }
  const isHostBound = isSecure && attributes.get('path') === '/' && !attributes.has('domain');
  if (cookie.name.startsWith('__Host-') && !isHostBound) {
    findings.push(
      problem(
        `${name} does not meet the rules of its __Host- prefix.`,
        'Browsers ignore it.',
        'Set it with Secure, Path=/ and without Domain.',
      ),
    );
  }
  if (size > SIZE_MAX) {
    findings.push(
      problem(
        `${name} has ${size} bytes.`,
        `Browsers ignore cookies above ${SIZE_MAX} bytes.`,
        'Store the data on the server, and an id in the cookie.',
      ),
    );
  }
  return findings;
}
