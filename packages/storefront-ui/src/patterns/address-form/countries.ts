// Code, English name, French name. Written down rather than asked of the platform: server and browser must agree.
const table: readonly (readonly [code: string, en: string, fr: string])[] = [
  ['AR', 'Argentina', 'Argentine'],
  ['AU', 'Australia', 'Australie'],
  ['AT', 'Austria', 'Autriche'],
  ['BE', 'Belgium', 'Belgique'],
  ['BR', 'Brazil', 'Brésil'],
  ['CA', 'Canada', 'Canada'],
  ['CL', 'Chile', 'Chili'],
  ['CN', 'China', 'Chine'],
  ['CO', 'Colombia', 'Colombie'],
  ['HR', 'Croatia', 'Croatie'],
  ['CZ', 'Czechia', 'Tchéquie'],
  ['DK', 'Denmark', 'Danemark'],
  ['EG', 'Egypt', 'Égypte'],
  ['EE', 'Estonia', 'Estonie'],
  ['FI', 'Finland', 'Finlande'],
  ['FR', 'France', 'France'],
  ['DE', 'Germany', 'Allemagne'],
  ['GR', 'Greece', 'Grèce'],
  ['HK', 'Hong Kong', 'Hong Kong'],
  ['HU', 'Hungary', 'Hongrie'],
  ['IS', 'Iceland', 'Islande'],
  ['IN', 'India', 'Inde'],
  ['ID', 'Indonesia', 'Indonésie'],
  ['IE', 'Ireland', 'Irlande'],
  ['IL', 'Israel', 'Israël'],
  ['IT', 'Italy', 'Italie'],
  ['JP', 'Japan', 'Japon'],
  ['KE', 'Kenya', 'Kenya'],
  ['KR', 'South Korea', 'Corée du Sud'],
  ['LV', 'Latvia', 'Lettonie'],
  ['LT', 'Lithuania', 'Lituanie'],
  ['LU', 'Luxembourg', 'Luxembourg'],
  ['MY', 'Malaysia', 'Malaisie'],
  ['MX', 'Mexico', 'Mexique'],
  ['MA', 'Morocco', 'Maroc'],
  ['NL', 'Netherlands', 'Pays-Bas'],
  ['NZ', 'New Zealand', 'Nouvelle-Zélande'],
  ['NG', 'Nigeria', 'Nigéria'],
  ['NO', 'Norway', 'Norvège'],
  ['PE', 'Peru', 'Pérou'],
  ['PH', 'Philippines', 'Philippines'],
  ['PL', 'Poland', 'Pologne'],
  ['PT', 'Portugal', 'Portugal'],
  ['RO', 'Romania', 'Roumanie'],
  ['SN', 'Senegal', 'Sénégal'],
  ['SG', 'Singapore', 'Singapour'],
  ['SK', 'Slovakia', 'Slovaquie'],
  ['SI', 'Slovenia', 'Slovénie'],
  ['ZA', 'South Africa', 'Afrique du Sud'],
  ['ES', 'Spain', 'Espagne'],
  ['SE', 'Sweden', 'Suède'],
  ['CH', 'Switzerland', 'Suisse'],
  ['TW', 'Taiwan', 'Taïwan'],
  ['TH', 'Thailand', 'Thaïlande'],
  ['TN', 'Tunisia', 'Tunisie'],
  ['TR', 'Türkiye', 'Turquie'],
  ['AE', 'United Arab Emirates', 'Émirats arabes unis'],
  ['GB', 'United Kingdom', 'Royaume-Uni'],
  ['US', 'United States', 'États-Unis'],
  ['UY', 'Uruguay', 'Uruguay'],
  ['VN', 'Vietnam', 'Viêt Nam'],
];

// Without accents, so that the order does not hang on the platform's collation.
const sortKey = (name: string) =>
  name
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** The countries an address may name, in the order of the language. */
export function countryOptions(locale: string): { value: string; label: string }[] {
  const isFrench = locale.toLowerCase().startsWith('fr');
  return table
    .map(([value, en, fr]) => ({ value, label: isFrench ? fr : en }))
    .sort((a, b) => (sortKey(a.label) < sortKey(b.label) ? -1 : 1));
}
