import type { Locale } from '../db/index.ts';
import { waitInWords } from './wait-in-words.ts';

/** Every sentence the API says to a shopper, in both languages. `{name}` takes a value, `{wait}` a number of seconds. */
const messages = {
  badParameter: ['Please check the marked fields', 'Vérifiez les champs indiqués'],
  unreadableBody: ['The request could not be read', 'La requête est illisible'],
  tooLarge: ['The request is too large', 'La requête est trop volumineuse'],
  pleaseSignIn: ['Please sign in', 'Veuillez vous connecter'],
  proofWrong: ['The proof of the key does not fit this request', 'La preuve de la clé ne vaut pas pour cette requête'],
  proofOfAnotherTime: [
    'The clock of this device is wrong; set it right and try again',
    'L’horloge de cet appareil est fausse ; réglez-la et réessayez',
  ],
  noAccess: ['No access', 'Accès refusé'],
  notFound: ['No data found', 'Aucune donnée trouvée'],
  tooManyRequests: ['Too many requests, please try again in {wait}', 'Trop de demandes, réessayez dans {wait}'],
  busy: [
    'Too many people are signing in right now, please try again in a few seconds',
    'Trop de personnes se connectent en ce moment, réessayez dans quelques secondes',
  ],
  diskFull: [
    'The shop cannot save anything right now, please try again in a few minutes',
    'La boutique ne peut rien enregistrer pour le moment, réessayez dans quelques minutes',
  ],
  databaseAway: [
    'The shop is being moved to another server, please try again in a few seconds',
    'La boutique change de serveur, réessayez dans quelques secondes',
  ],
  filesAway: [
    'Files cannot be kept or shown right now, please try again in a few seconds',
    'Impossible de garder ou d’afficher des fichiers pour l’instant, réessayez dans quelques secondes',
  ],
  tooSlow: [
    'The shop is very busy right now, please try again in a few seconds',
    'La boutique est très sollicitée, réessayez dans quelques secondes',
  ],
  serverFault: [
    'Something went wrong on the server side, please try again later',
    'Un problème est survenu sur le serveur, réessayez plus tard',
  ],
  keyReused: ['This key was already used for another request', 'Cette clé a déjà servi pour une autre demande'],
  versionUnknown: [
    'This version of the protocol is not spoken here',
    'Cette version du protocole n’est pas prise en charge',
  ],
  keyMissing: ['An Idempotency-Key is needed', 'Il faut un en-tête Idempotency-Key'],
  keyInUse: [
    'The first request with this key is still being worked on',
    'La première demande avec cette clé est encore en cours',
  ],
  agentCheckoutGone: [
    'There is no such checkout, or it has ended',
    'Cette commande n’existe pas, ou elle est terminée',
  ],
  agentCheckoutOver: ['This checkout can no longer be changed', 'Cette commande ne peut plus être modifiée'],
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
  fieldPhone: [
    'Please enter a telephone number of 5 to 15 digits',
    'Veuillez saisir un numéro de téléphone de 5 à 15 chiffres',
  ],
  fieldNotOffered: ['One of: {limit}', 'Au choix : {limit}'],
  fieldUnknown: ['There is no such field', 'Ce champ n’existe pas'],
  fieldMalformed: ['This does not look right', 'Ce format n’est pas reconnu'],
  countryUnknown: ['Please choose a country from the list', 'Choisissez un pays dans la liste'],
  emailMalformed: ['Please enter a valid email address', 'Saisissez une adresse e-mail valide'],
  codeWrong: ['The verification code is wrong or expired', 'Le code de vérification est faux ou expiré'],
  codeMissing: ['Please enter the verification code', 'Saisissez le code de vérification'],
  passwordCommon: [
    'This password is too easy to guess, please choose another one',
    'Ce mot de passe est trop facile à deviner, choisissez-en un autre',
  ],
  passwordsDiffer: ['The two passwords are not the same', 'Les deux mots de passe sont différents'],
  signInWrong: [
    'The account or the password is not right, please try again',
    'Le compte ou le mot de passe est incorrect, réessayez',
  ],
  signInNeedsMail: [
    'Too many wrong passwords were entered for this account. Please use the sign-in page, which sends you a code',
    'Trop de mots de passe incorrects pour ce compte. Passez par la page de connexion, qui vous envoie un code',
  ],
  signInNeedsText: [
    'Too many wrong passwords were entered for this account. Please sign in with a code by text message',
    'Trop de mots de passe incorrects pour ce compte. Connectez-vous avec un code reçu par SMS',
  ],
  phoneSignInOff: [
    'This shop does not sign in by phone, please use your email address',
    'Cette boutique ne connecte pas par téléphone, utilisez votre adresse e-mail',
  ],
  twitterOff: ['This shop does not sign in by Twitter', 'Cette boutique ne connecte pas par Twitter'],
  twitterRefused: [
    'Twitter does not confirm this sign-in, please start again',
    'Twitter ne confirme pas cette connexion, recommencez',
  ],
  phoneKnown: ['This phone has an account already, please sign in', 'Ce téléphone a déjà un compte, connectez-vous'],
  newShopper: ['Shopper', 'Client'],
  visitorsHaveNoPassword: [
    'You buy as a visitor, without a password. Please create an account first',
    'Vous achetez sans compte, donc sans mot de passe. Créez d’abord un compte',
  ],
  emailUnproven: ['Please confirm your email address first', 'Veuillez d’abord confirmer votre adresse e-mail'],
  orderOpenUnproven: [
    'Please pay or cancel your open order first, or confirm your email address',
    'Veuillez d’abord payer ou annuler votre commande en cours, ou confirmer votre adresse e-mail',
  ],
  emailSame: ['This is your email address already', 'C’est déjà votre adresse e-mail'],
  passwordWrong: ['The password is not right, please try again', 'Le mot de passe est incorrect, réessayez'],
  emailProven: ['Your email address is confirmed already', 'Votre adresse e-mail est déjà confirmée'],
  piecesVariantUnproven: [
    'At most {limit} of one product until you confirm your email address',
    'Au plus {limit} exemplaires d’un article tant que votre adresse e-mail n’est pas confirmée',
  ],
  piecesUnproven: [
    'At most {limit} items in all until you confirm your email address',
    'Au plus {limit} articles en tout tant que votre adresse e-mail n’est pas confirmée',
  ],
  accountWithoutEmail: ['Your account has no email address', 'Votre compte n’a pas d’adresse e-mail'],
  accountWithoutPhone: ['Your account has no phone', 'Votre compte n’a pas de téléphone'],
  onlyLeft: ['Only {stock} left of {name}', 'Plus que {stock} disponibles : {name}'],
  soldOut: ['{name} is sold out', '{name} est épuisé'],
  variantInStock: ['This is available already', 'Cet article est déjà disponible'],
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
  promotionCodeUnknown: [
    'We do not know this code, please check how it is written',
    'Ce code est inconnu, vérifiez sa saisie',
  ],
  promotionCodeStopped: ['This code is no longer valid', 'Ce code n’est plus valable'],
  promotionCodeExpired: ['This code has expired', 'Ce code a expiré'],
  promotionCodeNotYet: ['This code is not valid yet', 'Ce code n’est pas encore valable'],
  promotionCodeClaimed: ['You have already used this code', 'Vous avez déjà utilisé ce code'],
  promotionCodeUsedUp: ['This code has been used up', 'Ce code a déjà été utilisé le nombre de fois prévu'],
  promotionCodeUsedUpToday: [
    'This code has been used up for today, please try again tomorrow',
    'Ce code ne peut plus être utilisé aujourd’hui, réessayez demain',
  ],
  promotionCodeWritten: ['A code has 4 to 32 letters and digits', 'Un code compte de 4 à 32 lettres et chiffres'],
  promotionCodeTaken: ['The shop has the code {code} already', 'La boutique a déjà le code {code}'],
  promotionCodeCoupon: [
    'Coupon {id} is offered openly; make one with "coupon create --codeOnly"',
    'Le coupon {id} est proposé à tous ; créez-en un avec « coupon create --codeOnly »',
  ],
  promotionCodeTerm: [
    'from and until are days such as 2027-01-31, and until is to come',
    'from et until sont des jours comme 2027-01-31, et until est à venir',
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
  orderTooLarge: [
    'This is more than one order may cost. Divide it into several orders',
    'Ce montant dépasse celui d’une commande. Répartissez-le en plusieurs commandes',
  ],
  payTypeAmount: [
    'This payment method does not take {amount}. Choose another one',
    'Ce moyen de paiement ne prend pas {amount}. Choisissez-en un autre',
  ],
  hostUnknown: ['This address does not belong to the shop', 'Cette adresse n’appartient pas à la boutique'],
  orderPaid: ['The order is already paid', 'La commande est déjà payée'],
  orderProcessing: [
    'The payment of this order is on its way and cannot be stopped any more; there is nothing you need to do',
    'Le paiement de cette commande est en route et ne peut plus être arrêté ; vous n’avez rien à faire',
  ],
  orderCancelled: ['The order was cancelled', 'La commande a été annulée'],
  ordersOpen: [
    'You already have {limit} unpaid orders, please pay or cancel one first',
    'Vous avez déjà {limit} commandes impayées, veuillez d’abord en payer ou en annuler une',
  ],
  piecesVariantOpen: [
    'Unpaid orders can hold at most {limit} of one product, please order fewer or pay first',
    'Vos commandes impayées peuvent réserver au plus {limit} exemplaires d’un article, réduisez la quantité ou payez d’abord',
  ],
  piecesOpen: [
    'Unpaid orders can hold at most {limit} items in all, please order fewer or pay first',
    'Vos commandes impayées peuvent réserver au plus {limit} articles en tout, réduisez la quantité ou payez d’abord',
  ],
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
  orderStateUnknown: ['The state is one of {states}', 'L’état est l’un de : {states}'],
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
  refundNotWithdrawable: [
    'This refund can no longer be withdrawn',
    'Cette demande de remboursement ne peut plus être retirée',
  ],
  goodsNotWanted: [
    'The merchant is not waiting for the items of this refund',
    'Le marchand n’attend pas les articles de ce remboursement',
  ],
  returnAddressLength: ['An address has 1 to {limit} characters', 'Une adresse compte de 1 à {limit} caractères'],
  nothingToSendBack: ['No goods of this order were sent', 'Aucun article de cette commande n’a été expédié'],
  refundNotFailed: [
    'Only a refund whose money could not be paid out is tried again',
    'Seul un remboursement dont le versement a échoué est tenté de nouveau',
  ],
  orderHeld: [
    'The order is held: {reasons}. "order release" lets it be sent',
    'La commande est retenue : {reasons}. « order release » permet son envoi',
  ],
  orderNotHeld: ['Nothing holds this order', 'Rien ne retient cette commande'],
  withdrawalOver: [
    'There is no right of withdrawal for this order, or it has ended',
    'Le droit de rétractation ne s’applique pas à cette commande ou a expiré',
  ],
  lineNotWithdrawable: [
    'The right of withdrawal does not cover this item',
    'Le droit de rétractation ne s’applique pas à cet article',
  ],
  withdrawalNotRefusable: [
    'The shopper has withdrawn from the purchase; ask for the goods, or accept the refund',
    'Le client s’est rétracté ; demandez le retour des articles ou acceptez le remboursement',
  ],
  refundDecided: ['The refund was decided before', 'Ce remboursement a déjà été décidé'],
  paymentDeclined: ['The payment was declined', 'Le paiement a été refusé'],
  merchantNameTaken: ['A merchant has this name, or one like it', 'Un marchand porte ce nom, ou un nom semblable'],
  merchantEmailTaken: ['A merchant has this email address', 'Un marchand a cette adresse e-mail'],
  merchantTypeUnknown: ['The shop has no such kind of merchant', 'La boutique n’a pas ce type de marchand'],
  tradeUnknown: ['Merchants do not trade in this', 'Ce n’est pas un secteur de la boutique'],
  agreementMissing: ['Please agree to the terms for merchants', 'Veuillez accepter les conditions des marchands'],
  applicationPending: [
    'An application of yours is waiting for its answer',
    'Une de vos candidatures attend sa réponse',
  ],
  applicationDecided: ['The application was decided before', 'Cette candidature a déjà été décidée'],
  shopClosed: [
    'The shop is being updated and opens again in a few minutes',
    'La boutique est en cours de mise à jour et rouvre dans quelques minutes',
  ],
  closedMinutes: [
    'The minutes must be a whole number from 1 to {limit}',
    'Les minutes doivent être un nombre entier de 1 à {limit}',
  ],
  shopUnknown: ['There is no shop at {host}', 'Aucune boutique à {host}'],
  pageTypeUnknown: ['A page is one of {types}', 'Une page est l’une de : {types}'],
  pageSlugMissing: [
    'A {type} page needs a slug of small letters, digits and hyphens, as in about-us',
    'Une page {type} demande un slug de minuscules, chiffres et tirets, comme a-propos',
  ],
  pageSlugNeedless: ['A {type} page has no slug', 'Une page {type} n’a pas de slug'],
  themeIssues: [
    'The theme stays as it is. Mistakes in the file: {count}',
    'Le thème reste inchangé. Erreurs dans le fichier : {count}',
  ],
  themeSyntax: ['This is not JSON: {problem}', 'Ce n’est pas du JSON : {problem}'],
  themeShape: [
    'A theme is an object with name, mode and tokens, as the theme lab writes it',
    'Un thème est un objet avec name, mode et tokens, comme l’écrit l’atelier de thèmes',
  ],
  themeName: ['The name is a text of 1 to {limit} characters', 'Le nom est un texte de 1 à {limit} caractères'],
  themeMode: [
    'The mode is light or dark; without one, the device of the visitor decides',
    'Le mode est light ou dark ; sans lui, l’appareil du visiteur décide',
  ],
  themeTokenUnknown: ['There is no such token', 'Ce jeton n’existe pas'],
  themeTokenTwice: ['This token is in the file twice', 'Ce jeton est deux fois dans le fichier'],
  themeTokenValue: ['The token cannot have the value {text}', 'Ce jeton ne peut pas avoir la valeur {text}'],
  settingUnknown: [
    'A shop has no setting {setting}. It has {settings}',
    'Une boutique n’a pas de réglage {setting}. Elle a {settings}',
  ],
  settingValue: ['{setting} is written as {form}', '{setting} s’écrit : {form}'],
  agentKnown: ['The shop knows this agent already', 'La boutique connaît déjà cet agent'],
  agentUnknown: ['The shop trusts no agent of this name', 'La boutique ne fait confiance à aucun agent de ce nom'],
  agentName: [
    'A name has 1 to 40 letters, digits, spaces, dots and hyphens',
    'Un nom a de 1 à 40 lettres, chiffres, espaces, points et traits d’union',
  ],
  agentSource: [
    'Give either --directory or --keys: where the agent publishes its keys, or a file of them',
    'Indiquez soit --directory soit --keys : où l’agent publie ses clés, ou leur fichier',
  ],
  agentDirectory: [
    'The directory must be an origin such as https://agent.example',
    'Le répertoire doit être une origine telle que https://agent.example',
  ],
  agentDirectoryAway: [
    'The key directory of {origin} could not be read: {reason}',
    'Impossible de lire le répertoire de clés de {origin} : {reason}',
  ],
  agentKeys: [
    'No usable key was found. A key set has 1 to {limit} public keys: Ed25519, P-256, or RSA of 2048 bits and more',
    'Aucune clé utilisable. Un jeu a de 1 à {limit} clés publiques : Ed25519, P-256, ou RSA de 2048 bits au moins',
  ],
  agentKeysGiven: [
    'The keys of this agent were given in a file; take it away and add it again to change them',
    'Les clés de cet agent viennent d’un fichier ; retirez-le et ajoutez-le à nouveau pour les changer',
  ],
  agentProtocol: ['The protocol is ucp or acp', 'Le protocole est ucp ou acp'],
  agentEventAddress: [
    'The address must be one of the internet, such as https://agent.example/orders, or none',
    'L’adresse doit être sur internet, telle que https://agent.example/orders, ou none',
  ],
  agentEventSecret: [
    'Events by acp need --secret: a file with the secret of 16 to 500 characters that the platform gave you. Those by ucp have none',
    'Les événements par acp demandent --secret : un fichier avec le secret de 16 à 500 caractères donné par la plateforme. Ceux par ucp n’en ont pas',
  ],
  currencyInUse: [
    'The shop has orders, whose amounts are in its currency: a new shop can have another one',
    'La boutique a des commandes, dont les montants sont dans sa monnaie : une nouvelle boutique peut en avoir une autre',
  ],
  languageInUse: [
    'The shop has texts in its default language, so another one cannot come first',
    'La boutique a des textes dans sa langue par défaut : une autre ne peut pas venir en premier',
  ],
  languageUnknown: [
    'The shop has no such language; see "shop set languages"',
    'La boutique n’a pas cette langue ; voir « shop set languages »',
  ],
  feedKeyKnown: ['There is a key of this name', 'Il existe déjà une clé de ce nom'],
  feedKeyUnknown: ['There is no key of this name', 'Il n’y a pas de clé de ce nom'],
  feedSinceOld: [
    'Changes are known for {days} days; read the whole feed',
    'Les changements sont connus pendant {days} jours ; lisez le flux entier',
  ],
  merchantUnknown: ['There is no merchant {slug}', 'Il n’y a pas de marchand {slug}'],
  sheetUnknown: ['There is no sheet {name}. There are {names}', 'Il n’y a pas de feuille {name}. Il y a {names}'],
  csvBroken: ['Line {line} is not CSV: {problem}', 'La ligne {line} n’est pas du CSV : {problem}'],
  csvQuote: [
    'On line {line} a cell begins with a quote that is never closed',
    'À la ligne {line}, une cellule commence par un guillemet qui n’est jamais fermé',
  ],
  csvEmpty: [
    'The file is empty; its first line names the columns',
    'Le fichier est vide ; sa première ligne nomme les colonnes',
  ],
  flagUnclear: ['This is yes or no', 'C’est yes ou no'],
  csvColumnNameless: ['This column has cells, but no name', 'Cette colonne a des cellules, mais pas de nom'],
  variantsAllNew: [
    'None of these variants is in the shop, which has {names}. Spreadsheets turn values such as 3-4 into dates; if these are new, import with --newVariants',
    'Aucune de ces variantes n’est dans la boutique, qui a {names}. Les tableurs changent des valeurs comme 3-4 en dates ; si elles sont nouvelles, importez avec --newVariants',
  ],
  csvLong: [
    'The file has more than {limit} lines, which are too many at once: divide it',
    'Le fichier a plus de {limit} lignes, c’est trop à la fois : divisez-le',
  ],
  csvIssues: [
    'Nothing was imported. Cells that cannot be used: {count}',
    'Rien n’a été importé. Cellules inutilisables : {count}',
  ],
  csvColumnUnknown: [
    'There is no such column; "columns {sheet}" names them',
    'Cette colonne n’existe pas ; « columns {sheet} » les nomme',
  ],
  attributeUnknown: [
    'The shop has no such attribute; import it with attributes first, or correct the name',
    'La boutique n’a pas cet attribut ; importez-le d’abord avec attributes, ou corrigez son nom',
  ],
  attributeUsed: [
    'Products have {slug}; empty its column in products first',
    'Des produits ont {slug} ; videz d’abord sa colonne dans products',
  ],
  attributesFull: ['A shop may have {limit} attributes', 'Une boutique peut avoir {limit} attributs'],
  csvCells: ['The line has {count} cells, and {limit} columns', 'La ligne a {count} cellules, et {limit} colonnes'],
  csvTwice: ['This is in the file twice', 'C’est deux fois dans le fichier'],
  csvDiffers: [
    'Line {line} says something else of the same product',
    'La ligne {line} dit autre chose du même produit',
  ],
  csvUnknown: ['The shop has no {text}', 'La boutique n’a pas {text}'],
  csvAmbiguous: [
    'Several have this name; the column {column} tells them apart',
    'Plusieurs portent ce nom ; la colonne {column} les distingue',
  ],
  csvEndsEarly: ['It ends before it begins', 'La fin précède le début'],
  cellMissing: ['This is needed', 'C’est obligatoire'],
  cellGtin: [
    '"{text}" is not a number by GS1: 8, 12, 13 or 14 digits, the last of which checks the others',
    '« {text} » n’est pas un code GS1 : 8, 12, 13 ou 14 chiffres, dont le dernier vérifie les autres',
  ],
  cellSlug: [
    '"{text}" is not of small letters, digits and hyphens, as in wool-blanket',
    '« {text} » ne se compose pas de minuscules, chiffres et tirets, comme couverture-laine',
  ],
  slugTaken: ['The shop has {slug} already; rename that first', 'La boutique a déjà {slug} ; renommez-le d’abord'],
  cellMoney: ['"{text}" is not an amount such as 12.50', '« {text} » n’est pas un montant comme 12,50'],
  cellMoneyMost: [
    '"{text}" is more than {most}, the largest amount of a sheet',
    '« {text} » dépasse {most}, le plus grand montant d’une feuille',
  ],
  cellCurrency: [
    '"{text}" is in another currency than the shop, whose amounts are in {symbol}',
    '« {text} » est dans une autre monnaie que la boutique, dont les montants sont en {symbol}',
  ],
  cellAmbiguous: [
    '"{text}" may be {one} or {other}, and the file does not tell which',
    '« {text} » peut être {one} ou {other}, et le fichier ne dit pas lequel',
  ],
  cellPercent: ['"{text}" is not a percentage such as 12.5', '« {text} » n’est pas un pourcentage comme 12,5'],
  cellNumber: [
    '"{text}" is not a whole number from {min} to {max}',
    '« {text} » n’est pas un nombre entier de {min} à {max}',
  ],
  cellChoice: ['"{text}" is not one of {choices}', '« {text} » n’est pas l’un de : {choices}'],
  cellMoment: [
    '"{text}" is not a date such as 2027-01-31 or 2027-01-31 18:00',
    '« {text} » n’est pas une date comme 2027-01-31 ou 2027-01-31 18:00',
  ],
  cellLink: ['"{text}" is not an https address', '« {text} » n’est pas une adresse https'],
  cellPath: [
    '"{text}" is not a path such as /collections/blankets, nor an https address',
    '« {text} » n’est ni un chemin tel que /collections/blankets, ni une adresse https',
  ],
  cellPage: [
    '"{text}" is not HEADER, FOOTER, HOME, LANDING/<slug> or CUSTOM/<slug>',
    '« {text} » n’est pas HEADER, FOOTER, HOME, LANDING/<slug> ou CUSTOM/<slug>',
  ],
  cellPicture: [
    '"{text}" is no picture of the shop; "picture add" returns the address of one',
    '« {text} » n’est pas une image de la boutique ; « picture add » donne l’adresse d’une image',
  ],
  cellValue: [
    '"{text}" is too long: a value has at most 60 characters',
    '« {text} » est trop long : une valeur a 60 caractères au plus',
  ],
  categoryTooDeep: ['Categories have three levels', 'Les catégories ont trois niveaux'],
  categoryMoved: ['A category stays on its level', 'Une catégorie reste à son niveau'],
  categoryHasProducts: [
    '{text} has products, so it cannot have categories below it',
    '{text} contient des produits, donc pas de catégories',
  ],
  categoryHasBelow: [
    '{text} has categories below it; a product belongs to one of those',
    '{text} contient des catégories ; un produit va dans l’une d’elles',
  ],
  variantUnknown: ['{slug} has these variants: {variants}', '{slug} a ces variantes : {variants}'],
  stockBelowZero: ['There are {stock} pieces', 'Il y a {stock} pièces'],
  orderNotOver: [
    'Order {orderNo} is not over; it has to be received or cancelled, and its refund decided',
    'La commande {orderNo} n’est pas terminée ; elle doit être reçue ou annulée, et son remboursement décidé',
  ],
  stopping: ['The server is stopping', 'Le serveur s’arrête'],
  variantOptions: [
    'The number of options stays as it is, since variants are known by them; sell it under another slug instead',
    'Le nombre d’options ne change pas, car elles désignent les variantes ; vendez-le sous un autre slug',
  ],
  variantWithoutOption: ['The product has no such option', 'Le produit n’a pas cette option'],
  couponFixed: [
    'Somebody has received this coupon; only left and disabled can be changed',
    'Ce coupon a été reçu ; seuls left et disabled se modifient',
  ],
  streamAddress: [
    'A stream needs the https address of its player, not too long, on another host than the shop’s',
    'Un direct demande l’adresse https de son lecteur, pas trop longue, sur un autre hôte que la boutique',
  ],
  streamNone: ['The shop does not stream', 'La boutique n’a pas de direct'],
  fileMissing: ['Please choose one file', 'Choisissez un fichier'],
  fileTooLarge: ['The file may have at most {limit} MB', 'Le fichier doit faire au plus {limit} Mo'],
  pictureType: ['Please choose a JPG or PNG picture', 'Choisissez une image JPG ou PNG'],
  pictureUnreadable: [
    'The picture is damaged, please save it again or choose another one',
    'L’image est abîmée, enregistrez-la à nouveau ou choisissez-en une autre',
  ],
  pictureTooManyPixels: [
    'The picture may have at most {limit} million pixels',
    'L’image doit compter au plus {limit} millions de pixels',
  ],
  pictureTooLong: [
    'The picture may be at most {limit} pixels wide and high',
    'L’image doit mesurer au plus {limit} pixels de large et de haut',
  ],
  uploadsNeedOrder: [
    'Files can be sent once you have an account or a paid order',
    'L’envoi de fichiers demande un compte ou une commande payée',
  ],
  uploadsBusy: [
    'Too many files are coming in right now, please try again in a few seconds',
    'Trop de fichiers arrivent en ce moment, réessayez dans quelques secondes',
  ],
  reviewNotYet: [
    'A review is written when the goods have been received',
    'Un avis s’écrit quand les articles ont été reçus',
  ],
  reviewWritten: ['You have reviewed this item already', 'Vous avez déjà donné votre avis sur cet article'],
  pictureForeign: [
    'Pictures have to be uploaded to this shop first',
    'Les images doivent d’abord être envoyées à cette boutique',
  ],
  providerFault: [
    'The payment provider does not answer as it should, please try again or choose another way to pay',
    'Le prestataire de paiement ne répond pas comme prévu, réessayez ou choisissez un autre moyen',
  ],
  noticeUnsigned: ['This notice is not signed as it should be', 'Cet avis n’est pas signé comme prévu'],
  mailNotDead: [
    'This mail cannot be sent again: it was not given up, or it has expired and is blank',
    'Ce message ne peut pas être renvoyé : il n’a pas été abandonné, ou il a expiré et n’a plus de contenu',
  ],
  jobUnknown: ['There is no job “{name}”, only: {names}', 'Il n’y a pas de tâche « {name} », seulement : {names}'],
  taskUnknown: ['No task has this number', 'Aucune tâche ne porte ce numéro'],
  mailUnknown: ['No mail with this number is unsent', 'Aucun message non envoyé ne porte ce numéro'],
  codeSent: ['Sent successfully', 'Envoyé'],
} as const satisfies Record<string, readonly [en: string, fr: string]>;

export type MessageId = keyof typeof messages;
export type MessageValues = Readonly<Record<string, string | number>>;

/** A sentence in a language, with its values put in. */
export function message(id: MessageId, locale: Locale, values: MessageValues = {}): string {
  const text: string = messages[id][locale === 'fr' ? 1 : 0];
  return text.replace(/\{(\w+)\}/g, (_, name: string) =>
    name === 'wait' ? waitInWords(Number(values.wait), locale) : `${values[name] ?? ''}`,
  );
}
