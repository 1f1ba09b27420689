import type { Localized } from '@promenade/reference-api/db/tables.ts';
import type { PageDraft } from '@promenade/reference-api/domain/shop-pages.ts';
import type { CatalogRows } from '../build-catalog.ts';
import { merchantPicture, productPicture } from '../pictures/urls.ts';
import { typesetFrench } from '../typeset.ts';
import { PAGES_CSS } from './pages-css.ts';
import { SECOND_HOST as host, SECOND_LANDING, SECOND_NAME } from './store.ts';

/*
 * Pages as an owner would submit them: plain HTML and CSS, without scripts; data hooks mark the parts that the shop fills.
 * Links in French pages have no prefix either; the store localizes them.
 */

type Language = keyof Localized;
type Words = (english: string, french: string) => string;

const wordsIn =
  (language: Language): Words =>
  (english, french) =>
    language === 'en' ? english : french;

/** The same page in both languages. */
const inBoth = (write: (say: Words) => string): Localized => ({
  en: write(wordsIn('en')),
  fr: write(wordsIn('fr')),
});

const banner = merchantPicture('foyer-lune', 'banner');
const lampPicture = productPicture(SECOND_LANDING, 'company');

const header = inBoth(
  (say) => `<div class="fl-bar">
<a class="fl-mark" href="/">${SECOND_NAME}</a>
<nav aria-label="${say('Shop', 'Boutique')}"><ul class="fl-links">
<li><a href="/products/all">${say('Everything', 'Tout voir')}</a></li>
<li><a href="/p/${SECOND_LANDING}">${say('The lamp', 'La lampe')}</a></li>
<li><a href="/the-house">${say('The house', 'La maison')}</a></li>
</ul></nav>
<button class="fl-tool fl-menu" type="button" data-pm-open="menu">Menu</button>
<button class="fl-tool" type="button" data-pm-open="search">${say('Search', 'Rechercher')}</button>
<a data-pm-login href="/sign-in">${say('Sign in', 'Se connecter')}</a>
<a class="fl-user" data-pm-user href="/users/order_list"><img data-pm-field="avatar" alt="" width="28" height="28"><span data-pm-field="name"></span></a>
<button class="fl-tool" type="button" data-pm-open="cart">${say('Cart', 'Panier')} <span class="fl-count" data-pm-count></span></button>
</div>`,
);

const footer = inBoth(
  (say) => `<div class="fl-foot">
<section><h2>${SECOND_NAME}</h2><p>7 rue de la Veilleuse<br>69001 Lyon</p><p>${say('Open when the light is on.', 'Ouvert quand la lumière est allumée.')}</p></section>
<section><h2>${say('Good to know', 'Bon à savoir')}</h2><ul>
<li><a href="/service/shipping_policy">${say('Shipping', 'Livraison')}</a></li>
<li><a href="/service/refund_policy">${say('Returns', 'Retours')}</a></li>
<li><a href="/company/contact_us">${say('Contact us', 'Nous écrire')}</a></li>
<li><a href="/locale/${say('fr', 'en')}?path=/">${say('Français', 'English')}</a></li></ul></section>
<section><h2>${say('A letter on Sunday evenings', 'Une lettre le dimanche soir')}</h2>
<form class="fl-letter" data-pm-newsletter><label for="fl-email">${say('Email address', 'Adresse e-mail')}</label>
<input class="fl-field" id="fl-email" name="email" type="email" autocomplete="email"><button class="fl-button" type="submit">${say('Subscribe', 'S’inscrire')}</button><p class="fl-message" data-pm-message></p></form></section>
</div>`,
);

const productRow = (say: Words) => `<li class="fl-card" data-pm-row>
<a data-pm-link><img data-pm-field="image" alt="" width="600" height="750" loading="lazy"><span class="fl-name" data-pm-field="name"></span></a>
<p class="fl-price"><span data-pm-field="price"></span><s class="fl-was" data-pm-field="was"></s></p>
<p class="fl-note" data-pm-if="soldOut">${say('Sold out', 'Épuisé')}</p>
<button class="fl-quiet" type="button" data-pm-add data-pm-unless="soldOut">${say('Add to cart', 'Ajouter au panier')}</button></li>`;

const reviewList = (say: Words, lamp: number) => `<section class="fl-part" data-pm-reviews="${lamp}" data-pm-limit="3">
<h2>${say('What people say about the lamp', 'Ce que l’on dit de la lampe')}</h2>
<ul class="fl-says"><li data-pm-row><p data-pm-if="rating" aria-hidden="true">★ <span data-pm-field="rating"></span></p>
<blockquote data-pm-field="comment"></blockquote><p class="fl-who"><span data-pm-field="author"></span>, <span data-pm-field="date"></span></p></li></ul>
<p class="fl-note" data-pm-empty>${say('Nobody has written anything yet.', 'Personne n’a encore rien écrit.')}</p>
<p class="fl-more"><button class="fl-button fl-second" type="button" data-pm-more>${say('Read more', 'Lire la suite')}</button></p></section>`;

const failed = (
  say: Words,
) => `<p class="fl-note" data-pm-failed>${say('This could not be loaded.', 'Le chargement a échoué.')}
<button class="fl-quiet" type="button" data-pm-retry>${say('Try again', 'Réessayer')}</button></p>`;

const home = (lamp: number) =>
  inBoth(
    (say) => `<section class="fl-hero"><img src="${banner}" alt="" width="1920" height="720" fetchpriority="high"><div>
<h1>${say('For the hours after the door is shut', 'Pour les heures d’après la porte fermée')}</h1>
<p>${say('Chairs that wait, clocks that whisper, lamps that know when to stop. All of it from one house, made to be repaired.', 'Des chaises qui attendent, des horloges qui chuchotent, des lampes qui savent s’arrêter. Tout vient d’une seule maison, et se répare.')}</p>
<a class="fl-button" href="/products/all">${say('See everything', 'Tout voir')}</a></div></section>
<section class="fl-part" data-pm-products="index" data-pm-limit="4"><h2>${say('In the window this week', 'En vitrine cette semaine')}</h2>
<ul class="fl-grid">${productRow(say)}</ul>
<p class="fl-note" data-pm-empty>${say('The window is being dressed.', 'La vitrine est en préparation.')}</p>${failed(say)}
<p class="fl-more"><button class="fl-button fl-second" type="button" data-pm-more>${say('Show more', 'Voir plus')}</button></p></section>
${reviewList(say, lamp)}`,
  );

const landing = (lamp: number) =>
  inBoth(
    (
      say,
    ) => `<section class="fl-part fl-pair"><img src="${lampPicture}" alt="${say('An oil lamp on a table', 'Une lampe à huile sur une table')}" width="1200" height="1500" fetchpriority="high"><div>
<h1>${say('One lamp, one evening', 'Une lampe, une soirée')}</h1>
<p class="fl-lead">${say('Fill it at dusk and it burns until you should be asleep anyway. Hand-thrown clay, a low flame, a wick you can buy anywhere.', 'Remplie au crépuscule, elle brûle jusqu’à l’heure où vous devriez dormir. Terre tournée à la main, une flamme basse, une mèche qui se trouve partout.')}</p>
<div class="fl-today" data-pm-products="ids" data-pm-ids="${lamp}" data-pm-limit="1"><p class="fl-price" data-pm-row><span data-pm-field="price"></span><s class="fl-was" data-pm-field="was"></s></p></div>
<form class="fl-buy" data-pm-buy="${lamp}"><label for="fl-quantity">${say('Quantity', 'Quantité')} <input class="fl-field" id="fl-quantity" name="quantity" type="number" min="1" max="99" value="1"></label>
<button class="fl-button" type="submit">${say('Buy now', 'Acheter maintenant')}</button>
<button class="fl-button fl-second" type="button" data-pm-add>${say('Add to cart', 'Ajouter au panier')}</button></form></div></section>
${reviewList(say, lamp)}`,
  );

const house = inBoth(
  (say) => `<section class="fl-text"><h1>${say('The house', 'La maison')}</h1>
<p>${say('Three floors, eleven people, one stove. The workshop is on the ground floor, the shop above it, and on the third we try every chair for a winter before we sell it.', 'Trois étages, onze personnes, un poêle. L’atelier est au rez-de-chaussée, la boutique au-dessus, et au troisième nous essayons chaque chaise tout un hiver avant de la vendre.')}</p>
<p>${say('Come by when the light is on.', 'Passez quand la lumière est allumée.')}</p></section>`,
);

const basket = (picks: readonly number[]) =>
  inBoth(
    (
      say,
    ) => `<section class="fl-part"><h1 class="fl-lead">${say('What you have set aside', 'Ce que vous avez mis de côté')}</h1>
<div data-pm-cart><ul class="fl-lines"><li class="fl-line" data-pm-row><img data-pm-field="image" alt="" width="200" height="250">
<a data-pm-link><span data-pm-field="name"></span></a><span data-pm-field="total"></span>
<div class="fl-steps"><button class="fl-step" type="button" data-pm-minus aria-label="${say('One less', 'Un de moins')}">−</button>
<input class="fl-field" data-pm-quantity type="number" min="1" aria-label="${say('Quantity', 'Quantité')}">
<button class="fl-step" type="button" data-pm-plus aria-label="${say('One more', 'Un de plus')}">+</button>
<button class="fl-quiet" type="button" data-pm-delete>${say('Remove', 'Retirer')}</button><span data-pm-field="error"></span></div></li></ul>
<p class="fl-note" data-pm-empty>${say('Nothing yet.', 'Rien pour l’instant.')}</p>
<div data-pm-if="count"><p class="fl-sum"><span>${say('Subtotal', 'Sous-total')}</span><span data-pm-field="subtotal"></span></p>
<button class="fl-button" type="button" data-pm-checkout>${say('To the cart', 'Vers le panier')}</button></div></div></section>
<section class="fl-part" data-pm-products="ids" data-pm-ids="${picks.join(',')}" data-pm-limit="4"><h2>${say('It goes well with', 'À assortir avec')}</h2><ul class="fl-grid">${productRow(say)}</ul>${failed(say)}</section>`,
  );

const page = (type: string, { en, fr }: Localized, more: Partial<PageDraft> = {}): PageDraft => {
  return { type, host, css: PAGES_CSS, html: en, translations: { fr: typesetFrench(fr) }, ...more };
};

/** The pages of the second shop, whose hooks name its products. */
export function secondPages(products: CatalogRows['products']): readonly PageDraft[] {
  const lamp = products.find(({ slug }) => slug === SECOND_LANDING)?.id;
  if (lamp === undefined) throw new Error(`The second shop does not sell ${SECOND_LANDING}`);
  const picks = products.filter(({ id }) => id !== lamp).map(({ id }) => id);
  return [
    page('HEADER', header),
    page('FOOTER', footer),
    page('HOME', home(lamp)),
    page('LANDING', landing(lamp), { slug: SECOND_LANDING, name: 'The evening lamp' }),
    page('CUSTOM', house, { slug: 'the-house', name: 'The house' }),
    page('CUSTOM', basket(picks.slice(0, 4)), { slug: 'set-aside', name: 'What you have set aside' }),
  ];
}
