// Generated from de.json by packaging/word-modules.ts.
import type { PatternStrings } from './types.ts';

/** Words of `src/patterns` in German. */
export const patterns: PatternStrings = {
  header: { navigation: 'Hauptnavigation', menu: 'Menü', search: 'Suche', account: 'Konto', accountOf: (name) => `Konto von ${name}`, signedInAs: (name) => `Angemeldet als ${name}`, signOut: 'Abmelden', cart: (count) => `Warenkorb, ${count} Artikel`, cartUncounted: 'Warenkorb', announcement: 'Hinweis', dismissAnnouncement: 'Hinweis ausblenden', language: (current) => `Sprache: ${current}`, currency: (current) => `Währung: ${current}`, languages: 'Sprache', currencies: 'Währung' },
  commands: { title: 'Schnellbefehle', placeholder: 'Seite, Bestellung oder Aktion suchen' },
  categoryMenu: { allOf: (category) => `Alles in ${category}`, back: 'Zurück' },
  search: { title: 'Suche', label: 'Wonach suchen Sie?', placeholder: 'Produkt oder Kategorie', submit: 'Suchen', hot: 'Beliebte Suchbegriffe', recent: 'Letzte Suchanfragen', forget: (words) => `„${words}“ entfernen`, forgetAll: 'Alle löschen', products: 'Produkte', categories: 'Kategorien', suggestions: (count) => count === 0 ? 'Keine Vorschläge' : count === 1 ? `${count} Vorschlag` : `${count} Vorschläge` },
  footer: { newsletterTitle: 'Newsletter', newsletterText: 'Neuheiten und Angebote direkt in Ihr Postfach.', newsletterEmail: 'E-Mail-Adresse', newsletterSubmit: 'Abonnieren', share: 'Diese Seite teilen', shareOn: (network) => `Auf ${network} teilen`, follow: 'Folgen Sie uns', followOn: (network) => `Folgen Sie uns auf ${network}`, trust: 'Zahlung und Sicherheit' },
  filters: { title: 'Filtern und sortieren', sort: 'Sortieren nach', price: 'Preis', from: 'Von', to: 'Bis', apply: 'Anwenden', applied: (count) => `${count} Filter aktiv`, remove: (filter) => `Filter entfernen: ${filter}`, clear: 'Alle zurücksetzen', priceInvalid: 'Bitte geben Sie einen Betrag ein, zum Beispiel 25 oder 19,90.' },
  cart: { summary: 'Übersicht', undo: 'Rückgängig' },
  loadError: { title: 'Laden fehlgeschlagen', text: 'Prüfen Sie Ihre Internetverbindung und versuchen Sie es erneut.', retry: 'Erneut versuchen' },
  notice: { dismiss: 'Ausblenden' },
};
