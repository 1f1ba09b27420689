import { expect, test } from 'vitest';
import { oauthSignature } from './twitter.ts';

test('a call is signed as in Twitter’s documented example', () => {
  const fields = {
    status: 'Hello Ladies + Gentlemen, a signed OAuth request!',
    include_entities: 'true',
    oauth_consumer_key: 'xvz1evFS4wEEPTGEFPHBog',
    oauth_nonce: 'kYjzVBB8Y0ZFabxSWbWovY3uYSQ2pTgmZeNu2VS4cg',
    oauth_signature_method: 'HMAC-SHA1',
    oauth_timestamp: '1318622958',
    oauth_token: '370773112-GmHxMAgYyLbNEtIKZeRNFsMKPR9EyMZeS9weJAEb',
    oauth_version: '1.0',
  };
  const secrets = {
    secret: 'kAcSOqF21Fu85e7zjz7ZN2U4ZRhfV3WpwPAoE3Z7kBw',
    tokenSecret: 'LswwdoUaIvS8ltyTt5jkRh4J50vUPVVHtR2YPi5kE',
  };
  const url = 'https://api.twitter.com/1.1/statuses/update.json';
  expect(oauthSignature('POST', url, fields, secrets)).toBe('hCtSmYh+iHYCEqBWrE7C7hYmtUk=');
});
