import { typedCode } from '@promenade/storefront-hooks/domain';

/** Carriers' tracking pages by the carrier's name in lower case; `{number}` and `{locale}` are replaced. */
const carrierPages: Readonly<Record<string, string>> = {
  chronopost: 'https://www.chronopost.fr/tracking-no-cms/suivi-page?listeNumerosLT={number}&langue={locale}',
  colissimo: 'https://www.laposte.fr/outils/suivre-vos-envois?code={number}',
  dhl: 'https://www.dhl.com/global-en/home/tracking.html?tracking-id={number}',
  fedex: 'https://www.fedex.com/fedextrack/?trknbr={number}',
  'la poste': 'https://www.laposte.fr/outils/suivre-vos-envois?code={number}',
  ups: 'https://www.ups.com/track?tracknum={number}',
  usps: 'https://tools.usps.com/go/TrackConfirmAction?tLabels={number}',
};

/** The tracking page for carriers without an entry. */
const anyCarrierPage = 'https://t.17track.net/{locale}#nums={number}';

/**
 * The page to track a parcel: the carrier's, or one for all carriers. Spaces are removed from the number, because labels group its digits and the
 * tracking pages do not accept that.
 */
export function trackingLink(
  { company, number }: { company: string; number: string },
  locale: string,
  pages: Readonly<Record<string, string>> = carrierPages,
): string {
  const name = company.trim().toLowerCase();
  const page = Object.hasOwn(pages, name) ? pages[name] : undefined;
  return (page ?? anyCarrierPage)
    .replaceAll('{locale}', encodeURIComponent(locale))
    .replaceAll('{number}', encodeURIComponent(typedCode(number).replaceAll(' ', '')));
}
