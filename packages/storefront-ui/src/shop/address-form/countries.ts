import { languageTag } from '../../theme/language-tag.ts';

// One string takes a quarter of the bytes of an array of 250 strings. Only pages with an address form load it.
const codes =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ ' +
  'CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO ' +
  'FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE ' +
  'JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO ' +
  'MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW ' +
  'PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM ' +
  'TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW';

/** All countries and territories of ISO 3166-1 as alpha-2 codes, and Kosovo, which postal services write as XK. */
export const allCountries: readonly string[] = /* @__PURE__ */ codes.split(' ');

/**
 * Countries to choose from, with names in a language, sorted by its rules.
 *
 * @param locale Tag of the language, such as `fr-CA` or `fr_CA`.
 * @param countries ISO 3166-1 alpha-2 codes, in any order.
 */
export function countryOptions(
  locale: string,
  countries: readonly string[] = allCountries,
): { value: string; label: string }[] {
  const tag = languageTag(locale);
  const names = new Intl.DisplayNames(tag, { type: 'region' });
  const { compare } = new Intl.Collator(tag);
  return (
    countries
      // `DisplayNames` throws for text that is not shaped like a country code, and returns unknown codes unchanged.
      .filter((code) => /^[A-Z]{2}$/.test(code))
      .map((value) => ({ value, label: names.of(value) ?? value }))
      .sort((a, b) => compare(a.label, b.label))
  );
}
