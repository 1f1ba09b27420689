import { expect, it } from 'vitest';
import { isMasterOrder } from './order-number.ts';

it.each([
  ['PT26011512000001', true],
  ['SH26011512000001', false],
  ['', false],
  ['26PT', false],
])('isMasterOrder(%s) is %s', (orderNo, isMaster) => expect(isMasterOrder(orderNo)).toBe(isMaster));
