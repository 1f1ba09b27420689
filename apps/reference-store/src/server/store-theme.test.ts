import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { themeTokens } from '@promenade/storefront-hooks/domain';
import { createClient, type Theme } from '@promenade/storefront-sdk';
import { themeJson } from '@promenade/storefront-ui/tokens';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { defaultStore } from '../lib/default-store.ts';
import { loadStoreTheme, storeThemeCss, withOwnPictures } from './store-theme.ts';

afterEach(() => vi.restoreAllMocks());

const themeOf = (tokens: Record<string, string>, mode?: Theme['mode']): Theme => ({
  id: 1,
  name: 'Autumn',
  mode,
  tokens,
});

describe('the stylesheet of a shop’s theme', () => {
  it('is empty for the default theme, and the same text for the same theme', () => {
    expect(storeThemeCss(themeOf({}))).toBe('');
    const theme = themeOf({ '--pm-brand': '#FFD100' });
    expect(storeThemeCss({ ...theme })).toBe(storeThemeCss(theme));
  });

  it('contains the derived colours of a theme package, without tokens that could be unsafe', () => {
    const json = themeJson({ name: 'Autumn', brand: '#000000', radius: 0, mode: 'dark', font: 'Georgia, serif' });
    expect(themeTokens(json.tokens)).toEqual(json.tokens);
    const css = storeThemeCss(json);
    expect(css).toContain('--pm-color-accent-solid:var(--pm-light,#000000)var(--pm-dark,#e');
    expect(css).toContain('@media screen{:root:not([data-theme]){color-scheme:dark;');
    expect(css).toContain(':root{--pm-radius-factor:0;--pm-font-text:Georgia, serif;');
  });

  it('keeps the contrast if an owner’s single colour would break it, and logs what it ignored', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const css = storeThemeCss(
      themeOf({
        '--pm-color-accent-solid': '#fff200',
        '--pm-color-text-strong': '#ffffff',
        '--pm-x': 'red;} body{display:none',
      }),
    );
    expect(css).toMatch(/--pm-color-text-strong:var\(--pm-light,#[12]\w{5}\)var\(--pm-dark,#[de]\w{5}\);/);
    expect(css).toMatch(/--pm-color-accent-solid:var\(--pm-light,#[ef]\w{5}\)var\(--pm-dark,#fff200\);/);
    expect(css).toContain('--pm-color-accent-on:#121214;');
    expect(css).not.toContain('display:none');
    expect(warn).toHaveBeenCalledWith(
      "The theme 'Autumn' has tokens that cannot be used: --pm-color-text-strong, --pm-x.",
    );
  });
});

describe('a backend’s theme', () => {
  let api: Server;
  let answer: { status: number; body: object };
  beforeAll(async () => {
    api = createServer((_request, response) => {
      response.writeHead(answer.status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(answer.body));
    });
    await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => api.close());
  const load = () => {
    const { port } = api.address() as AddressInfo;
    return loadStoreTheme(createClient({ baseUrl: `http://127.0.0.1:${port}` }), AbortSignal.timeout(5_000));
  };

  it('is read', async () => {
    const data = { id: 1, name: 'Autumn', mode: 'light', tokens: { '--pm-radius-factor': '0.75' } };
    answer = { status: 200, body: { code: 200, message: '', data } };
    expect(await load()).toEqual({
      css: expect.stringMatching(
        /@layer pm\.theme\{@media screen\{:root:not\(\[data-theme\]\)\{color-scheme:light;--pm-light:initial;--pm-dark: ;\}\}\n:root\{--pm-radius-factor:0\.75;\}\}$/,
      ),
      isMissing: false,
    });
  });

  it('may not exist', async () => {
    answer = { status: 404, body: { code: 404, message: '', data: null } };
    expect(await load()).toEqual({ css: '', isMissing: false });
  });

  it('is marked as missing when the backend fails', async () => {
    answer = { status: 500, body: { code: 500, message: '', data: null } };
    expect(await load()).toEqual({ css: '', isMissing: true });
  });
});

describe('logo and favicon', () => {
  const origin = 'https://shop.example';
  const own = (address: string) =>
    withOwnPictures({ ...defaultStore, websiteLogo: address, websiteFavicon: address }, origin);

  it.each([
    ['/media/r1/mark.webp', '/media/r1/mark.webp?w=320', '/media/r1/mark.webp?w=160'],
    ['https://shop.example/media/mark.webp?w=80', '/media/mark.webp?w=80', '/media/mark.webp?w=80'],
    ['/logo.svg', '/logo.svg', '/logo.svg'],
  ])('may be %s', (address, logo, favicon) => {
    expect(own(address)).toMatchObject({ websiteLogo: logo, websiteFavicon: favicon });
  });

  it.each([
    '',
    'https://elsewhere.example/logo.svg',
    '//elsewhere.example/x',
    'javascript:alert(1)',
    'data:,x',
    'http://shop.example/x',
  ])('are left out for the address %j', (address) => {
    expect(own(address)).toMatchObject({ websiteLogo: '', websiteFavicon: '' });
  });
});
