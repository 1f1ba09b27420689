import { PARCEL_STATE } from '@promenade/reference-api/domain/shipping.ts';
import { typesetFrench } from '../typeset.ts';
import type { HistoryInput } from './index.ts';

const PARCEL = { kind: 'express', company: 'Colis Exemple' } as const;

/** Some weeks of a shopper who buys rarely, in chronological order. */
export async function writeShopperHistory({ shopper, ago, minutesAgo, pieces }: HistoryInput): Promise<void> {
  ago(24);
  const { parts } = await shopper.buy([await pieces('the-red-cookbook'), await pieces('beeswax-pillar-candle', 2)]);
  ago(23);
  for (const [place, { orderNo }] of parts.entries())
    await shopper.ship(orderNo, { ...PARCEL, number: `CX33018${place}` });
  ago(19);
  for (const { orderNo } of parts) await shopper.deliver(orderNo, 'Remis en main propre');
  for (const { orderNo } of parts) await shopper.receive(orderNo);
  const [first] = parts;
  if (first?.lines[0]) {
    await shopper.review(first.orderNo, first.lines[0].id, {
      stars: 5,
      comment: typesetFrench('Arrivé plus vite que prévu, et plus beau qu’en photo : je recommande !'),
    });
  }
  ago(14);
  const umbrella = await shopper.buy([await pieces('cloudburst-umbrella')]);
  ago(13);
  for (const { orderNo } of umbrella.parts) {
    await shopper.payBack(await shopper.askBack(orderNo, 'J’ai changé d’avis', 'Il fait beau depuis une semaine.'));
  }
  ago(3);
  const lamp = await shopper.buy([await pieces('evening-oil-lamp')]);
  for (const { orderNo } of lamp.parts) {
    ago(2);
    await shopper.ship(orderNo, { ...PARCEL, number: 'CX340227' });
    ago(1);
    await shopper.track(orderNo, 'Trié à Villeurbanne, en route', PARCEL_STATE.moving);
  }
  minutesAgo(25);
  await shopper.place([await pieces('market-chef-knife')]);
}
