// Generated from it.json by packaging/word-modules.ts.
import type { ProductStrings } from './types.ts';

/** Words of a product’s page in Italian. */
export const product: ProductStrings = {
  coupon: { off: (value) => `${value} di sconto`, minimum: (amount) => `Spesa minima ${amount}`, anyOrder: 'Nessuna spesa minima', kind: { unknown: 'Buono sconto', general: 'Per tutti i prodotti', goods: 'Per prodotti selezionati', category: 'Per categorie selezionate' }, kindOf: (kind, merchant) => `${kind} di ${merchant}`, from: 'Valido dal', until: 'al', validUntil: 'Valido fino al', days: (count) => `Valido per ${count === 1 ? `${count} giorno` : `${count} giorni`} dalla ricezione`, receive: 'Ottieni il buono', receiveOf: (name) => `Ottieni il buono: ${name}`, state: { open: 'Disponibile', received: 'Ricevuto', disabled: 'Non disponibile', over: 'Offerta terminata', 'not-yet': 'Non ancora disponibile', 'sold-out': 'Esaurito', usable: 'Da utilizzare', used: 'Utilizzato', expired: 'Scaduto', 'not-started': 'Non ancora valido' } },
  review: { verified: 'Acquisto verificato', bought: (attributes) => `Acquistato: ${attributes}`, reply: 'Risposta del venditore', enlarge: (number, author) => `Ingrandisci l’immagine ${number} di ${author}`, mean: (average) => `In media ${average} su 5`, spread: 'Distribuzione delle valutazioni' },
};
