import { describe, expect, it } from 'vitest';
import {
  addressesIpInfo,
  addressesList,
  applicationsSendCode,
  ordersList,
  ordersLogistics,
  paymentsPaypalCancel,
  refundsReasons,
} from '../calls/index.ts';
import type { EndpointId } from '../contract/index.ts';
import { contract } from '../contract/registry.ts';
import { decode } from '../schema/decode.ts';
import { encode } from '../schema/encode.ts';
import { objectSchema } from '../schema/json-schema.ts';
import type { Issue } from '../schema/reading.ts';
import { sample } from '../schema/sample.ts';
import type { AnySchema } from '../schema/schema.ts';
import { matches } from '../test-support/matches-json-schema.ts';
import { type Fields, wireOf } from '../test-support/wire-of.ts';
import { Address } from './addresses.ts';
import { MerchantApplication } from './applications.ts';
import { LoginResult } from './login.ts';
import { Logistics, OrderDetail, OrderListItem } from './merchant-orders.ts';
import { CustomerService, MerchantDetail, MerchantIndex } from './merchants.ts';
import { MasterOrder, UnpaidOrder } from './orders.ts';

import { ComputedPrice, PreOrder, PreOrderLine } from './preorders.ts';
import { RefundDetail } from './refunds.ts';

const track = [{ AcceptStation: 'Lyon', AcceptTime: '14/03 09:12' }];

/** Unusual wire formats of entities, and the decoded values. */
const odd: readonly (readonly [string, AnySchema, Fields, Fields])[] = [
  [
    'pictures of a refund separated by commas',
    RefundDetail,
    { refundReasonWapImg: '/a.webp,/b.webp' },
    { refundReasonWapImg: ['/a.webp', '/b.webp'] },
  ],
  ['a refund without pictures', RefundDetail, { refundReasonWapImg: '' }, { refundReasonWapImg: [] }],
  ['a refund with null pictures', RefundDetail, { refundReasonWapImg: null }, { refundReasonWapImg: [] }],
  [
    'pictures of a refund as a list with an empty item',
    RefundDetail,
    { refundReasonWapImg: ['/a.webp', ''] },
    { refundReasonWapImg: ['/a.webp'] },
  ],
  [
    'a refund under review',
    RefundDetail,
    { refundReason: null, refundTime: null },
    { refundReason: '', refundTime: null },
  ],
  [
    'documents of a merchant as JSON text',
    MerchantDetail,
    { qualificationPicture: '["/p1.webp","/p2.webp"]' },
    { qualificationPicture: ['/p1.webp', '/p2.webp'] },
  ],
  [
    'documents of an applicant as JSON text',
    MerchantApplication,
    { qualificationPicture: '["/p.webp"]', auditStatus: '3', denialReason: 'Blurred' },
    { qualificationPicture: ['/p.webp'], auditStatus: 3, denialReason: 'Blurred' },
  ],
  ['an application that is pending', MerchantApplication, { denialReason: null }, { denialReason: '' }],
  ['a merchant without banners', MerchantIndex, { pcBanner: null }, { pcBanner: [] }],
  [
    'banners of a merchant as plain URLs',
    MerchantIndex,
    { pcBanner: '["/b.webp"]' },
    { pcBanner: [{ sattDir: '/b.webp' }] },
  ],
  [
    'banners of a merchant with other file fields',
    MerchantIndex,
    { pcBanner: '[{"attId":4,"sattDir":"/b.webp"}]' },
    { pcBanner: [{ sattDir: '/b.webp' }] },
  ],
  ['a customer service channel in upper case', CustomerService, { serviceType: 'H5' }, { serviceType: 'H5' }],
  ['tracking without events', Logistics, { logisticsInfo: '' }, { logisticsInfo: [] }],
  ['tracking without data', Logistics, { logisticsInfo: null, state: '0' }, { logisticsInfo: [], state: 0 }],
  ['tracking events as JSON text', Logistics, { logisticsInfo: JSON.stringify(track) }, { logisticsInfo: track }],
  ['a lost parcel', Logistics, { state: -1, trackTime: '' }, { state: -1, trackTime: null }],
  [
    'a virtual delivery',
    OrderDetail,
    { deliveryType: 'fictitious', deliveryId: '' },
    { deliveryType: 'fictitious', deliveryId: null },
  ],
  ['an order before shipment', OrderDetail, { deliveryType: null, expressInfo: null }, { deliveryType: null }],
  [
    'an order without points',
    OrderDetail,
    { useIntegral: undefined, integralPrice: undefined },
    { useIntegral: null, integralPrice: null },
  ],
  ['a checkout without points', MasterOrder, { integralPrice: null }, { integralPrice: null }],
  ['a price without points', ComputedPrice, { deductionPrice: null, usedIntegral: null }, { deductionPrice: null }],
  ['an open checkout without points', PreOrder, { userIntegral: undefined }, { userIntegral: null }],
  [
    'a nickname with a misspelt field name',
    LoginResult,
    { nikeName: 'A**a', phone: null },
    { nikeName: 'A**a', phone: null },
  ],
  ['weights as text', PreOrderLine, { weight: '0.25', postage: '1.50' }, { weight: 0.25, postage: 150 }],
  ['an unpaid checkout without a creation time', UnpaidOrder, { createTime: undefined }, { createTime: null }],
  [
    'an address with one name, one line and a numeric postal code',
    Address,
    { firstName: null, addressLine1: undefined, realName: 'Ada Martin', detail: '12 rue des Lilas', postCode: 75020 },
    { firstName: '', addressLine1: '', realName: 'Ada Martin', detail: '12 rue des Lilas', postCode: '75020' },
  ],
];

/** Status fields of an order, as numbers and as text. */
const states = [
  [false, 0, 0],
  [true, 0, 0],
  [true, 1, 0],
  [true, 2, 0],
  [true, 3, 0],
  [false, 9, 0],
  [true, 0, 1],
  [true, 2, 2],
  [true, 3, 3],
] as const;

const pageInfo = {
  pageNum: 1,
  pageSize: 20,
  size: 1,
  startRow: 0,
  endRow: 0,
  total: 21,
  pages: 2,
  prePage: 0,
  nextPage: 0,
  isFirstPage: true,
  isLastPage: true,
  hasPreviousPage: false,
  hasNextPage: false,
  navigatePages: 8,
  navigatepageNums: [1],
  navigateFirstPage: 1,
  navigateLastPage: 1,
};

describe('the wire format of CRMEB backends', () => {
  it.each(odd)('reads %s', (_, schema, fields, expected) => {
    const issues: Issue[] = [];
    expect(decode(schema, wireOf(schema, fields), (issue) => issues.push(issue))).toMatchObject(expected);
    expect(issues).toEqual([]);
  });

  it.each(states)('reads an order with paid %s, status %i, refund %i', (paid, status, refundStatus) => {
    const read = { paid, status, refundStatus };
    expect(decode(OrderListItem, wireOf(OrderListItem, read))).toMatchObject(read);
    const texts = { paid: paid ? 1 : 0, status: `${status}`, refundStatus: `${refundStatus}` };
    expect(decode(OrderListItem, wireOf(OrderListItem, texts))).toMatchObject(read);
  });

  it('uses the counts of a page and ignores its navigation flags', () => {
    const page = { list: [], pageNum: 1, pages: 2, total: 21, pageSize: 20 };
    expect(decode(ordersList.response, { ...pageInfo, list: [] })).toStrictEqual(page);
    const otherEdition = { list: [], page: 1, totalPage: 2, total: 21, limit: 20 };
    expect(decode(ordersList.response, otherEdition)).toStrictEqual(page);
    expect(decode(addressesList.response, [wireOf(Address, {})])).toMatchObject({ pageNum: 1, pages: 1, total: 1 });
  });

  it('reads calls without data', () => {
    expect(decode(ordersLogistics.response, null)).toBeNull();
    const nowhere = { country_name: '', country_calling_code: '', region: '', city: '' };
    expect(decode(addressesIpInfo.response, '')).toEqual(nowhere);
    expect(decode(addressesIpInfo.response, null)).toEqual(nowhere);
    expect(decode(paymentsPaypalCancel.response, null)).toBeNull();
    expect(decode(applicationsSendCode.response, true)).toBeNull();
    expect(decode(refundsReasons.response, null)).toEqual([]);
  });

  it('encodes pictures of a refund as comma-separated text', () => {
    const written = encode(RefundDetail, { ...sample(RefundDetail), refundReasonWapImg: ['/a.webp', '/b.webp'] });
    expect(written).toMatchObject({ refundReasonWapImg: '/a.webp,/b.webp' });
  });
});

/** Calls by the prefix of the numbers that they take. */
const numbered = {
  PT: ['orders.masterDetail', 'orders.cancel', 'payments.result', 'payments.wechatResult'],
  SH: ['orders.detail', 'orders.remove', 'orders.confirmReceipt', 'orders.logistics', 'refunds.applyInfo'],
  RE: ['refunds.detail', 'refunds.withdraw', 'refunds.sendBack'],
} as const satisfies Record<string, readonly EndpointId[]>;

describe.each(Object.entries(numbered))('numbers with the prefix %s', (prefix, ids) => {
  it.each(ids)('are accepted by %s', (id) => {
    const { path } = contract[id].input;
    const takes = (orderNo: string) => matches(objectSchema(path ?? {}), { orderNo });
    expect(Object.keys(numbered).filter((kind) => takes(`${kind}26011512000001`))).toEqual([prefix]);
    expect(takes(`${prefix}26011512000001/../1`)).toBe(false);
  });
});
