// Generated from nl.json by packaging/word-modules.ts.
import type { ProductStrings } from './types.ts';

/** Words of a product’s page in Dutch. */
export const product: ProductStrings = {
  coupon: { off: (value) => `${value} korting`, minimum: (amount) => `Vanaf ${amount}`, anyOrder: 'Geen minimumbedrag', kind: { unknown: 'Kortingsbon', general: 'Voor alle producten', goods: 'Voor geselecteerde producten', category: 'Voor geselecteerde categorieën' }, kindOf: (kind, merchant) => `${kind} van ${merchant}`, from: 'Geldig van', until: 'tot en met', validUntil: 'Geldig tot en met', days: (count) => `${count === 1 ? `${count} dag` : `${count} dagen`} geldig na ontvangst`, receive: 'Bon ophalen', receiveOf: (name) => `Bon ophalen: ${name}`, state: { open: 'Beschikbaar', received: 'Ontvangen', disabled: 'Niet beschikbaar', over: 'Aanbieding afgelopen', 'not-yet': 'Nog niet beschikbaar', 'sold-out': 'Op', usable: 'Klaar voor gebruik', used: 'Gebruikt', expired: 'Verlopen', 'not-started': 'Nog niet geldig' } },
  review: { verified: 'Geverifieerde aankoop', bought: (attributes) => `Gekocht: ${attributes}`, reply: 'Reactie van de verkoper', enlarge: (number, author) => `Afbeelding ${number} van ${author} vergroten`, mean: (average) => `Gemiddeld ${average} van 5`, spread: 'Verdeling van de beoordelingen' },
};
