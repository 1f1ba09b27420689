import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { FloorPage, FloorPicture, FloorProps } from './page.tsx';

const folder = import.meta.dirname;
const bundle = {
  bundle: true,
  minify: true,
  write: false,
  jsx: 'automatic',
  format: 'esm',
  target: 'es2022',
  define: { 'process.env.NODE_ENV': '"production"' },
} as const;

const css = `body{margin:0;font:16px/1.5 system-ui,sans-serif;color:#1b1f24}a{color:inherit;min-height:24px}
.head{display:flex;flex-wrap:wrap;gap:16px;align-items:center;padding:12px 16px;border-bottom:1px solid #e4e7ec}.head nav{display:flex;gap:12px}
.grid{display:grid;grid-template-columns:repeat(2,1fr);gap:12px;padding:16px}.card{display:grid;gap:4px;border:1px solid #e4e7ec;border-radius:8px;padding:12px}
.card img,.detail img{width:100%;height:auto}.card h3{font-size:14px;margin:0}.card p{margin:0}.button{padding:12px 14px;border:0;border-radius:8px;background:#1a5cff;color:#fff}
.detail{display:grid;gap:16px;padding:16px}.foot{padding:24px 16px;background:#f9fafb}h1{padding-inline:16px}
@media(min-width:768px){.grid{grid-template-columns:repeat(4,1fr)}.detail{grid-template-columns:1fr 1fr}}`;

/** The pictures of a store page, each once: a product's large picture comes before its thumbnails. */
function picturesOf(html: string): FloorPicture[] {
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  const attribute = (tag: string, name: string) =>
    new RegExp(`\\b${name}="([^"]*)"`, 'i').exec(tag)?.[1]?.replaceAll('&amp;', '&').replaceAll('&#x27;', '’');
  const pictures = new Map<string, FloorPicture>();
  for (const markup of main.match(/(?:<source\b[^>]*>)*<img\b[^>]*>/g) ?? []) {
    const tags = markup.split(/(?=<)/);
    const tag = tags.pop() ?? '';
    const src = attribute(tag, 'src');
    if (!src || pictures.has(src)) continue;
    pictures.set(src, {
      sources: tags.map((source) => ({
        type: attribute(source, 'type') ?? '',
        srcSet: attribute(source, 'srcset') ?? '',
        sizes: attribute(source, 'sizes'),
      })),
      src,
      srcSet: attribute(tag, 'srcset'),
      sizes: attribute(tag, 'sizes'),
      width: Number(attribute(tag, 'width') ?? 400),
      height: Number(attribute(tag, 'height') ?? 400),
      alt: attribute(tag, 'alt') ?? '',
    });
  }
  return [...pictures.values()];
}

export interface Floor {
  url: string;
  stop(): void;
}

/** Serves plain pages with the pictures of a store. `pages` are the store's addresses by kind. */
export async function startFloor(storeUrl: string, pages: Record<FloorProps['kind'], string>): Promise<Floor> {
  const rendered = await build({
    ...bundle,
    entryPoints: [join(folder, 'page.tsx')],
    platform: 'node',
    packages: 'external',
  });
  // Written next to the sources, so that it finds React.
  const source = `data:text/javascript,${encodeURIComponent(resolved(rendered.outputFiles[0]?.text ?? ''))}`;
  const page = ((await import(source)) as { FloorPage: typeof FloorPage }).FloorPage;
  const [client] = (await build({ ...bundle, entryPoints: [join(folder, 'client.tsx')] })).outputFiles;
  const script = brotliCompressSync(client?.contents ?? '');

  const documents = new Map<string, Buffer>();
  for (const [kind, path] of Object.entries(pages) as [FloorProps['kind'], string][]) {
    const props: FloorProps = { kind, pictures: picturesOf(await (await fetch(storeUrl + path)).text()) };
    const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="description" content="A plain shop"><title>Floor ${kind}</title><link rel="icon" href="data:,"><style>${css}</style>
<script type="module" async src="/client.js"></script></head><body><div id="root">${renderToString(createElement(page, props))}</div>
<script type="application/json" id="props">${JSON.stringify(props).replaceAll('<', '\\u003c')}</script></body></html>`;
    documents.set(`/${kind}`, brotliCompressSync(html));
  }

  const known = new Map<string, { type: string; body: Buffer }>();
  const server = createServer(async ({ url = '' }, response) => {
    const path = url.split('?')[0] ?? '';
    const document = documents.get(path);
    if (document) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }).end(document);
      return;
    }
    const cached = { 'cache-control': 'public, max-age=31536000, immutable' };
    if (path === '/client.js') {
      response.writeHead(200, { ...cached, 'content-type': 'text/javascript', 'content-encoding': 'br' }).end(script);
      return;
    }
    if (path === '/robots.txt') {
      response.writeHead(200, { 'content-type': 'text/plain' }).end('User-agent: *\n');
      return;
    }
    let picture = known.get(url);
    if (!picture) {
      const answer = await fetch(storeUrl + url, { headers: { accept: 'image/avif,image/webp,*/*' } });
      picture = {
        type: answer.headers.get('content-type') ?? 'image/webp',
        body: Buffer.from(await answer.arrayBuffer()),
      };
      known.set(url, picture);
    }
    response.writeHead(200, { ...cached, 'content-type': picture.type }).end(picture.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, stop: () => void server.close() };
}

/** Code from a data URL cannot resolve packages by name, so their paths are inserted. */
function resolved(code: string): string {
  return code.replace(
    /(from\s*)"(react[^"]*)"/g,
    (_, from: string, name: string) => `${from}"${import.meta.resolve(name)}"`,
  );
}
