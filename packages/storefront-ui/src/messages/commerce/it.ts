// Generated from it.json by packaging/word-modules.ts.
import type { CommerceStrings } from './types.ts';

/** Words of `src/commerce` in Italian. */
export const commerce: CommerceStrings = {
  price: { current: 'Prezzo attuale', original: 'Prezzo originale', lowest: (price) => `Prezzo più basso dei 30 giorni precedenti: ${price}`, pending: 'Aggiornamento del prezzo' },
  rating: { label: (value) => `${String(value).replace('.', ',')} su 5`, labelWithCount: (value, count) => `${String(value).replace('.', ',')} su 5 (${count})` },
  sold: (count) => `${count} ${count === '1' ? 'venduto' : 'venduti'}`,
  freeShipping: 'Spedizione gratuita',
  stock: { soldOut: 'Esaurito', left: (pieces) => pieces === 1 ? 'Ne resta solo 1' : `Ne restano solo ${pieces}`, inStock: 'Disponibile' },
  productCard: { quickAdd: 'Aggiunta rapida', quickAddOf: (name) => `Aggiunta rapida: ${name}`, quickViewOf: (name) => `Anteprima rapida: ${name}` },
  wish: { add: (name) => `Aggiungi alla lista dei desideri: ${name}`, remove: (name) => `Rimuovi dalla lista dei desideri: ${name}` },
  compare: { add: (name) => `Confronta: ${name}`, remove: (name) => `Rimuovi dal confronto: ${name}` },
  quantity: { label: 'Quantità', labelOf: (name) => `Quantità di ${name}`, decrease: 'Riduci la quantità', increase: 'Aumenta la quantità', atMost: (pieces) => pieces === 1 ? 'Ne resta solo 1' : `Ne restano solo ${pieces}`, atLeast: 'Il minimo è 1' },
  variants: { unavailable: 'non disponibile', explain: (value) => `${value} non è disponibile con le altre opzioni scelte.` },
  gallery: { label: (name) => `Immagini di ${name}`, choose: (number, total) => `Mostra l’immagine ${number} di ${total}`, position: (number, total) => `Immagine ${number} di ${total}`, enlarge: (number) => `Ingrandisci l’immagine ${number}`, video: (name) => `Video di ${name}` },
  lightbox: { zoomIn: 'Ingrandisci', zoomOut: 'Riduci', previous: 'Immagine precedente', next: 'Immagine successiva' },
  buy: { add: 'Aggiungi al carrello', now: 'Acquista ora', bar: 'Acquista' },
  merchant: { soldBy: 'Venduto da' },
  cart: { choose: (name) => `Seleziona ${name}`, chooseAllOf: (merchant) => `Seleziona tutto da ${merchant}`, remove: 'Rimuovi', removeOf: (name) => `Rimuovi ${name}`, unitPrice: 'Prezzo unitario', lineTotal: 'Totale dell’articolo', priceChanged: (was, now) => `Il prezzo è passato da ${was} a ${now}.`, subtotalOf: (merchant) => `Subtotale, ${merchant}`, lines: 'Articoli' },
  receipt: { updating: 'Aggiornamento del totale', updated: (total) => `Nuovo totale: ${total}` },
};
