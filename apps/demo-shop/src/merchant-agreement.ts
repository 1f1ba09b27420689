import type { Localized } from '@promenade/reference-api/db/tables.ts';
import { typesetFrench } from './typeset.ts';

/** What merchants of the demo shop agree to, HTML. */
export const MERCHANT_AGREEMENT: Localized = {
  en: `<h2>Terms for merchants</h2>
<p>Promenade is a demonstration: who applies here opens a shop in which nothing is really sold.</p>
<h3>What you bring</h3>
<p>You sell what is yours to sell, describe it as it is, and send it within three working days of its payment. Goods that are not as described you take back at your own cost.</p>
<h3>What it costs</h3>
<p>The street keeps a share of each sale; how large it is depends on your trade and stands beside it in the form. There is no other fee.</p>
<h3>How we decide</h3>
<p>We look at your papers and answer within 15 working days. When we decline we say why, and you may mend your application and send it again.</p>`,
  fr: typesetFrench(`<h2>Conditions des marchands</h2>
<p>Promenade est une démonstration : qui candidate ici ouvre une boutique où rien n’est vraiment vendu.</p>
<h3>Ce que vous apportez</h3>
<p>Vous vendez ce qui est à vous, le décrivez tel qu’il est et l’expédiez dans les trois jours ouvrés suivant son paiement. Ce qui n’est pas conforme, vous le reprenez à vos frais.</p>
<h3>Ce que cela coûte</h3>
<p>La rue garde une part de chaque vente ; elle dépend de votre secteur et figure à côté de celui-ci dans le formulaire. Il n’y a pas d’autres frais.</p>
<h3>Comment nous décidons</h3>
<p>Nous examinons vos pièces et répondons sous 15 jours ouvrés. En cas de refus nous disons pourquoi, et vous pouvez corriger votre candidature et la renvoyer.</p>`),
};
