// Generated from de.json by packaging/word-modules.ts.
import type { AccountStrings } from './types.ts';

/** Words of signing in, buying and the account in German. */
export const account: AccountStrings = {
  password: { show: 'Passwort anzeigen', hide: 'Passwort verbergen', strength: { weak: 'Leicht zu erraten', fair: 'Mittel', strong: 'Stark' } },
  code: { label: 'Bestätigungscode', send: 'Code senden', resendIn: (seconds) => `Erneut senden in ${seconds} s`, wait: (seconds) => `In ${seconds === 1 ? `${seconds} Sekunde` : `${seconds} Sekunden`} können Sie einen neuen Code anfordern.`, ready: 'Sie können jetzt einen neuen Code anfordern.' },
  starRating: { star: (stars) => stars === 1 ? '1 Stern, schlecht' : stars === 2 ? '2 Sterne, mäßig' : stars === 3 ? '3 Sterne, in Ordnung' : stars === 4 ? '4 Sterne, gut' : `${stars} Sterne, ausgezeichnet` },
  steps: { label: 'Schritte', done: 'erledigt', current: 'aktuell', toCome: 'ausstehend' },
  fileUpload: { choose: 'Dateien auswählen', drop: 'oder hier ablegen', uploading: (name) => `${name} wird hochgeladen`, uploadingAt: (name, percent) => `${name} wird hochgeladen, ${percent} %`, done: (name) => `${name}, hochgeladen`, failed: (name) => `${name} konnte nicht hochgeladen werden`, cancel: (name) => `Hochladen von ${name} abbrechen`, retry: (name) => `${name} erneut hochladen`, remove: (name) => `${name} entfernen` },
  wish: { moveToCart: 'In den Warenkorb', moveOf: (name) => `In den Warenkorb: ${name}`, select: 'Auswählen', selectOf: (name) => `Auswählen: ${name}`, remove: (name) => `Von der Wunschliste entfernen: ${name}`, unavailable: 'Nicht mehr erhältlich' },
  addressCard: { isDefault: 'Standard', makeDefault: 'Als Standard festlegen', edit: 'Bearbeiten', remove: 'Löschen', actionOf: (action, address) => `${action}: ${address}` },
  order: { status: { unpaid: 'Unbezahlt', processing: 'Zahlung in Bearbeitung', paid: 'Bezahlt', 'in-transit': 'Unterwegs', delivered: 'Zugestellt', completed: 'Abgeschlossen', cancelled: 'Storniert', refunded: 'Erstattet', unknown: 'In Bearbeitung' }, action: { pay: 'Bezahlen', cancel: 'Bestellung stornieren', 'confirm-receipt': 'Erhalt bestätigen', logistics: 'Sendung verfolgen', 'add-review': 'Bewertung schreiben', 'apply-refund': 'Rückerstattung anfordern', reorder: 'Erneut bestellen', delete: 'Löschen', 'view-details': 'Details ansehen' }, number: 'Bestellung', placed: 'Bestellt am', total: 'Gesamt', actionOf: (action, number) => `${action}, Bestellung ${number}`, pieces: (count) => `${count} Artikel`, quantity: (count) => `Menge ${count}`, lines: 'Artikel dieser Bestellung' },
  checkout: { summary: 'Bestellübersicht' },
  form: { errors: (count) => count === 1 ? `${count} Angabe muss korrigiert werden` : `${count} Angaben müssen korrigiert werden` },
  addressForm: { firstName: 'Vorname', lastName: 'Nachname', email: 'E-Mail-Adresse', phone: 'Telefon', country: 'Land', chooseCountry: 'Land auswählen', addressLine1: 'Straße und Hausnummer', addressLine2: 'Adresszusatz, Etage, Firma', city: 'Ort', state: { state: 'Bundesstaat', province: 'Provinz', county: 'County', region: 'Region' }, postalCode: { zip: 'ZIP-Code', postal: 'Postleitzahl' }, isDefault: 'Als Standardadresse verwenden', save: 'Adresse speichern', cancel: 'Abbrechen' },
};
