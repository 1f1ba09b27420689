import { PARCEL_STATE } from '@promenade/reference-api/domain/shipping.ts';
import { productPicture } from '../pictures/urls.ts';
import type { HistoryInput } from './index.ts';
import type { Bought } from './shopper.ts';

const PARCEL = { kind: 'express', company: 'Parcel Example' } as const;
const RETURNS = 'Returns desk\n18 Orchard Street\nPortland, ME 04101';

/** The only merchant's part of an order. */
const onlyPart = ({ parts: [part] }: Bought) => {
  if (!part?.lines[0]) throw new Error('an order without lines');
  return { ...part, line: part.lines[0] };
};

/** Two months of a shopper who buys a little of everything, in chronological order. */
export async function writeDemoHistory(input: HistoryInput): Promise<void> {
  const teapot = await firstMonth(input);
  await secondMonth(input);
  await lastDays(input, teapot);
}

/** From the first order, with a coupon, to a refund that was refused; returns the number of an order with a teapot. */
async function firstMonth({ shopper, ago, pieces, coupon, answer }: HistoryInput): Promise<string> {
  ago(62);
  const thanks = await coupon('Larkstep says thank you');
  await shopper.takeCoupon(thanks);
  ago(58);
  const couponId = await shopper.heldCoupon(thanks);
  const shoes = onlyPart(await shopper.buy([await pieces('harbour-canvas-trainer')], { couponId }));
  ago(57);
  await shopper.ship(shoes.orderNo, { ...PARCEL, number: 'PX5804417' });
  ago(54);
  await shopper.deliver(shoes.orderNo, 'Handed over at the door');
  ago(53);
  await shopper.receive(shoes.orderNo);
  ago(50);
  await shopper.review(shoes.orderNo, shoes.line.id, {
    stars: 5,
    comment: 'Worn every day since they came, rain included. They look better for it.',
    pictures: [productPicture('harbour-canvas-trainer', 'close'), productPicture('harbour-canvas-trainer', 'flat')],
  });
  await answer('Rain included: that is what they are made for. Thank you.');

  ago(47);
  const points = { usesPoints: true, mark: 'Please leave it with the neighbour at number 98.' };
  const { parts } = await shopper.buy(
    [await pieces('walks-without-maps'), await pieces('four-o-clock-teapot')],
    points,
  );
  ago(46);
  for (const [place, part] of parts.entries())
    await shopper.ship(part.orderNo, { ...PARCEL, number: `PX604490${place}` });
  ago(43);
  for (const part of parts) await shopper.deliver(part.orderNo, 'Handed over to a neighbour');
  ago(42);
  for (const part of parts) await shopper.receive(part.orderNo);
  const [reviewed] = parts;
  if (reviewed?.lines[0]) {
    await shopper.review(reviewed.orderNo, reviewed.lines[0].id, {
      stars: 4,
      comment: 'A quiet pleasure. The parcel was a little dented, what was in it was not.',
    });
  }

  ago(40);
  const skillet = onlyPart(await shopper.buy([await pieces('first-egg-skillet', 2)]));
  ago(39);
  await shopper.ship(skillet.orderNo, { ...PARCEL, number: 'PX6710093' });
  ago(36);
  await shopper.deliver(skillet.orderNo, 'Handed over at the door');
  await shopper.receive(skillet.orderNo);
  ago(33);
  const words = 'One of the two has a scratch along the rim. I have used it twice.';
  const refused = await shopper.askBack(skillet.orderNo, 'It is damaged or does not work', words, skillet.line.id);
  ago(32);
  await shopper.refuse(
    refused,
    'A mark from a metal spoon is wear, and no fault. We gladly send you how to season it again.',
  );
  return parts.at(-1)?.orderNo ?? '';
}

/** A refund that was paid, an order that was cancelled, goods that were sent back. */
async function secondMonth({ shopper, ago, pieces }: HistoryInput): Promise<void> {
  ago(30);
  const game = onlyPart(await shopper.buy([await pieces('park-bench-chess-set')]));
  ago(30, 5);
  const changed = await shopper.askBack(game.orderNo, 'I changed my mind', 'Somebody has just given me the same one.');
  ago(29);
  await shopper.payBack(changed);

  ago(26);
  const given = await shopper.place([await pieces('backyard-film-projector')]);
  ago(26, 1);
  await shopper.cancel(given);

  ago(20);
  const dress = onlyPart(await shopper.buy([await pieces('waltz-dress')]));
  ago(19);
  await shopper.ship(dress.orderNo, { ...PARCEL, number: 'PX7190284' });
  ago(16);
  await shopper.deliver(dress.orderNo, 'Handed over at the door');
  await shopper.receive(dress.orderNo);
  ago(13);
  const small = await shopper.askBack(dress.orderNo, 'It does not fit', 'Lovely, and one size too small.');
  ago(12);
  await shopper.wantGoods(small, RETURNS);
  ago(11);
  await shopper.sendBack(small, PARCEL.company, 'PX7455120');
}

/** Orders in transit, delivered, waiting for the merchant, waiting for a return and waiting for payment. */
async function lastDays(
  { shopper, ago, minutesAgo, pieces, waitForMoney }: HistoryInput,
  teapot: string,
): Promise<void> {
  ago(10);
  const notebooks = [await pieces('elastic-band-notebook', 2), await pieces('registrar-fountain-pen')];
  const desk = onlyPart(await shopper.buy(notebooks));
  ago(9);
  await shopper.ship(desk.orderNo, { ...PARCEL, number: 'PX7804115' });
  ago(7);
  await shopper.deliver(desk.orderNo, 'Handed over at the door');
  ago(6, -2);
  await shopper.receive(desk.orderNo);

  ago(6);
  const radio = onlyPart(await shopper.buy([await pieces('kitchen-table-radio')]));
  ago(5);
  await shopper.ship(radio.orderNo, { ...PARCEL, number: 'PX8120671' });
  ago(5, 6);
  await shopper.track(radio.orderNo, 'Collected from the merchant, Portland', PARCEL_STATE.collected);
  const bent = 'One of the two came with a bent cover.';
  const damaged = await shopper.askBack(desk.orderNo, 'It is damaged or does not work', bent, desk.line.id);
  ago(4);
  const plant = onlyPart(await shopper.buy([await pieces('windowsill-ficus')]));
  ago(4, 2);
  await shopper.track(radio.orderNo, 'Sorted in Albany', PARCEL_STATE.moving);
  await shopper.accept(damaged);
  await waitForMoney(damaged);
  const rash = await shopper.askBack(plant.orderNo, 'I changed my mind', 'The windowsill may be too small.');
  ago(4, 5);
  await shopper.withdraw(rash);
  ago(3);
  await shopper.ship(plant.orderNo, { kind: 'send', courier: 'Robin', phone: '+1 617 555 0177' });
  const loose = 'The handle came loose when I poured.';
  const broken = await shopper.askBack(teapot, 'It is damaged or does not work', loose);
  ago(2);
  await shopper.wantGoods(broken, RETURNS);
  await shopper.track(radio.orderNo, 'Arrived at the depot, Boston', PARCEL_STATE.moving);
  await shopper.deliver(plant.orderNo, 'Handed over in person');
  ago(1);
  await shopper.buy([await pieces('listening-bear'), await pieces('giant-sunflower', 5)]);
  ago(1, 4);
  const bread = onlyPart(await shopper.buy([await pieces('hillside-honey', 3)]));
  ago(1, 10);
  await shopper.askBack(bread.orderNo, 'I changed my mind', 'Three are two too many.', bread.line.id);
  minutesAgo(15);
  await shopper.place([await pieces('hush-headphones')]);
}
