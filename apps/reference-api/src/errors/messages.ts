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
  couponReceived: ['You have received this coupon already', 'Vous avez déjà reçu ce coupon'],
  couponHandedOut: ['The coupon is yours', 'Le coupon est à vous'],
  couponOver: ['This coupon is no longer given out', 'Ce coupon n’est plus distribué'],
  couponNotYet: ['This coupon is not given out yet', 'Ce coupon n’est pas encore distribué'],
  couponSoldOut: ['All of these coupons have been received', 'Tous ces coupons ont été reçus'],
  couponUsed: ['This coupon has been used already', 'Ce coupon a déjà été utilisé'],
  couponExpired: ['This coupon has expired', 'Ce coupon a expiré'],
  couponNotStarted: ['This coupon is not valid yet', 'Ce coupon n’est pas encore valable'],
  couponForOthers: ['This coupon is for other goods', 'Ce coupon vaut pour d’autres articles'],
  couponBelowMinimum: ['This coupon needs {missing} more of goods', 'Ce coupon demande {missing} d’articles en plus'],
  couponExceedsGoods: [
    'This coupon is worth as much as the goods, or more',
    'Ce coupon vaut autant que les articles, ou plus',
  ],
  couponAmount: ['{field} must be an amount above nothing, as in 5.00', '{field} doit être un montant, comme 5.00'],
  couponNumber: ['{field} must be a whole number above 0', '{field} doit être un nombre entier positif'],
  couponTerm: ['Name either days or until, a day to come as in 2027-01-31', 'Donnez days, ou until : un jour à venir'],
  couponTarget: ['The shop has no {slug}', 'La boutique n’a pas {slug}'],
  couponTargets: ['A coupon is for products or for a category', 'Un coupon vaut pour des produits ou une catégorie'],
  pointsGone: [
    'Your points have changed meanwhile, please check the price again',
    'Vos points ont changé entre-temps, vérifiez le prix',
  ],
  pointsGained: ['Earned by an order', 'Gagnés par une commande'],
  pointsSpent: ['Used for an order', 'Utilisés pour une commande'],
  pointsGiven: ['A gift of the shop', 'Un cadeau de la boutique'],
  priceChanged: ['The price has changed to {price}, please check it', 'Le prix est passé à {price}, vérifiez-le'],
  payTypeUnknown: ['This payment method is not offered', 'Ce moyen de paiement n’est pas proposé'],
  hostUnknown: ['This address does not belong to the shop', 'Cette adresse n’appartient pas à la boutique'],
  orderPaid: ['The order is already paid', 'La commande est déjà payée'],
  orderCancelled: ['The order was cancelled', 'La commande a été annulée'],
  orderNotHideable: [
    'Only completed or cancelled orders can be removed',
    'Seules les commandes terminées ou annulées peuvent être supprimées',
  ],
  orderNotShippable: [
    'Only a paid order without an open refund can be sent, once',
    'Seule une commande payée, sans remboursement en cours, peut être expédiée, une fois',
  ],
  orderNotOnItsWay: [
    'The order is not on its way, or a refund of it is open',
    'La commande n’est pas en route, ou un remboursement est en cours',
  ],
  parcelUnknown: ['Nothing was sent yet', 'Rien n’a encore été envoyé'],
  parcelStateUnknown: ['The parcel state is one of {states}', 'L’état du colis est l’un de : {states}'],
  deliveryIncomplete: [
    'A parcel needs --company and --number, a courier --courier and --phone',
    'Un colis demande --company et --number, un coursier --courier et --phone',
  ],
  refundNotNow: [
    'Money can be asked back of a paid, a delivered or a completed order',
    'Un remboursement se demande pour une commande payée, livrée ou terminée',
  ],
  refundOpen: ['A refund of this order is already open', 'Un remboursement de cette commande est déjà en cours'],
  nothingToRefund: ['Everything was refunded already', 'Tout a déjà été remboursé'],
  refundLineUnknown: ['This order has no such item', 'Cette commande n’a pas cet article'],
  refundBeyondQuantity: ['Fewer pieces are left than asked back', 'Il reste moins de pièces que demandé'],
  refundDecided: ['The refund was decided before', 'Ce remboursement a déjà été décidé'],
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
