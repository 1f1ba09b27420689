import { PARCEL_STATE } from '@promenade/reference-api/domain/shipping.ts';
import { productPicture } from '../pictures/urls.ts';
import type { Telling } from './index.ts';
import type { Bought } from './shopper.ts';

const PARCEL = { kind: 'express', company: 'Parcel Example' } as const;
const RETURNS = 'Returns desk\n18 Orchard Street\nPortland, ME 04101';

/** The only merchant's part of an order. */
const onlyPart = ({ parts: [part] }: Bought) => {
  if (!part?.lines[0]) throw new Error('an order without lines');
  return { ...part, line: part.lines[0] };
};

/** Two months of a shopper who buys a little of everything, in chronological order. */
export async function liveAsDemo(telling: Telling): Promise<void> {
  const teapot = await firstMonth(telling);
  await secondMonth(telling);
  await lastDays(telling, teapot);
}

/** From the first order, with a coupon, to a refund that was refused; returns the number of an order with a teapot. */
async function firstMonth({ life, ago, pieces, coupon, answer }: Telling): Promise<string> {
  ago(62);
  const thanks = await coupon('Larkstep says thank you');
  await life.takeCoupon(thanks);
  ago(58);
  const couponId = await life.heldCoupon(thanks);
  const shoes = onlyPart(await life.buy([await pieces('harbour-canvas-trainer')], { couponId }));
  ago(57);
  await life.ship(shoes.orderNo, { ...PARCEL, number: 'PX5804417' });
  ago(54);
  await life.deliver(shoes.orderNo, 'Handed over at the door');
  ago(53);
  await life.receive(shoes.orderNo);
  ago(50);
  await life.review(shoes.orderNo, shoes.line.id, {
    stars: 5,
    comment: 'Worn every day since they came, rain included. They look better for it.',
    pictures: [productPicture('harbour-canvas-trainer', 'close'), productPicture('harbour-canvas-trainer', 'flat')],
  });
  await answer('Rain included: that is what they are made for. Thank you.');

  ago(47);
  const points = { usesPoints: true, mark: 'Please leave it with the neighbour at number 98.' };
  const { parts } = await life.buy([await pieces('walks-without-maps'), await pieces('four-o-clock-teapot')], points);
  ago(46);
  for (const [place, part] of parts.entries()) await life.ship(part.orderNo, { ...PARCEL, number: `PX604490${place}` });
  ago(43);
  for (const part of parts) await life.deliver(part.orderNo, 'Handed over to a neighbour');
  ago(42);
  for (const part of parts) await life.receive(part.orderNo);
  const [reviewed] = parts;
  if (reviewed?.lines[0]) {
    await life.review(reviewed.orderNo, reviewed.lines[0].id, {
      stars: 4,
      comment: 'A quiet pleasure. The parcel was a little dented, what was in it was not.',
    });
  }

  ago(40);
  const skillet = onlyPart(await life.buy([await pieces('first-egg-skillet', 2)]));
  ago(39);
  await life.ship(skillet.orderNo, { ...PARCEL, number: 'PX6710093' });
  ago(36);
  await life.deliver(skillet.orderNo, 'Handed over at the door');
  await life.receive(skillet.orderNo);
  ago(33);
  const words = 'One of the two has a scratch along the rim. I have used it twice.';
  const refused = await life.askBack(skillet.orderNo, 'It is damaged or does not work', words, skillet.line.id);
  ago(32);
  await life.refuse(
    refused,
    'A mark from a metal spoon is wear, and no fault. We gladly send you how to season it again.',
  );
  return parts.at(-1)?.orderNo ?? '';
}

/** A refund that was paid, an order that was cancelled, goods that were sent back. */
async function secondMonth({ life, ago, pieces }: Telling): Promise<void> {
  ago(30);
  const game = onlyPart(await life.buy([await pieces('park-bench-chess-set')]));
  ago(30, 5);
  const changed = await life.askBack(game.orderNo, 'I changed my mind', 'Somebody has just given me the same one.');
  ago(29);
  await life.payBack(changed);

  ago(26);
  const given = await life.place([await pieces('backyard-film-projector')]);
  ago(26, 1);
  await life.cancel(given);

  ago(20);
  const dress = onlyPart(await life.buy([await pieces('waltz-dress')]));
  ago(19);
  await life.ship(dress.orderNo, { ...PARCEL, number: 'PX7190284' });
  ago(16);
  await life.deliver(dress.orderNo, 'Handed over at the door');
  await life.receive(dress.orderNo);
  ago(13);
  const small = await life.askBack(dress.orderNo, 'It does not fit', 'Lovely, and one size too small.');
  ago(12);
  await life.wantGoods(small, RETURNS);
  ago(11);
  await life.sendBack(small, PARCEL.company, 'PX7455120');
}

/** Orders in transit, delivered, waiting for the merchant, waiting for a return and waiting for payment. */
async function lastDays({ life, ago, minutesAgo, pieces, waitForMoney }: Telling, teapot: string): Promise<void> {
  ago(10);
  const notebooks = [await pieces('elastic-band-notebook', 2), await pieces('registrar-fountain-pen')];
  const desk = onlyPart(await life.buy(notebooks));
  ago(9);
  await life.ship(desk.orderNo, { ...PARCEL, number: 'PX7804115' });
  ago(7);
  await life.deliver(desk.orderNo, 'Handed over at the door');
  ago(6, -2);
  await life.receive(desk.orderNo);

  ago(6);
  const radio = onlyPart(await life.buy([await pieces('kitchen-table-radio')]));
  ago(5);
  await life.ship(radio.orderNo, { ...PARCEL, number: 'PX8120671' });
  ago(5, 6);
  await life.track(radio.orderNo, 'Collected from the merchant, Portland', PARCEL_STATE.collected);
  const bent = 'One of the two came with a bent cover.';
  const damaged = await life.askBack(desk.orderNo, 'It is damaged or does not work', bent, desk.line.id);
  ago(4);
  const plant = onlyPart(await life.buy([await pieces('windowsill-ficus')]));
  ago(4, 2);
  await life.track(radio.orderNo, 'Sorted in Albany', PARCEL_STATE.moving);
  await life.accept(damaged);
  await waitForMoney(damaged);
  const rash = await life.askBack(plant.orderNo, 'I changed my mind', 'The windowsill may be too small.');
  ago(4, 5);
  await life.withdraw(rash);
  ago(3);
  await life.ship(plant.orderNo, { kind: 'send', courier: 'Robin', phone: '+1 617 555 0177' });
  const loose = 'The handle came loose when I poured.';
  const broken = await life.askBack(teapot, 'It is damaged or does not work', loose);
  ago(2);
  await life.wantGoods(broken, RETURNS);
  await life.track(radio.orderNo, 'Arrived at the depot, Boston', PARCEL_STATE.moving);
  await life.deliver(plant.orderNo, 'Handed over in person');
  ago(1);
  await life.buy([await pieces('listening-bear'), await pieces('giant-sunflower', 5)]);
  ago(1, 4);
  const bread = onlyPart(await life.buy([await pieces('hillside-honey', 3)]));
  ago(1, 10);
  await life.askBack(bread.orderNo, 'I changed my mind', 'Three are two too many.', bread.line.id);
  minutesAgo(15);
  await life.place([await pieces('hush-headphones')]);
}
