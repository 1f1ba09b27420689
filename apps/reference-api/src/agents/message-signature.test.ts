import { describe, expect, test } from 'vitest';
import { agentSignatures, type SignedRequest } from './message-signature.ts';
import { agentKey, signatureCheck } from './public-key.ts';

/* Vectors of draft-ietf-webbotauth-httpsig-protocol, with the public halves of the keys in RFC 9421, appendix B.1. */
const ED25519 = { kty: 'OKP', crv: 'Ed25519', x: 'JrQLj5P_89iXES9-vFgrIy29clF9CC_oPPsw3c5D0bs' };
const RSA = {
  kty: 'RSA',
  e: 'AQAB',
  n: 'r4tmm3r20Wd_PbqvP1s2-QEtvpuRaV8Yq40gjUR8y2Rjxa6dpG2GXHbPfvMs8ct-Lh1GH45x28Rw3Ry53mm-oAXjyQ86OnDkZ5N8lYbggD4O3w6M6pAvLkhk95AndTrifbIFPNU8PPMO7OyrFAHqgDsznjPFmTOtCEcN2Z1FpWgchwuYLPL-Wokqltd11nqqzi-bJ9cvSKADYdUAAN5WUtzdpiy6LbTgSxP7ociU4Tn0g5I6aDZJ7A8Lzo0KSyZYoA485mqcO0GVAdVw9lq4aOT9v6d-nb4bnNkQVklLQ3fVAvJm-xdDOp9LCNCN48V2pnDOkFV6-U9nV5oyc6XI2w',
};
const AGENT = 'https://signature-agent.test';

const vectors = [
  {
    title: 'Ed25519, a dictionary of agents',
    key: ED25519,
    agent: `agent2="${AGENT}"`,
    input:
      'sig2=("@authority" "signature-agent";key="agent2");created=1735689600;keyid="poqkLGiymh_W0uP6PZFw-dvez3QJT5SolqXBCW38r0U";alg="ed25519";expires=4889289600;nonce="n9p433xm+NJ3ph3upfBIGmsuwHw387YV7Q/F+6BSpGCVjYCqQw6rznNA8PVVLySrAWsv0hQtFioQb6E1YsauiA==";tag="web-bot-auth"',
    signature: 'sig2=:RdNFx5Bj6au3YgAMQL/RzmUlZE8QZLIaXGRpw985hWnwPfMxT228NMk6ehRS1PSl4e8PhbNZACSanGdhEwYCCg==:',
  },
  {
    title: 'Ed25519, an agent of earlier drafts',
    key: ED25519,
    agent: `"${AGENT}"`,
    input:
      'sig2=("@authority" "signature-agent");created=1735689600;keyid="poqkLGiymh_W0uP6PZFw-dvez3QJT5SolqXBCW38r0U";alg="ed25519";expires=1735693200;nonce="e8N7S2MFd/qrd6T2R3tdfAuuANngKI7LFtKYI/vowzk4lAZYadIX6wW25MwG7DCT9RUKAJ0qVkU0mEeLElW1qg==";tag="web-bot-auth"',
    signature: 'sig2=:jdq0SqOwHdyHr9+r5jw3iYZH6aNGKijYp/EstF4RQTQdi5N5YYKrD+mCT1HA1nZDsi6nJKuHxUi/5Syp3rLWBA==:',
  },
  {
    title: 'RSA-PSS, a dictionary of agents',
    key: RSA,
    agent: `agent2="${AGENT}"`,
    input:
      'sig2=("@authority" "signature-agent";key="agent2");created=1735689600;keyid="oD0HwocPBSfpNy5W3bpJeyFGY_IQ_YpqxSjQ3Yd-CLA";alg="rsa-pss-sha512";expires=4889289600;nonce="wcfPQPh7SzkvrIVvhD00vNk9PkxJNY2NVbYl2PVBB4zmUoluSwE7W6bPtF60QA3k8g06FU7PPCD+J58YofY1zg==";tag="web-bot-auth"',
    signature:
      'sig2=:gHzpLNeHaHIO19NaJH9YMW5dcVSi2s0wOMBr6p18vcofS106sfC4KBIS0/szPlBBd1vIcyQ88B6CTEWIhRAiVrb9zfX0mx1aG12CSGWcYkSirHeyTxhbuJvXd27ed6skWoy4PjXItq38936ivUQjfdIwXh1aX6HxkAC3vRnEdSNfntkLWeEuIQ5BLIOBGE39fSwg27Qjq6OVWYas/9/aFUr3HA34MXWYdp+//cvlEKDp3kRoLOw9ro0AOr6srHrTeEtxon2afcws1aZVSlPdd2fZSEIGmw9HAHLDCEkFTERu1gH2k/zIEqgy7CAYXI9E5slog0cLg/Vc6+f8gih33g==:',
  },
];

const requestOf = ({ agent, input, signature }: (typeof vectors)[number], origin = 'https://example.com') => ({
  ...{ method: 'GET', origin, url: '/path/to/resource' },
  headers: { 'signature-agent': agent, 'signature-input': input, signature },
});

describe('signatures of agents', () => {
  test.each(vectors)('of the draft are verified: $title', (vector) => {
    const [found, ...more] = agentSignatures(requestOf(vector));
    expect(more).toEqual([]);
    expect(found).toMatchObject({ agent: AGENT, created: 1735689600 });
    if (!found) throw new Error('no signature was read');
    const check = signatureCheck({ jwk: vector.key });
    expect(check(found.base, found.value, found.algorithm)).toBe(true);
    expect(check(found.base, found.value, 'hmac-sha256')).toBe(false);
    const [elsewhere] = agentSignatures(requestOf(vector, 'https://other.example'));
    expect(check(elsewhere?.base ?? Buffer.of(), found.value)).toBe(false);
  });

  test('by the keys of RFC 9421, whose private halves are published, are none', async () => {
    for (const { key } of vectors) expect(await agentKey(key)).toBeUndefined();
  });

  const read = (input: string, changes: Partial<SignedRequest> = {}) =>
    agentSignatures({
      ...{ method: 'POST', origin: 'https://shop.example:8443', url: '/a/b?c=%20d&e' },
      headers: {
        ...{
          date: ' Tue, 20 Apr 2021 02:07:55 GMT ',
          'signature-agent': 's="https://one.example", t="https://two.example"',
        },
        ...{
          signature: 's=:AAAA:',
          'signature-input': `s=(${input});created=1;expires=2;keyid="k";tag="web-bot-auth"`,
        },
      },
      ...changes,
    });

  test('cover the components of RFC 9421', () => {
    const names = '"@method" "@authority" "@scheme" "@target-uri" "@request-target" "@path" "@query" "date"';
    const [found] = read(`${names} "signature-agent";key="s"`);
    expect(found?.base.toString()).toBe(
      [
        '"@method": POST',
        '"@authority": shop.example:8443',
        '"@scheme": https',
        '"@target-uri": https://shop.example:8443/a/b?c=%20d&e',
        '"@request-target": /a/b?c=%20d&e',
        '"@path": /a/b',
        '"@query": ?c=%20d&e',
        '"date": Tue, 20 Apr 2021 02:07:55 GMT',
        '"signature-agent";key="s": "https://one.example"',
        `"@signature-params": (${names} "signature-agent";key="s");created=1;expires=2;keyid="k";tag="web-bot-auth"`,
      ].join('\n'),
    );
    expect(read('"@authority" "@query" "signature-agent"', { url: '/' })[0]?.base.toString()).toContain(
      '"@query": ?\n',
    );
  });

  test.each([
    ['the authority is not covered', '"@method" "signature-agent";key="s"'],
    ['the agent is not covered', '"@authority"'],
    ['a header is not there', '"@authority" "x-none" "signature-agent";key="s"'],
    ['a derived component is not known', '"@authority" "@status" "signature-agent";key="s"'],
    ['a parameter is not known', '"@authority" "date";bs "signature-agent";key="s"'],
    ['a component is named twice', '"@authority" "@authority" "signature-agent";key="s"'],
    ['a name has capitals', '"@authority" "Date" "signature-agent";key="s"'],
    ['a member is not there', '"@authority" "signature-agent";key="none"'],
    ['a component is no text', '"@authority" 5 "signature-agent";key="s"'],
    ['a list does not end', '"@authority" "signature-agent";key="s'],
  ])('are not read where %s', (_, input) => {
    expect(read('"@authority" "signature-agent";key="s"')).toHaveLength(1);
    expect(read(input)).toEqual([]);
  });

  test.each(['https://one.example/path', 'https://one.example/?query', 'https://one.example" ;type=jwks_uri ; x="'])(
    'name no agent where keys are elsewhere: %s',
    (agent) => {
      const headers = {
        ...{ 'signature-agent': `s="${agent}"`, signature: 's=:AAAA:' },
        'signature-input':
          's=("@authority" "signature-agent";key="s");created=1;expires=2;keyid="k";tag="web-bot-auth"',
      };
      for (const { agent: named } of read('', { headers })) expect(named).toBeUndefined();
    },
  );

  test('of one request are three at most, and those of other purposes are none', () => {
    const member = (label: string, tag: string) =>
      `${label}=("@authority" "signature-agent");created=1;expires=2;keyid="${label}";tag="${tag}"`;
    const labels = ['a', 's', 't', 'b', 'c'];
    const inputs = [member('x', 'gateway'), ...labels.map((label) => member(label, 'web-bot-auth'))];
    const headers = {
      'signature-agent': labels.map((label) => `${label}="https://${label}.example"`).join(', '),
      'signature-input': inputs.join(', '),
      signature: ['x', ...labels].map((label) => `${label}=:AAAA:`).join(', '),
    };
    expect(read('', { headers }).map(({ keyId }) => keyId)).toEqual(['a', 's', 't']);
  });
});
