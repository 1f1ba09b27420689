// Generated from nl.json by packaging/word-modules.ts.
import type { PrimitiveStrings } from './types.ts';

/** Words of `src/primitives` in Dutch. */
export const primitives: PrimitiveStrings = {
  close: 'Sluiten',
  cancel: 'Annuleren',
  optional: 'optioneel',
  error: 'Fout:',
  skipToContent: 'Naar de inhoud',
  loading: 'Laden',
  pictureMissing: 'Afbeelding niet beschikbaar',
  breadcrumbs: 'Kruimelpad',
  notifications: 'Meldingen',
  undo: 'Ongedaan maken',
  textSelected: 'De tekst is geselecteerd. Kopieer hem met het toetsenbord of via het menu.',
  chip: { remove: 'Verwijderen' },
  countdown: { left: (time) => `Nog ${time}`, ended: 'De tijd is om.' },
  loadMore: { action: 'Meer tonen', pages: 'Pagina’s', page: (number) => `Pagina ${number}`, shown: (shown, total) => `${shown} van ${total} getoond` },
  combobox: { pending: 'Zoeken…', count: (count) => count === 0 ? 'Niets gevonden' : count === 1 ? `${count} optie` : `${count} opties` },
  pagination: { previous: 'Vorige', next: 'Volgende', place: (page, pages) => `Pagina ${page} van ${pages}` },
  carousel: { previous: 'Vorige dia', next: 'Volgende dia', pause: 'Dia’s pauzeren', play: 'Dia’s afspelen', slides: 'Kies een dia', slide: (number, total) => `Dia ${number} van ${total}` },
  commands: { title: 'Opdrachten', placeholder: 'Zoek een pagina, bestelling of actie' },
  loadError: { title: 'Laden is mislukt', text: 'Controleer je verbinding en probeer het opnieuw.', retry: 'Opnieuw proberen' },
  notice: { dismiss: 'Verbergen' },
};
