// Generated from nl.json by packaging/word-modules.ts.
import type { CommerceStrings } from './types.ts';

/** Words of `src/commerce` in Dutch. */
export const commerce: CommerceStrings = {
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
  cart: { choose: (name) => `${name} selecteren`, chooseAllOf: (merchant) => `Alles van ${merchant} selecteren`, remove: 'Verwijderen', removeOf: (name) => `${name} verwijderen`, unitPrice: 'Stukprijs', lineTotal: 'Regeltotaal', priceChanged: (was, now) => `De prijs is gewijzigd van ${was} in ${now}.`, subtotalOf: (merchant) => `Subtotaal, ${merchant}`, lines: 'Artikelen' },
  receipt: { updating: 'Totaal wordt bijgewerkt', updated: (total) => `Nieuw totaal: ${total}` },
};
