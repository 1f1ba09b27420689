import type { Localized } from '../../db/tables.ts';
import type { PageDraft } from '../../domain/shop-pages.ts';
import { merchantPicture, productPicture } from '../../media/urls.ts';
import { typesetFrench } from '../typeset.ts';
import { SECOND_HOST as host, SECOND_LANDING, SECOND_NAME } from './store.ts';

/*
 * Pages as an owner would hand them in: plain HTML and CSS, without scripts. Links in French pages have no prefix either; the
 * store leads each to the page in the visitor's language.
 */

const css = `
.fl-bar, .fl-foot { display: flex; flex-wrap: wrap; gap: 0.5rem 1.5rem; align-items: baseline; padding: 1.25rem clamp(1rem, 4vw, 3rem); background: #1f1a17; color: #f3e9dc; }
.fl-bar a, .fl-foot a { color: inherit; }
.fl-mark { margin-inline-end: auto; font: 600 1.5rem/1 Georgia, serif; letter-spacing: 0.02em; text-decoration: none; }
.fl-foot { justify-content: space-between; font-size: 0.875rem; }
.fl-page { max-width: 60rem; margin: 0 auto; padding: clamp(1.5rem, 5vw, 4rem) 1rem; font: 1.125rem/1.6 Georgia, serif; }
.fl-page h1 { margin: 0 0 1rem; font-size: clamp(2rem, 6vw, 3.5rem); line-height: 1.1; font-weight: 500; text-wrap: balance; }
.fl-page img { display: block; width: 100%; height: auto; margin: 0 0 2rem; }
.fl-button { display: inline-block; padding: 0.875rem 1.5rem; background: #1f1a17; color: #f3e9dc; text-decoration: none; }
`;

const banner = merchantPicture('foyer-lune', 'banner');
const lamp = productPicture(SECOND_LANDING, 'company');

const header: Localized = {
  en: `<div class="fl-bar"><a class="fl-mark" href="/">${SECOND_NAME}</a><a href="/products/all">Everything</a><a href="/p/${SECOND_LANDING}">The lamp</a><a href="/the-house">The house</a><a href="/cart">Cart</a></div>`,
  fr: `<div class="fl-bar"><a class="fl-mark" href="/">${SECOND_NAME}</a><a href="/products/all">Tout voir</a><a href="/p/${SECOND_LANDING}">La lampe</a><a href="/the-house">La maison</a><a href="/cart">Panier</a></div>`,
};

const footer: Localized = {
  en: `<div class="fl-foot"><p>7 rue de la Veilleuse, 69001 Lyon</p><p><a href="/company/contact_us">Write to us</a></p></div>`,
  fr: `<div class="fl-foot"><p>7 rue de la Veilleuse, 69001 Lyon</p><p><a href="/company/contact_us">Nous écrire</a></p></div>`,
};

const home: Localized = {
  en: `<section class="fl-page"><img src="${banner}" alt="" width="1920" height="720">
<h1>For the hours after the door is shut</h1>
<p>Chairs that wait, clocks that whisper, lamps that know when to stop. All of it from one house, made to be repaired.</p>
<p><a class="fl-button" href="/products/all">See everything</a></p></section>`,
  fr: `<section class="fl-page"><img src="${banner}" alt="" width="1920" height="720">
<h1>Pour les heures d’après la porte fermée</h1>
<p>Des chaises qui attendent, des horloges qui chuchotent, des lampes qui savent s’arrêter. Tout vient d’une seule maison, et se répare.</p>
<p><a class="fl-button" href="/products/all">Tout voir</a></p></section>`,
};

const landing: Localized = {
  en: `<section class="fl-page"><img src="${lamp}" alt="An oil lamp on a table" width="1200" height="1500">
<h1>One lamp, one evening</h1>
<p>Fill it at dusk and it burns until you should be asleep anyway. Hand-thrown clay, a low flame, a wick you can buy anywhere.</p>
<p><a class="fl-button" href="/product/${SECOND_LANDING}">Take it home</a></p></section>`,
  fr: `<section class="fl-page"><img src="${lamp}" alt="Une lampe à huile sur une table" width="1200" height="1500">
<h1>Une lampe, une soirée</h1>
<p>Remplie au crépuscule, elle brûle jusqu’à l’heure où vous devriez dormir. Terre tournée à la main, une flamme basse, une mèche qui se trouve partout.</p>
<p><a class="fl-button" href="/product/${SECOND_LANDING}">L’emporter</a></p></section>`,
};

const house: Localized = {
  en: `<section class="fl-page"><h1>The house</h1>
<p>Three floors, eleven people, one stove. The workshop is on the ground floor, the shop above it, and on the third we try every chair for a winter before we sell it.</p>
<p>Come by when the light is on.</p></section>`,
  fr: `<section class="fl-page"><h1>La maison</h1>
<p>Trois étages, onze personnes, un poêle. L’atelier est au rez-de-chaussée, la boutique au-dessus, et au troisième nous essayons chaque chaise tout un hiver avant de la vendre.</p>
<p>Passez quand la lumière est allumée.</p></section>`,
};

const page = (type: string, { en, fr }: Localized, more: Partial<PageDraft> = {}): PageDraft => {
  return { type, host, css, html: en, htmlFr: typesetFrench(fr), ...more };
};

export const SECOND_PAGES: readonly PageDraft[] = [
  page('HEADER', header),
  page('FOOTER', footer),
  page('HOME', home),
  page('LANDING', landing, { slug: SECOND_LANDING, name: 'The evening lamp' }),
  page('CUSTOM', house, { slug: 'the-house', name: 'The house' }),
];
