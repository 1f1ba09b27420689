// Generated from it.json by packaging/word-modules.ts.
import type { AccountStrings } from './types.ts';

/** Words of signing in, buying and the account in Italian. */
export const account: AccountStrings = {
  password: { show: 'Mostra la password', hide: 'Nascondi la password', strength: { weak: 'Facile da indovinare', fair: 'Discreta', strong: 'Sicura' } },
  code: { label: 'Codice di verifica', send: 'Invia il codice', resendIn: (seconds) => `Invia di nuovo tra ${seconds} s`, wait: (seconds) => `Potrai richiedere un altro codice tra ${seconds === 1 ? `${seconds} secondo` : `${seconds} secondi`}.`, ready: 'Ora puoi richiedere un altro codice.' },
  starRating: { star: (stars) => stars === 1 ? '1 stella, scarso' : stars === 2 ? '2 stelle, mediocre' : stars === 3 ? '3 stelle, discreto' : stars === 4 ? '4 stelle, buono' : `${stars} stelle, eccellente` },
  steps: { label: 'Passaggi', done: 'completato', current: 'in corso', toCome: 'da completare' },
  fileUpload: { choose: 'Scegli i file', drop: 'oppure trascinali qui', uploading: (name) => `${name}, caricamento in corso`, uploadingAt: (name, percent) => `${name}, caricamento in corso, ${percent}%`, done: (name) => `${name}, caricato`, failed: (name) => `Impossibile caricare ${name}`, cancel: (name) => `Annulla il caricamento di ${name}`, retry: (name) => `Riprova a caricare ${name}`, remove: (name) => `Rimuovi ${name}` },
  wish: { moveToCart: 'Sposta nel carrello', moveOf: (name) => `Sposta nel carrello: ${name}`, select: 'Seleziona', selectOf: (name) => `Seleziona: ${name}`, remove: (name) => `Rimuovi dalla lista dei desideri: ${name}`, unavailable: 'Non più disponibile' },
  addressCard: { isDefault: 'Predefinito', makeDefault: 'Imposta come predefinito', edit: 'Modifica', remove: 'Elimina', actionOf: (action, address) => `${action}: ${address}` },
  order: { status: { unpaid: 'Da pagare', processing: 'Pagamento in corso', paid: 'Pagato', 'in-transit': 'In transito', delivered: 'Consegnato', completed: 'Completato', cancelled: 'Annullato', refunded: 'Rimborsato', unknown: 'In corso' }, action: { pay: 'Paga', cancel: 'Annulla l’ordine', 'confirm-receipt': 'Conferma la ricezione', logistics: 'Traccia la spedizione', 'add-review': 'Scrivi una recensione', 'apply-refund': 'Richiedi un rimborso', reorder: 'Ordina di nuovo', delete: 'Elimina', 'view-details': 'Vedi i dettagli' }, number: 'Ordine', placed: 'Effettuato il', total: 'Totale', actionOf: (action, number) => `${action}, ordine ${number}`, pieces: (count) => count === 1 ? `${count} articolo` : `${count} articoli`, quantity: (count) => `Quantità ${count}`, lines: 'Articoli di questo ordine' },
  checkout: { summary: 'Riepilogo dell’ordine' },
  form: { errors: (count) => count === 1 ? `C’è ${count} dato da correggere` : `Ci sono ${count} dati da correggere` },
  addressForm: { firstName: 'Nome', lastName: 'Cognome', email: 'Indirizzo email', phone: 'Telefono', country: 'Paese', chooseCountry: 'Seleziona un Paese', addressLine1: 'Indirizzo', addressLine2: 'Interno, piano, azienda', city: 'Città', state: { state: 'Stato', province: 'Provincia', county: 'Contea', region: 'Regione' }, postalCode: { zip: 'Codice ZIP', postal: 'CAP' }, isDefault: 'Usa come indirizzo predefinito', save: 'Salva l’indirizzo', cancel: 'Annulla' },
};
