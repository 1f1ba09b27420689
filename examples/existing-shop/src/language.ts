import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';

const en = {
  shop: 'Existing shop',
  cart: 'Cart ({{count}})',
  add: 'Add {{name}}',
  remove: 'Remove {{name}}',
  more: 'One more {{name}}',
  undo: 'Undo',
  empty: 'Your cart is empty.',
  total: 'Total {{total}}',
  signIn: 'Sign in',
  signOut: 'Sign out {{name}}',
  failed: 'Something went wrong. Please try again.',
  otherLanguage: 'Français',
};
const fr: typeof en = {
  shop: 'Boutique existante',
  cart: 'Panier ({{count}})',
  add: 'Ajouter {{name}}',
  remove: 'Supprimer {{name}}',
  more: 'Un {{name}} de plus',
  undo: 'Annuler',
  empty: 'Votre panier est vide.',
  total: 'Total {{total}}',
  signIn: 'Se connecter',
  signOut: 'Déconnecter {{name}}',
  failed: 'Une erreur s’est produite. Veuillez réessayer.',
  otherLanguage: 'English',
};

export const i18n = i18next.createInstance();
await i18n.use(initReactI18next).init({
  resources: { en: { translation: en }, fr: { translation: fr } },
  lng: localStorage.getItem('language') ?? 'en',
  fallbackLng: 'en',
  interpolation: { escapeValue: false },
});
i18n.on('languageChanged', (language) => localStorage.setItem('language', language));
