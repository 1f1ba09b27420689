import { en as words } from '@promenade/storefront-ui/messages/en';

/** The language of the shop. */
export const locale: 'en' | 'fr' = 'en';
/** The words of the components in this language. */
export { words };

const en = {
  cart: 'Cart',
  inCart: (count: number, total: string) => `${count} in the cart, ${total}`,
  signIn: 'Sign in',
  signingIn: 'Signing in…',
  signOut: (name: string) => `Sign out ${name}`,
  more: 'Show more',
  loading: 'Loading…',
  productMissing: 'This product is not available.',
  pageMissing: 'Page not found',
  tryAgain: 'Try again',
  cartEmpty: 'Your cart is empty.',
  checkOut: (total: string) => `Check out · ${total}`,
  signInToCheckOut: 'Sign in to check out',
  checkout: 'Checkout',
  whereTo: 'Where should we ship your order?',
  receipt: {
    goods: 'Products',
    shipping: 'Shipping',
    free: 'Free',
    coupon: 'Coupon',
    points: 'Points',
    total: 'Total',
  },
  totalChanged: 'The total has changed. Please check it and order again.',
  order: 'Order and pay',
  orderOnDelivery: 'Order and pay on delivery',
  orderNumber: (orderNo: string) => `Order number: ${orderNo}`,
  continueShopping: 'Continue shopping',
  payment: {
    confirming: 'We are waiting for your payment to be confirmed.',
    processing: 'Your bank is processing the payment.',
    paid: 'Thank you for your order.',
    failed: 'The payment failed. You can pay the order again.',
    cancelled: 'The order was cancelled.',
    unknown: 'We cannot confirm the payment yet.',
  },
};

const fr: typeof en = {
  cart: 'Panier',
  inCart: (count, total) => `${count} dans le panier, ${total}`,
  signIn: 'Se connecter',
  signingIn: 'Connexion…',
  signOut: (name) => `Déconnecter ${name}`,
  more: 'Afficher plus',
  loading: 'Chargement…',
  productMissing: 'Ce produit n’est pas disponible.',
  pageMissing: 'Page introuvable',
  tryAgain: 'Réessayer',
  cartEmpty: 'Votre panier est vide.',
  checkOut: (total) => `Commander · ${total}`,
  signInToCheckOut: 'Se connecter pour commander',
  checkout: 'Commande',
  whereTo: 'Où faut-il livrer votre commande ?',
  receipt: {
    goods: 'Produits',
    shipping: 'Livraison',
    free: 'Offerte',
    coupon: 'Bon de réduction',
    points: 'Points',
    total: 'Total',
  },
  totalChanged: 'Le total a changé. Vérifiez-le, puis validez à nouveau.',
  order: 'Commander et payer',
  orderOnDelivery: 'Commander et payer à la livraison',
  orderNumber: (orderNo) => `Numéro de commande : ${orderNo}`,
  continueShopping: 'Continuer mes achats',
  payment: {
    confirming: 'Nous attendons la confirmation de votre paiement.',
    processing: 'Votre banque traite le paiement.',
    paid: 'Merci pour votre commande.',
    failed: 'Le paiement a échoué. Vous pouvez payer à nouveau.',
    cancelled: 'La commande a été annulée.',
    unknown: 'Nous ne pouvons pas encore confirmer le paiement.',
  },
};

/** The texts of the pages. */
export const texts = { en, fr }[locale];
