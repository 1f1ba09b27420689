// Generated from it.json by packaging/word-modules.ts.
import type { PrimitiveStrings } from './types.ts';

/** Words of `src/primitives` in Italian. */
export const primitives: PrimitiveStrings = {
  close: 'Chiudi',
  cancel: 'Annulla',
  optional: 'facoltativo',
  error: 'Errore:',
  skipToContent: 'Vai al contenuto',
  loading: 'Caricamento in corso',
  pictureMissing: 'Immagine non disponibile',
  breadcrumbs: 'Percorso di navigazione',
  notifications: 'Notifiche',
  undo: 'Annulla',
  textSelected: 'Il testo è selezionato. Copialo con la tastiera o dal menu.',
  chip: { remove: 'Rimuovi' },
  countdown: { left: (time) => `Tempo rimasto: ${time}`, ended: 'Tempo scaduto.' },
  loadMore: { action: 'Mostra altro', pages: 'Pagine', page: (number) => `Pagina ${number}`, shown: (shown, total) => `${shown} di ${total} visualizzati` },
  combobox: { pending: 'Ricerca in corso…', count: (count) => count === 0 ? 'Nessun risultato' : count === 1 ? `${count} opzione` : `${count} opzioni` },
  pagination: { previous: 'Precedente', next: 'Successiva', place: (page, pages) => `Pagina ${page} di ${pages}` },
  carousel: { previous: 'Diapositiva precedente', next: 'Diapositiva successiva', pause: 'Metti in pausa le diapositive', play: 'Avvia le diapositive', slides: 'Scegli una diapositiva', slide: (number, total) => `Diapositiva ${number} di ${total}` },
  commands: { title: 'Comandi', placeholder: 'Cerca una pagina, un ordine o un’azione' },
  loadError: { title: 'Caricamento non riuscito', text: 'Controlla la connessione e riprova.', retry: 'Riprova' },
  notice: { dismiss: 'Nascondi' },
};
