// Written from nl.json by packaging/word-modules.ts.
import type { PatternStrings } from './types.ts';

/** Words of `src/patterns` in Dutch. */
export const patterns: PatternStrings = {
  header: { navigation: 'Hoofdnavigatie', menu: 'Menu', search: 'Zoeken', account: 'Account', accountOf: (name) => `Account van ${name}`, signedInAs: (name) => `Ingelogd als ${name}`, signOut: 'Uitloggen', cart: (count) => `Winkelwagen, ${count === 1 ? `${count} artikel` : `${count} artikelen`}`, cartUncounted: 'Winkelwagen', announcement: 'Mededeling', dismissAnnouncement: 'Mededeling verbergen', language: (current) => `Taal: ${current}`, currency: (current) => `Valuta: ${current}`, languages: 'Taal', currencies: 'Valuta' },
  commands: { title: 'Opdrachten', placeholder: 'Zoek een pagina, bestelling of actie' },
  categoryMenu: { allOf: (category) => `Alles in ${category}`, back: 'Terug' },
  search: { title: 'Zoeken', label: 'Wat zoek je?', placeholder: 'Product of categorie', submit: 'Zoeken', hot: 'Populaire zoekopdrachten', recent: 'Recente zoekopdrachten', forget: (words) => `‘${words}’ verwijderen`, forgetAll: 'Alles wissen', products: 'Producten', categories: 'Categorieën', suggestions: (count) => count === 0 ? 'Geen suggesties' : count === 1 ? `${count} suggestie` : `${count} suggesties` },
  footer: { newsletterTitle: 'Nieuwsbrief', newsletterText: 'Nieuwe producten en aanbiedingen, direct in je inbox.', newsletterEmail: 'E-mailadres', newsletterSubmit: 'Aanmelden', share: 'Deze pagina delen', shareOn: (network) => `Delen op ${network}`, follow: 'Volg ons', followOn: (network) => `Volg ons op ${network}`, trust: 'Betaling en veiligheid' },
  filters: { title: 'Filteren en sorteren', sort: 'Sorteren op', price: 'Prijs', from: 'Van', to: 'Tot', apply: 'Toepassen', applied: (count) => count === 1 ? `${count} filter actief` : `${count} filters actief`, remove: (filter) => `Filter verwijderen: ${filter}`, clear: 'Alles wissen', priceInvalid: 'Voer een bedrag in, bijvoorbeeld 25 of 19,90.' },
  cart: { title: 'Winkelwagen', summary: 'Overzicht', subtotal: 'Subtotaal', buyNow: 'Nu kopen', viewCart: 'Naar winkelwagen', emptyTitle: 'Je winkelwagen is leeg', emptyText: 'Artikelen die je toevoegt, verschijnen hier.', emptyAction: 'Begin met winkelen', updating: 'Winkelwagen wordt bijgewerkt', updated: 'Winkelwagen bijgewerkt', undo: 'Ongedaan maken' },
  quickView: { details: 'Alle details bekijken', loading: 'Product wordt geladen' },
  error: { home: 'Naar de homepage', requestId: 'Referentie voor de klantenservice', copy: 'Kopiëren', copied: 'Gekopieerd', code: (code) => `Fout ${code}` },
  loadError: { title: 'Laden is mislukt', text: 'Controleer je verbinding en probeer het opnieuw.', retry: 'Opnieuw proberen' },
  notice: { dismiss: 'Verbergen' },
  floating: { openShop: 'Open je eigen winkel' },
  stream: { title: 'Livestream', play: 'Livestream bekijken', from: (host) => `Bij het afspelen wordt inhoud geladen van ${host}, dat dan weet dat je kijkt.`, move: (title) => `‘${title}’ naar de volgende hoek verplaatsen`, moveHelp: 'Gebruik de pijltoetsen om het venster te verplaatsen en plus en min om het formaat te wijzigen.', larger: 'Venster vergroten', smaller: 'Venster verkleinen', close: 'Livestream sluiten' },
};
