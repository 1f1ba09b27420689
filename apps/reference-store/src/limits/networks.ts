import ipaddr from 'ipaddr.js';

/** A network of an address, and its share as a multiple of a home network's. */
export interface Network {
  /** Such as `203.0.113.9`, `2001:db8:1:2::/64` or `2001:db8:1::/48`. */
  readonly name: string;
  readonly share: number;
}

/** Providers assign prefixes from /48 to /64, so a limit on the /64 alone could be bypassed 65,536 times from one /48. */
const WIDER_SHARE = 8;

/** The networks by which an address is limited: itself under IPv4, its /64 and its /48 under IPv6. */
export function networksOf(address: string): readonly Network[] {
  if (!ipaddr.isValid(address)) return [{ name: 'unknown', share: 1 }];
  const ip = ipaddr.process(address);
  if (ip.kind() === 'ipv4') return [{ name: ip.toString(), share: 1 }];
  const prefix = (bits: number) => `${ipaddr.IPv6.networkAddressFromCIDR(`${withoutZone(address)}/${bits}`)}/${bits}`;
  return [
    { name: prefix(64), share: 1 },
    { name: prefix(48), share: WIDER_SHARE },
  ];
}

const withoutZone = (address: string) => address.split('%', 1)[0] ?? '';
