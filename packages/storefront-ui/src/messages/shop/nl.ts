// Generated from nl.json by packaging/word-modules.ts.
import type { ShopStrings } from './types.ts';

/** Words of `src/shop` in Dutch. */
export const shop: ShopStrings = {
  price: { current: 'Huidige prijs', original: 'Oorspronkelijke prijs', lowest: (price) => `Laagste prijs in de 30 dagen ervoor: ${price}`, pending: 'Prijs wordt bijgewerkt' },
  rating: { label: (value) => `${String(value).replace('.', ',')} van 5`, labelWithCount: (value, count) => `${String(value).replace('.', ',')} van 5 (${count})` },
  sold: (count) => `${count} verkocht`,
  freeShipping: 'Gratis verzending',
  stock: { soldOut: 'Uitverkocht', left: (pieces) => `Nog maar ${pieces} op voorraad`, inStock: 'Op voorraad' },
  productCard: { quickAdd: 'Snel toevoegen', quickAddOf: (name) => `Snel toevoegen: ${name}`, quickViewOf: (name) => `Snel bekijken: ${name}` },
  wish: { add: (name) => `Op verlanglijst: ${name}`, remove: (name) => `Van verlanglijst verwijderen: ${name}` },
  compare: { add: (name) => `Vergelijken: ${name}`, remove: (name) => `Uit vergelijking verwijderen: ${name}` },
  quantity: { label: 'Aantal', labelOf: (name) => `Aantal van ${name}`, decrease: 'Aantal verlagen', increase: 'Aantal verhogen', atMost: (pieces) => `Nog maar ${pieces} op voorraad`, atLeast: 'Het minimum is 1' },
  variants: { unavailable: 'niet beschikbaar', explain: (value) => `${value} is niet beschikbaar met je andere keuzes.` },
  gallery: { label: (name) => `Afbeeldingen van ${name}`, choose: (number, total) => `Afbeelding ${number} van ${total} tonen`, position: (number, total) => `Afbeelding ${number} van ${total}`, enlarge: (number) => `Afbeelding ${number} vergroten`, video: (name) => `Video van ${name}` },
  lightbox: { zoomIn: 'Inzoomen', zoomOut: 'Uitzoomen', previous: 'Vorige afbeelding', next: 'Volgende afbeelding' },
  buy: { add: 'In winkelwagen', now: 'Nu kopen', bar: 'Kopen' },
  merchant: { soldBy: 'Verkocht door' },
  cart: { choose: (name) => `${name} selecteren`, chooseAllOf: (merchant) => `Alles van ${merchant} selecteren`, remove: 'Verwijderen', removeOf: (name) => `${name} verwijderen`, unitPrice: 'Stukprijs', lineTotal: 'Regeltotaal', priceChanged: (was, now) => `De prijs is gewijzigd van ${was} in ${now}.`, subtotalOf: (merchant) => `Subtotaal, ${merchant}`, lines: 'Artikelen', summary: 'Overzicht' },
  receipt: { updating: 'Totaal wordt bijgewerkt', updated: (total) => `Nieuw totaal: ${total}` },
  header: { navigation: 'Hoofdnavigatie', menu: 'Menu', search: 'Zoeken', account: 'Account', accountOf: (name) => `Account van ${name}`, signedInAs: (name) => `Ingelogd als ${name}`, signOut: 'Uitloggen', cart: (count) => `Winkelwagen, ${count === 1 ? `${count} artikel` : `${count} artikelen`}`, cartUncounted: 'Winkelwagen', announcement: 'Mededeling', dismissAnnouncement: 'Mededeling verbergen', language: (current) => `Taal: ${current}`, currency: (current) => `Valuta: ${current}`, languages: 'Taal', currencies: 'Valuta' },
  categoryMenu: { allOf: (category) => `Alles in ${category}`, back: 'Terug' },
  search: { title: 'Zoeken', label: 'Wat zoek je?', placeholder: 'Product of categorie', submit: 'Zoeken', hot: 'Populaire zoekopdrachten', recent: 'Recente zoekopdrachten', forget: (words) => `‘${words}’ verwijderen`, forgetAll: 'Alles wissen', products: 'Producten', categories: 'Categorieën', suggestions: (count) => count === 0 ? 'Geen suggesties' : count === 1 ? `${count} suggestie` : `${count} suggesties` },
  footer: { newsletterTitle: 'Nieuwsbrief', newsletterText: 'Nieuwe producten en aanbiedingen, direct in je inbox.', newsletterEmail: 'E-mailadres', newsletterSubmit: 'Aanmelden', share: 'Deze pagina delen', shareOn: (network) => `Delen op ${network}`, follow: 'Volg ons', followOn: (network) => `Volg ons op ${network}`, trust: 'Betaling en veiligheid' },
  filters: { title: 'Filteren en sorteren', sort: 'Sorteren op', price: 'Prijs', from: 'Van', to: 'Tot', apply: 'Toepassen', applied: (count) => count === 1 ? `${count} filter actief` : `${count} filters actief`, remove: (filter) => `Filter verwijderen: ${filter}`, clear: 'Alles wissen', priceInvalid: 'Voer een bedrag in, bijvoorbeeld 25 of 19,90.' },
};
