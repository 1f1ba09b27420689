// Generated from de.json by packaging/word-modules.ts.
import type { ShopStrings } from './types.ts';

/** Words of `src/shop` in German. */
export const shop: ShopStrings = {
  price: { current: 'Aktueller Preis', original: 'Ursprünglicher Preis', lowest: (price) => `Niedrigster Preis der letzten 30 Tage davor: ${price}`, pending: 'Preis wird aktualisiert' },
  rating: { label: (value) => `${String(value).replace('.', ',')} von 5`, labelWithCount: (value, count) => `${String(value).replace('.', ',')} von 5 (${count})` },
  sold: (count) => `${count} verkauft`,
  freeShipping: 'Kostenloser Versand',
  stock: { soldOut: 'Ausverkauft', left: (pieces) => `Nur noch ${pieces} verfügbar`, inStock: 'Auf Lager' },
  productCard: { quickAdd: 'Schnell hinzufügen', quickAddOf: (name) => `Schnell hinzufügen: ${name}`, quickViewOf: (name) => `Schnellansicht: ${name}` },
  wish: { add: (name) => `Auf die Wunschliste: ${name}`, remove: (name) => `Von der Wunschliste entfernen: ${name}` },
  compare: { add: (name) => `Vergleichen: ${name}`, remove: (name) => `Aus dem Vergleich entfernen: ${name}` },
  quantity: { label: 'Menge', labelOf: (name) => `Menge von ${name}`, decrease: 'Menge verringern', increase: 'Menge erhöhen', atMost: (pieces) => `Nur noch ${pieces} verfügbar`, atLeast: 'Mindestens 1 Stück' },
  variants: { unavailable: 'nicht verfügbar', explain: (value) => `${value} ist mit Ihrer übrigen Auswahl nicht verfügbar.` },
  gallery: { label: (name) => `Bilder von ${name}`, choose: (number, total) => `Bild ${number} von ${total} anzeigen`, position: (number, total) => `Bild ${number} von ${total}`, enlarge: (number) => `Bild ${number} vergrößern`, video: (name) => `Video von ${name}` },
  lightbox: { zoomIn: 'Vergrößern', zoomOut: 'Verkleinern', previous: 'Vorheriges Bild', next: 'Nächstes Bild' },
  buy: { add: 'In den Warenkorb', now: 'Jetzt kaufen', bar: 'Kaufen' },
  merchant: { soldBy: 'Verkauf durch' },
  cart: { choose: (name) => `${name} auswählen`, chooseAllOf: (merchant) => `Alles von ${merchant} auswählen`, remove: 'Entfernen', removeOf: (name) => `${name} entfernen`, unitPrice: 'Einzelpreis', lineTotal: 'Gesamtpreis der Position', priceChanged: (was, now) => `Der Preis hat sich von ${was} auf ${now} geändert.`, subtotalOf: (merchant) => `Zwischensumme, ${merchant}`, lines: 'Artikel', summary: 'Übersicht' },
  receipt: { updating: 'Gesamtbetrag wird aktualisiert', updated: (total) => `Neuer Gesamtbetrag: ${total}` },
  header: { navigation: 'Hauptnavigation', menu: 'Menü', search: 'Suche', account: 'Konto', accountOf: (name) => `Konto von ${name}`, signedInAs: (name) => `Angemeldet als ${name}`, signOut: 'Abmelden', cart: (count) => `Warenkorb, ${count} Artikel`, cartUncounted: 'Warenkorb', announcement: 'Hinweis', dismissAnnouncement: 'Hinweis ausblenden', language: (current) => `Sprache: ${current}`, currency: (current) => `Währung: ${current}`, languages: 'Sprache', currencies: 'Währung' },
  categoryMenu: { allOf: (category) => `Alles in ${category}`, back: 'Zurück' },
  search: { title: 'Suche', label: 'Wonach suchen Sie?', placeholder: 'Produkt oder Kategorie', submit: 'Suchen', hot: 'Beliebte Suchbegriffe', recent: 'Letzte Suchanfragen', forget: (words) => `„${words}“ entfernen`, forgetAll: 'Alle löschen', products: 'Produkte', categories: 'Kategorien', suggestions: (count) => count === 0 ? 'Keine Vorschläge' : count === 1 ? `${count} Vorschlag` : `${count} Vorschläge` },
  footer: { newsletterTitle: 'Newsletter', newsletterText: 'Neuheiten und Angebote direkt in Ihr Postfach.', newsletterEmail: 'E-Mail-Adresse', newsletterSubmit: 'Abonnieren', share: 'Diese Seite teilen', shareOn: (network) => `Auf ${network} teilen`, follow: 'Folgen Sie uns', followOn: (network) => `Folgen Sie uns auf ${network}`, trust: 'Zahlung und Sicherheit' },
  filters: { title: 'Filtern und sortieren', sort: 'Sortieren nach', price: 'Preis', from: 'Von', to: 'Bis', apply: 'Anwenden', applied: (count) => `${count} Filter aktiv`, remove: (filter) => `Filter entfernen: ${filter}`, clear: 'Alle zurücksetzen', priceInvalid: 'Bitte geben Sie einen Betrag ein, zum Beispiel 25 oder 19,90.' },
};
