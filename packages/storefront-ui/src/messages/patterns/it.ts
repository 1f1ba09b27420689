// Generated from it.json by packaging/word-modules.ts.
import type { PatternStrings } from './types.ts';

/** Words of `src/patterns` in Italian. */
export const patterns: PatternStrings = {
  header: { navigation: 'Navigazione principale', menu: 'Menu', search: 'Cerca', account: 'Account', accountOf: (name) => `Account di ${name}`, signedInAs: (name) => `Accesso effettuato come ${name}`, signOut: 'Esci', cart: (count) => `Carrello, ${count === 1 ? `${count} articolo` : `${count} articoli`}`, cartUncounted: 'Carrello', announcement: 'Avviso', dismissAnnouncement: 'Nascondi l’avviso', language: (current) => `Lingua: ${current}`, currency: (current) => `Valuta: ${current}`, languages: 'Lingua', currencies: 'Valuta' },
  commands: { title: 'Comandi', placeholder: 'Cerca una pagina, un ordine o un’azione' },
  categoryMenu: { allOf: (category) => `Tutto in ${category}`, back: 'Indietro' },
  search: { title: 'Cerca', label: 'Che cosa cerchi?', placeholder: 'Prodotto o categoria', submit: 'Cerca', hot: 'Ricerche popolari', recent: 'Ricerche recenti', forget: (words) => `Rimuovi «${words}»`, forgetAll: 'Cancella tutto', products: 'Prodotti', categories: 'Categorie', suggestions: (count) => count === 0 ? 'Nessun suggerimento' : count === 1 ? `${count} suggerimento` : `${count} suggerimenti` },
  footer: { newsletterTitle: 'Newsletter', newsletterText: 'Novità e offerte, direttamente nella tua casella di posta.', newsletterEmail: 'Indirizzo email', newsletterSubmit: 'Iscriviti', share: 'Condividi questa pagina', shareOn: (network) => `Condividi su ${network}`, follow: 'Seguici', followOn: (network) => `Seguici su ${network}`, trust: 'Pagamenti e sicurezza' },
  filters: { title: 'Filtra e ordina', sort: 'Ordina per', price: 'Prezzo', from: 'Da', to: 'A', apply: 'Applica', applied: (count) => count === 1 ? `${count} filtro applicato` : `${count} filtri applicati`, remove: (filter) => `Rimuovi il filtro: ${filter}`, clear: 'Cancella tutto', priceInvalid: 'Inserisci un importo, ad esempio 25 o 19,90.' },
  cart: { summary: 'Riepilogo', undo: 'Annulla' },
  loadError: { title: 'Caricamento non riuscito', text: 'Controlla la connessione e riprova.', retry: 'Riprova' },
  notice: { dismiss: 'Nascondi' },
};
