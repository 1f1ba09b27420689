import type { Locale } from '../db/index.ts';

/** Every sentence the API says to a shopper, in both languages. `{name}` takes a value. */
const messages = {
  badParameter: ['Please check the marked fields', 'Vérifiez les champs indiqués'],
  unreadableBody: ['The request could not be read', 'La requête est illisible'],
  tooLarge: ['The request is too large', 'La requête est trop volumineuse'],
  pleaseSignIn: ['Please sign in', 'Veuillez vous connecter'],
  noAccess: ['No access', 'Accès refusé'],
  notFound: ['No data found', 'Aucune donnée trouvée'],
  tooManyRequests: [
    'Too many requests, please try again in {seconds} seconds',
    'Trop de demandes, réessayez dans {seconds} secondes',
  ],
  serverFault: [
    'Something went wrong on the server side, please try again later',
    'Un problème est survenu sur le serveur, réessayez plus tard',
  ],
  keyReused: ['This key was already used for another request', 'Cette clé a déjà servi pour une autre demande'],
  guestIdMissing: [
    'The cart needs its id or a signed-in shopper',
    'Le panier demande son identifiant ou une connexion',
  ],
  fieldRequired: ['This field is required', 'Ce champ est obligatoire'],
  fieldTooShort: ['At least {limit} characters', 'Au moins {limit} caractères'],
  fieldTooLong: ['At most {limit} characters', 'Au plus {limit} caractères'],
  fieldTooFew: ['At least {limit} entries', 'Au moins {limit} éléments'],
  fieldTooMany: ['At most {limit} entries', 'Au plus {limit} éléments'],
  fieldTooSmall: ['At least {limit}', 'Au moins {limit}'],
  fieldTooGreat: ['At most {limit}', 'Au plus {limit}'],
  fieldNotOffered: ['One of: {limit}', 'Au choix : {limit}'],
  fieldMalformed: ['This does not look right', 'Ce format n’est pas reconnu'],
  emailMalformed: ['Please enter a valid email address', 'Saisissez une adresse e-mail valide'],
  codeWrong: ['The verification code is wrong or expired', 'Le code de vérification est faux ou expiré'],
  codeMissing: ['Please enter the verification code', 'Saisissez le code de vérification'],
  passwordCommon: [
    'This password is too easy to guess, please choose another one',
    'Ce mot de passe est trop facile à deviner, choisissez-en un autre',
  ],
  onlyLeft: ['Only {stock} left of {name}', 'Plus que {stock} disponibles : {name}'],
  soldOut: ['{name} is sold out', '{name} est épuisé'],
  noLongerSold: ['{name} is no longer sold', '{name} n’est plus en vente'],
  cartFull: ['The cart is full', 'Le panier est plein'],
  addressesFull: ['There are too many addresses, please remove one', 'Trop d’adresses, supprimez-en une'],
  checkoutEmpty: ['Please select product', 'Veuillez choisir un produit'],
  checkoutGone: [
    'This checkout has expired, please start again from the cart',
    'Cette commande a expiré, reprenez depuis le panier',
  ],
  payTypeUnknown: ['This payment method is not offered', 'Ce moyen de paiement n’est pas proposé'],
  hostUnknown: ['This address does not belong to the shop', 'Cette adresse n’appartient pas à la boutique'],
  orderPaid: ['The order is already paid', 'La commande est déjà payée'],
  orderCancelled: ['The order was cancelled', 'La commande a été annulée'],
  orderNotHideable: [
    'Only completed or cancelled orders can be removed',
    'Seules les commandes terminées ou annulées peuvent être supprimées',
  ],
  paymentDeclined: ['The payment was declined', 'Le paiement a été refusé'],
  codeSent: ['Sent successfully', 'Envoyé'],
} as const satisfies Record<string, readonly [en: string, fr: string]>;

export type MessageId = keyof typeof messages;
export type MessageValues = Readonly<Record<string, string | number>>;

/** A sentence in a language, with its values put in. */
export function message(id: MessageId, locale: Locale, values: MessageValues = {}): string {
  const text: string = messages[id][locale === 'fr' ? 1 : 0];
  return text.replace(/\{(\w+)\}/g, (_, name: string) => `${values[name] ?? ''}`);
}
