const regionKinds: Readonly<Record<string, 'state' | 'province' | 'county'>> = {
  AU: 'state',
  BR: 'state',
  IN: 'state',
  MX: 'state',
  MY: 'state',
  NG: 'state',
  US: 'state',
  AR: 'province',
  BE: 'province',
  CA: 'province',
  CN: 'province',
  ES: 'province',
  ID: 'province',
  IT: 'province',
  NL: 'province',
  TH: 'province',
  TR: 'province',
  ZA: 'province',
  GB: 'county',
  IE: 'county',
  HR: 'county',
  NO: 'county',
  RO: 'county',
};

/** What people of a country call the part of it an address names. */
export function regionKind(country: string): 'state' | 'province' | 'county' | 'region' {
  return regionKinds[country] ?? 'region';
}

/** What people of a country call the postal code. */
export function postalCodeKind(country: string): 'zip' | 'postal' {
  return country === 'US' ? 'zip' : 'postal';
}
