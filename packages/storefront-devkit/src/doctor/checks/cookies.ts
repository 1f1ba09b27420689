import { about, type Finding } from '../finding.ts';
import { isLocal, type Target } from '../target.ts';

const { problem, warning, note, good } = about('Cookies');

const SIZE_MAX = 4096;
const SECRET_NAME = /sess|token|auth|jwt|(^|[_.-])sid\b/i;

interface Cookie {
  name: string;
  size: number;
  url: string;
  /** Attributes in lower case; those without a value are `''`. */
  attributes: ReadonlyMap<string, string>;
}

/** Whether the cookies of all responses so far are set safely. */
export function cookies({ answers }: Target): Finding[] {
  const all = new Map<string, Cookie>();
  for (const { url, headers } of answers) {
    for (const line of headers.getSetCookie()) {
      const cookie = read(line, url);
      all.set(cookie.name, cookie);
    }
  }
  if (all.size === 0) return [note('No cookie was set.')];
  return [...all.values()].flatMap((cookie) => {
    const findings = check(cookie);
    return findings.length > 0 ? findings : [good(`${cookie.name} is set safely.`)];
  });
}

function read(line: string, url: string): Cookie {
  const [pair = '', ...rest] = line.split(';');
  const attributes = rest.map((part): [string, string] => {
    const [name = '', value = ''] = part.trim().split('=');
    return [name.toLowerCase(), value.toLowerCase()];
  });
  return { name: pair.split('=')[0]?.trim() ?? '', size: pair.length, url, attributes: new Map(attributes) };
}

function check({ name, size, url, attributes }: Cookie): Finding[] {
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
  if (!attributes.has('httponly') && SECRET_NAME.test(name)) {
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
  if (name.startsWith('__Host-') && !isHostBound) {
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
