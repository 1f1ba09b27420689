// Generated from nl.json by packaging/word-modules.ts.
import type { AccountStrings } from './types.ts';

/** Words of signing in, buying and the account in Dutch. */
export const account: AccountStrings = {
  password: { show: 'Wachtwoord tonen', hide: 'Wachtwoord verbergen', strength: { weak: 'Makkelijk te raden', fair: 'Redelijk', strong: 'Sterk' } },
  code: { label: 'Verificatiecode', send: 'Code versturen', resendIn: (seconds) => `Opnieuw versturen over ${seconds} s`, wait: (seconds) => `Over ${seconds === 1 ? `${seconds} seconde` : `${seconds} seconden`} kun je een nieuwe code aanvragen.`, ready: 'Je kunt nu een nieuwe code aanvragen.' },
  starRating: { star: (stars) => stars === 1 ? '1 ster, slecht' : stars === 2 ? '2 sterren, matig' : stars === 3 ? '3 sterren, redelijk' : stars === 4 ? '4 sterren, goed' : `${stars} sterren, uitstekend` },
  steps: { label: 'Stappen', done: 'voltooid', current: 'huidige stap', toCome: 'nog te doen' },
  fileUpload: { choose: 'Bestanden kiezen', drop: 'of sleep ze hierheen', uploading: (name) => `${name}, wordt geüpload`, uploadingAt: (name, percent) => `${name}, wordt geüpload, ${percent}%`, done: (name) => `${name}, geüpload`, failed: (name) => `${name} kon niet worden geüpload`, cancel: (name) => `Uploaden van ${name} annuleren`, retry: (name) => `${name} opnieuw uploaden`, remove: (name) => `${name} verwijderen` },
  wish: { moveToCart: 'In winkelwagen', moveOf: (name) => `In winkelwagen: ${name}`, select: 'Selecteren', selectOf: (name) => `Selecteren: ${name}`, remove: (name) => `Van verlanglijst verwijderen: ${name}`, unavailable: 'Niet meer verkrijgbaar' },
  addressCard: { isDefault: 'Standaard', makeDefault: 'Als standaard instellen', edit: 'Bewerken', remove: 'Verwijderen', actionOf: (action, address) => `${action}: ${address}` },
  order: { status: { unpaid: 'Nog niet betaald', processing: 'Betaling in behandeling', paid: 'Betaald', 'in-transit': 'Onderweg', delivered: 'Bezorgd', completed: 'Afgerond', cancelled: 'Geannuleerd', refunded: 'Terugbetaald', unknown: 'In behandeling' }, action: { pay: 'Betalen', cancel: 'Bestelling annuleren', 'confirm-receipt': 'Ontvangst bevestigen', logistics: 'Pakket volgen', 'add-review': 'Review schrijven', 'apply-refund': 'Terugbetaling aanvragen', reorder: 'Opnieuw bestellen', delete: 'Verwijderen', 'view-details': 'Details bekijken' }, number: 'Bestelling', placed: 'Geplaatst op', total: 'Totaal', actionOf: (action, number) => `${action}, bestelling ${number}`, pieces: (count) => count === 1 ? `${count} artikel` : `${count} artikelen`, quantity: (count) => `Aantal ${count}`, lines: 'Artikelen in deze bestelling' },
  checkout: { summary: 'Besteloverzicht' },
  form: { errors: (count) => count === 1 ? `Er moet ${count} gegeven worden verbeterd` : `Er moeten ${count} gegevens worden verbeterd` },
  addressForm: { firstName: 'Voornaam', lastName: 'Achternaam', email: 'E-mailadres', phone: 'Telefoon', country: 'Land', chooseCountry: 'Kies een land', addressLine1: 'Straat en huisnummer', addressLine2: 'Appartement, verdieping, bedrijf', city: 'Plaats', state: { state: 'Staat', province: 'Provincie', county: 'Graafschap', region: 'Regio' }, postalCode: { zip: 'ZIP-code', postal: 'Postcode' }, isDefault: 'Als standaardadres gebruiken', save: 'Adres opslaan', cancel: 'Annuleren' },
};
