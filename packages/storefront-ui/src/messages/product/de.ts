// Generated from de.json by packaging/word-modules.ts.
import type { ProductStrings } from './types.ts';

/** Words of a product’s page in German. */
export const product: ProductStrings = {
  coupon: { off: (value) => `${value} Rabatt`, minimum: (amount) => `Ab ${amount}`, anyOrder: 'Ohne Mindestbetrag', kind: { unknown: 'Gutschein', general: 'Für alle Produkte', goods: 'Für ausgewählte Produkte', category: 'Für ausgewählte Kategorien' }, kindOf: (kind, merchant) => `${kind} von ${merchant}`, from: 'Gültig vom', until: 'bis', validUntil: 'Gültig bis', days: (count) => `${count === 1 ? `${count} Tag` : `${count} Tage`} nach Erhalt gültig`, receive: 'Gutschein sichern', receiveOf: (name) => `Gutschein sichern: ${name}`, state: { open: 'Verfügbar', received: 'Erhalten', disabled: 'Nicht verfügbar', over: 'Angebot beendet', 'not-yet': 'Noch nicht verfügbar', 'sold-out': 'Vergriffen', usable: 'Einlösbar', used: 'Eingelöst', expired: 'Abgelaufen', 'not-started': 'Noch nicht gültig' } },
  review: { verified: 'Verifizierter Kauf', bought: (attributes) => `Gekauft: ${attributes}`, reply: 'Antwort des Händlers', enlarge: (number, author) => `Bild ${number} von ${author} vergrößern`, mean: (average) => `Durchschnittlich ${average} von 5`, spread: 'Verteilung der Bewertungen' },
};
