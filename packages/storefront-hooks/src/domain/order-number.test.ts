import { expect, it } from 'vitest';
import { isMasterOrder, orderNumberIssue, orderNumberOf } from './order-number.ts';

it.each([
  ['PT26011512000001', true],
  ['SH26011512000001', false],
  ['', false],
  ['26PT', false],
])('isMasterOrder(%s) is %s', (orderNo, isMaster) => expect(isMasterOrder(orderNo)).toBe(isMaster));

it.each([
  ['#pt2601 1512', 'PT26011512'],
  [' SH26011512 ', 'SH26011512'],
  ['ＰＴ２６', 'PT26'],
])('%j is the order number %s', (typed, number) => expect(orderNumberOf(typed)).toBe(number));

it.each([
  ['', 'orderNumberEmpty'],
  ['#', 'orderNumberEmpty'],
  ['26011512', 'orderNumberMalformed'],
  ['RE26011512', 'orderNumberMalformed'],
  ['PT26-01', 'orderNumberMalformed'],
  ['#pt26011512000001', undefined],
  ['SH26011512000001', undefined],
])('the issue of the order number %j is %s', (typed, issue) => expect(orderNumberIssue(typed)).toBe(issue));
