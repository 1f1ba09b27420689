/** The demo accounts, printed at the start; both are invented, as are their addresses and telephone numbers. */
export const DEMO_ACCOUNTS = [
  {
    email: 'demo@promenade.example',
    password: 'promenade-demo',
    nickname: 'Demo',
    avatar: 'fox',
    locale: 'en',
    address: {
      first_name: 'Demo',
      last_name: 'Shopper',
      country: 'US',
      address_line1: '100 Example Avenue',
      address_line2: 'Apartment 2',
      state: 'MA',
      city: 'Boston',
      post_code: '02108',
      phone: '+1 617 555 0142',
    },
  },
  {
    email: 'shopper@promenade.example',
    password: 'promenade-demo',
    nickname: 'Flâneur',
    avatar: 'bear',
    locale: 'fr',
    address: {
      first_name: 'Camille',
      last_name: 'Exemple',
      country: 'FR',
      address_line1: '1 rue de l’Exemple',
      address_line2: null,
      state: 'Auvergne-Rhône-Alpes',
      city: 'Lyon',
      post_code: '69002',
      phone: '+33 1 99 00 00 02',
    },
  },
] as const;
