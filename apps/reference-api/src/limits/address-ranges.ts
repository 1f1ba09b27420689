import ipaddr from 'ipaddr.js';

/** Ranges that have a name, as Fastify's `trustProxy` knows them. */
const NAMED_RANGES: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.1/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/** Whether an address lies in one of some addresses, ranges or named ranges, separated by commas. */
export function addressMatcher(ranges: string): (address: string) => boolean {
  const names = ranges.split(',').filter(Boolean);
  const parsed = names.flatMap((name) => NAMED_RANGES[name] ?? [name]).map(parseRange);
  if (parsed.length === 0) return () => false;
  return (address) => {
    if (!ipaddr.isValid(address)) return false;
    const ip = ipaddr.process(address);
    return parsed.some(([range, bits]) => ip.kind() === range.kind() && ip.match(range, bits));
  };
}

/** A handful of proxies side by side. */
const WIDE_BITS = { ipv4: 28, ipv6: 124 } as const;

/** Those of some ranges that have room for more than a handful of proxies; this machine itself is none of them. */
export function wideRanges(ranges: string): readonly string[] {
  return ranges.split(',').filter((name) => {
    if (name === '' || name === 'loopback') return false;
    if (NAMED_RANGES[name]) return true;
    const [range, bits] = parseRange(name);
    return bits < WIDE_BITS[range.kind()] && range.range() !== 'loopback';
  });
}

function parseRange(text: string): [ipaddr.IPv4 | ipaddr.IPv6, number] {
  if (text.includes('/')) return ipaddr.parseCIDR(text);
  const ip = ipaddr.process(text);
  return [ip, ip.kind() === 'ipv4' ? 32 : 128];
}
