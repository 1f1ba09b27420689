// Generated from nl.json by packaging/word-modules.ts.
import type { PatternStrings } from './types.ts';

/** Words of `src/patterns` in Dutch. */
export const patterns: PatternStrings = {
  header: { navigation: 'Hoofdnavigatie', menu: 'Menu', search: 'Zoeken', account: 'Account', accountOf: (name) => `Account van ${name}`, signedInAs: (name) => `Ingelogd als ${name}`, signOut: 'Uitloggen', cart: (count) => `Winkelwagen, ${count === 1 ? `${count} artikel` : `${count} artikelen`}`, cartUncounted: 'Winkelwagen', announcement: 'Mededeling', dismissAnnouncement: 'Mededeling verbergen', language: (current) => `Taal: ${current}`, currency: (current) => `Valuta: ${current}`, languages: 'Taal', currencies: 'Valuta' },
  commands: { title: 'Opdrachten', placeholder: 'Zoek een pagina, bestelling of actie' },
  categoryMenu: { allOf: (category) => `Alles in ${category}`, back: 'Terug' },
  search: { title: 'Zoeken', label: 'Wat zoek je?', placeholder: 'Product of categorie', submit: 'Zoeken', hot: 'Populaire zoekopdrachten', recent: 'Recente zoekopdrachten', forget: (words) => `‘${words}’ verwijderen`, forgetAll: 'Alles wissen', products: 'Producten', categories: 'Categorieën', suggestions: (count) => count === 0 ? 'Geen suggesties' : count === 1 ? `${count} suggestie` : `${count} suggesties` },
  footer: { newsletterTitle: 'Nieuwsbrief', newsletterText: 'Nieuwe producten en aanbiedingen, direct in je inbox.', newsletterEmail: 'E-mailadres', newsletterSubmit: 'Aanmelden', share: 'Deze pagina delen', shareOn: (network) => `Delen op ${network}`, follow: 'Volg ons', followOn: (network) => `Volg ons op ${network}`, trust: 'Betaling en veiligheid' },
  filters: { title: 'Filteren en sorteren', sort: 'Sorteren op', price: 'Prijs', from: 'Van', to: 'Tot', apply: 'Toepassen', applied: (count) => count === 1 ? `${count} filter actief` : `${count} filters actief`, remove: (filter) => `Filter verwijderen: ${filter}`, clear: 'Alles wissen', priceInvalid: 'Voer een bedrag in, bijvoorbeeld 25 of 19,90.' },
  cart: { summary: 'Overzicht', undo: 'Ongedaan maken' },
  loadError: { title: 'Laden is mislukt', text: 'Controleer je verbinding en probeer het opnieuw.', retry: 'Opnieuw proberen' },
  notice: { dismiss: 'Verbergen' },
};
