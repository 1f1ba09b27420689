import type { Localized } from '@promenade/reference-api/db/tables.ts';

/** User agreement of the demo shop, HTML. */
export const USER_AGREEMENT: Localized = {
  en: `<h2>The shop</h2>
<p>Promenade is a demonstration. Its merchants, goods and prices are invented, and nothing is really sold, charged or sent.</p>
<h2>Your account</h2>
<p>You sign in with an email address or a phone that is yours. Keep your password to yourself. If you forget it, a code sent to that address lets you choose another one, and signs every other device out.</p>
<h2>What is kept</h2>
<ul>
<li>Your addresses, orders and reviews, as long as your account exists.</li>
<li>Your visits, without what you looked at, for 90 days.</li>
<li>Mails and codes that were sent to you, for 30 days at most.</li>
</ul>
<h2>What others see</h2>
<p>Only your reviews, with your picture and the first and last letter of your nickname.</p>`,
  fr: `<h2>La boutique</h2>
<p>Promenade est une démonstration. Ses marchands, ses articles et ses prix sont inventés : rien n’est vraiment vendu, débité ni envoyé.</p>
<h2>Votre compte</h2>
<p>Vous vous connectez avec une adresse e-mail ou un téléphone qui vous appartient. Gardez votre mot de passe pour vous. Si vous l’oubliez, un code envoyé à cette adresse permet d’en choisir un autre et déconnecte tous les autres appareils.</p>
<h2>Ce qui est conservé</h2>
<ul>
<li>Vos adresses, commandes et avis, tant que votre compte existe.</li>
<li>Vos visites, sans ce que vous avez regardé, pendant 90 jours.</li>
<li>Les messages et codes qui vous ont été envoyés, pendant 30 jours au plus.</li>
</ul>
<h2>Ce que les autres voient</h2>
<p>Vos avis seulement, avec votre image et les première et dernière lettres de votre pseudonyme.</p>`,
};
