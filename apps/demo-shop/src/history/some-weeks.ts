import { PARCEL_STATE } from '@promenade/reference-api/domain/shipping.ts';
import { typesetFrench } from '../typeset.ts';
import type { Telling } from './index.ts';

const PARCEL = { kind: 'express', company: 'Colis Exemple' } as const;

/** Some weeks of a shopper who buys rarely, in chronological order. */
export async function liveAsFlaneur({ life, ago, minutesAgo, pieces }: Telling): Promise<void> {
  ago(24);
  const { parts } = await life.buy([await pieces('the-red-cookbook'), await pieces('beeswax-pillar-candle', 2)]);
  ago(23);
  for (const [place, { orderNo }] of parts.entries())
    await life.ship(orderNo, { ...PARCEL, number: `CX33018${place}` });
  ago(19);
  for (const { orderNo } of parts) await life.deliver(orderNo, 'Remis en main propre');
  for (const { orderNo } of parts) await life.receive(orderNo);
  const [first] = parts;
  if (first?.lines[0]) {
    await life.review(first.orderNo, first.lines[0].id, {
      stars: 5,
      comment: typesetFrench('Arrivé plus vite que prévu, et plus beau qu’en photo : je recommande !'),
    });
  }
  ago(14);
  const umbrella = await life.buy([await pieces('cloudburst-umbrella')]);
  ago(13);
  for (const { orderNo } of umbrella.parts) {
    await life.payBack(await life.askBack(orderNo, 'J’ai changé d’avis', 'Il fait beau depuis une semaine.'));
  }
  ago(3);
  const lamp = await life.buy([await pieces('evening-oil-lamp')]);
  for (const { orderNo } of lamp.parts) {
    ago(2);
    await life.ship(orderNo, { ...PARCEL, number: 'CX340227' });
    ago(1);
    await life.track(orderNo, 'Trié à Villeurbanne, en route', PARCEL_STATE.moving);
  }
  minutesAgo(25);
  await life.place([await pieces('market-chef-knife')]);
}
