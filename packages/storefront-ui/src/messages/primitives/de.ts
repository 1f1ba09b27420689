// Generated from de.json by packaging/word-modules.ts.
import type { PrimitiveStrings } from './types.ts';

/** Words of `src/primitives` in German. */
export const primitives: PrimitiveStrings = {
  close: 'Schließen',
  cancel: 'Abbrechen',
  optional: 'optional',
  error: 'Fehler:',
  skipToContent: 'Zum Inhalt springen',
  loading: 'Wird geladen',
  pictureMissing: 'Bild nicht verfügbar',
  breadcrumbs: 'Brotkrümelnavigation',
  notifications: 'Benachrichtigungen',
  undo: 'Rückgängig',
  textSelected: 'Der Text ist markiert. Kopieren Sie ihn mit der Tastatur oder über das Menü.',
  chip: { remove: 'Entfernen' },
  countdown: { left: (time) => `Noch ${time}`, ended: 'Die Zeit ist abgelaufen.' },
  loadMore: { action: 'Mehr anzeigen', pages: 'Seiten', page: (number) => `Seite ${number}`, shown: (shown, total) => `${shown} von ${total} angezeigt` },
  combobox: { pending: 'Suche läuft …', count: (count) => count === 0 ? 'Keine Treffer' : count === 1 ? `${count} Option` : `${count} Optionen` },
  pagination: { previous: 'Zurück', next: 'Weiter', place: (page, pages) => `Seite ${page} von ${pages}` },
  carousel: { previous: 'Vorherige Folie', next: 'Nächste Folie', pause: 'Automatischen Wechsel anhalten', play: 'Automatischen Wechsel starten', slides: 'Folie auswählen', slide: (number, total) => `Folie ${number} von ${total}` },
  commands: { title: 'Schnellbefehle', placeholder: 'Seite, Bestellung oder Aktion suchen' },
  loadError: { title: 'Laden fehlgeschlagen', text: 'Prüfen Sie Ihre Internetverbindung und versuchen Sie es erneut.', retry: 'Erneut versuchen' },
  notice: { dismiss: 'Ausblenden' },
};
