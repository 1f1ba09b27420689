import { expect, test } from 'vitest';
import { maskedUrl } from './log.ts';

test.each([
  ['/api/front/cart/list?isValid=true&storeId=1&uuid=0123', '/api/front/cart/list?isValid=true&storeId=1&uuid=***'],
  ['/oidc/interaction/secret', '/oidc/interaction/***'],
  ['/oidc/authorization/secret?x=1', '/oidc/authorization/***?x=***'],
  ['/callback?code=secret&state=s', '/callback?code=***&state=***'],
  ['/sandbox/pay/secret', '/sandbox/pay/***'],
  ['/media/uploads/secret.jpg', '/media/uploads/***'],
  ['/mail/messages?to=someone@shopper.test', '/mail/messages?to=***'],
  ['/api/front/product/list?page=2&keyword=teapot', '/api/front/product/list?page=2&keyword=***'],
])('%s is logged as %s', (url, logged) => {
  expect(maskedUrl(url)).toBe(logged);
});
