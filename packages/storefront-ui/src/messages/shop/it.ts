// Generated from it.json by packaging/word-modules.ts.
import type { ShopStrings } from './types.ts';

/** Words of `src/shop` in Italian. */
export const shop: ShopStrings = {
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
  cart: { choose: (name) => `Seleziona ${name}`, chooseAllOf: (merchant) => `Seleziona tutto da ${merchant}`, remove: 'Rimuovi', removeOf: (name) => `Rimuovi ${name}`, unitPrice: 'Prezzo unitario', lineTotal: 'Totale dell’articolo', priceChanged: (was, now) => `Il prezzo è passato da ${was} a ${now}.`, subtotalOf: (merchant) => `Subtotale, ${merchant}`, lines: 'Articoli', summary: 'Riepilogo' },
  receipt: { updating: 'Aggiornamento del totale', updated: (total) => `Nuovo totale: ${total}` },
  header: { navigation: 'Navigazione principale', menu: 'Menu', search: 'Cerca', account: 'Account', accountOf: (name) => `Account di ${name}`, signedInAs: (name) => `Accesso effettuato come ${name}`, signOut: 'Esci', cart: (count) => `Carrello, ${count === 1 ? `${count} articolo` : `${count} articoli`}`, cartUncounted: 'Carrello', announcement: 'Avviso', dismissAnnouncement: 'Nascondi l’avviso', language: (current) => `Lingua: ${current}`, currency: (current) => `Valuta: ${current}`, languages: 'Lingua', currencies: 'Valuta' },
  categoryMenu: { allOf: (category) => `Tutto in ${category}`, back: 'Indietro' },
  search: { title: 'Cerca', label: 'Che cosa cerchi?', placeholder: 'Prodotto o categoria', submit: 'Cerca', hot: 'Ricerche popolari', recent: 'Ricerche recenti', forget: (words) => `Rimuovi «${words}»`, forgetAll: 'Cancella tutto', products: 'Prodotti', categories: 'Categorie', suggestions: (count) => count === 0 ? 'Nessun suggerimento' : count === 1 ? `${count} suggerimento` : `${count} suggerimenti` },
  footer: { newsletterTitle: 'Newsletter', newsletterText: 'Novità e offerte, direttamente nella tua casella di posta.', newsletterEmail: 'Indirizzo email', newsletterSubmit: 'Iscriviti', share: 'Condividi questa pagina', shareOn: (network) => `Condividi su ${network}`, follow: 'Seguici', followOn: (network) => `Seguici su ${network}`, trust: 'Pagamenti e sicurezza' },
  filters: { title: 'Filtra e ordina', sort: 'Ordina per', price: 'Prezzo', from: 'Da', to: 'A', apply: 'Applica', applied: (count) => count === 1 ? `${count} filtro applicato` : `${count} filtri applicati`, remove: (filter) => `Rimuovi il filtro: ${filter}`, clear: 'Cancella tutto', priceInvalid: 'Inserisci un importo, ad esempio 25 o 19,90.' },
};
