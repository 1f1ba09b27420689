import { expect, it } from 'vitest';
import { ownerLink } from './owner-link.ts';

it.each([
  ['', '/'],
  ['  ', '/'],
  [null, '/'],
  [undefined, '/'],
  [' /products/all?sort=new#list ', '/products/all?sort=new#list'],
  ['products/all', '/products/all'],
  ['https://partner.example/a?b=c#d', 'https://partner.example/a?b=c#d'],
  ['HTTPS://PARTNER.example', 'https://partner.example/'],
  ['//partner.example/a', 'https://partner.example/a'],
  ['mailto:shop@shop.example', 'mailto:shop@shop.example'],
  ['tel:+16175550199', 'tel:+16175550199'],
  ['http://partner.example', '/'],
  [' javascript:alert(document.domain)', '/'],
  ['java\nscript:alert(1)', '/'],
  ['\u0001javascript:alert(1)', '/'],
  ['data:text/html,<script>alert(1)</script>', '/'],
  ['blob:https://shop.example/1', '/'],
  ['vbscript:msgbox(1)', '/'],
  ['https://', '/'],
])('the link %j of a store owner has the target %s', (link, target) => {
  expect(ownerLink(link)).toBe(target);
});
