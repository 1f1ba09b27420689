import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, normalize } from 'node:path/posix';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DocsPages, readDocsPages } from '../../packages/storefront-devkit/src/docs-server/pages.ts';
import { type Call, contract } from '../../packages/storefront-sdk/src/contract/index.ts';
import { slugOf } from '../../tooling/docs/page.ts';
import { root } from '../../tooling/steps.ts';

/* The pages of the documentation, for the site and the devkit. */

let folder: string;
let pages: DocsPages;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'docs-'));
  const program = join(root, 'tooling/docs.ts');
  const { status, stderr } = spawnSync(process.execPath, ['--conditions=source', program, '--pages', folder], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  pages = readDocsPages(folder);
}, 240_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const withoutCode = (text: string) => text.replace(/^```[\s\S]*?^```$/gm, '').replace(/`[^`\n]+`/g, '`code`');

/** The anchors of a page's headings; repeated ones are numbered. */
function anchorsOf(text: string): Set<string> {
  const seen = new Map<string, number>();
  const headings = [...text.replace(/^```[\s\S]*?^```$/gm, '').matchAll(/^#{1,6} (.+)$/gm)];
  return new Set(
    headings.map(([, heading = '']) => {
      const slug = slugOf(heading.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1'));
      const count = seen.get(slug) ?? 0;
      seen.set(slug, count + 1);
      return count === 0 ? slug : `${slug}-${count}`;
    }),
  );
}

it('every link has a page and a heading that exist', () => {
  const anchors = new Map(pages.list.map(({ path }) => [path, anchorsOf(pages.read(path) ?? '')]));
  const broken = pages.list.flatMap(({ path }) =>
    [...withoutCode(pages.read(path) ?? '').matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, link = '']) => {
      if (/^(?:https?|mailto):/.test(link)) return [];
      const [file = '', hash] = link.split('#');
      const target = file === '' ? path : normalize(join(dirname(path), file));
      const isThere = anchors.has(target) && (hash === undefined || anchors.get(target)?.has(hash));
      return isThere ? [] : [`${path}: ${link}`];
    }),
  );
  expect(pages.list.length).toBeGreaterThan(400);
  expect(broken).toEqual([]);
});

it('every page has a title and a summary', () => {
  const incomplete = pages.list.filter(({ title, summary }) => title === '' || summary === '');
  expect(incomplete.map(({ path }) => path)).toEqual([]);
});

it('no page names a path of the machine that built it', () => {
  expect(pages.list.filter(({ path }) => pages.read(path)?.includes(root)).map(({ path }) => path)).toEqual([]);
});

describe('the reference', () => {
  it('has a page for each call, with its path, an example and its response', () => {
    const missing = (Object.values(contract) as Call[]).filter(({ id, path }) => {
      const text = pages.read(`reference/calls/${id.replace('.', '/')}.md`) ?? '';
      return !(text.includes(path) && text.includes(`shop.${id}(`) && /\n(?:Returns |Redirects )/.test(text));
    });
    expect(missing.map(({ id }) => id)).toEqual([]);
  });

  it('has a page for each hook, with a description and a signature', () => {
    const index = readFileSync(join(folder, 'reference/hooks/index.md'), 'utf8');
    const names = [...index.matchAll(/^- \[(\w+)\]/gm)].map(([, name = '']) => name);
    expect(names.length).toBeGreaterThan(80);
    expect(names).toEqual(expect.arrayContaining(['useCart', 'useProductCard', 'useCheckout', 'useConsent']));
    const incomplete = names.filter((name) => {
      const text = pages.read(`reference/hooks/${name}.md`) ?? '';
      return !new RegExp(`^# ${name}\\n\\n\\S[\\s\\S]*function ${name}[<(]`).test(text);
    });
    expect(incomplete).toEqual([]);
  });

  it('has a page for each component, with an import, props and keys', () => {
    const code = readFileSync(join(root, 'packages/storefront-ui/src/contract/minimal-props.tsx'), 'utf8');
    const exported = [...code.slice(code.indexOf('export const minimalProps')).matchAll(/^ {2}([A-Z]\w+):/gm)];
    const all = pages.list
      .filter(({ path }) => path.startsWith('reference/components/'))
      .map(({ path }) => pages.read(path));
    const whole = all.join('\n');
    expect(exported.flatMap(([, name = '']) => (whole.includes(name) ? [] : [name]))).toEqual([]);
    expect(pages.read('reference/components/Button.md')).toMatch(
      /import \{ Button \}[\s\S]*## Props[\s\S]*## Keyboard/,
    );
  });

  it('has a table of props for each component, with the values of each prop', () => {
    const components = pages.list.filter(({ path }) => /^reference\/components\/[A-Z]/.test(path));
    const withoutTable = components.filter(
      ({ path }) => !pages.read(path)?.includes('## Props\n\n| prop | type | meaning |'),
    );
    const unresolved = components.filter(({ path }) => pages.read(path)?.includes('keyof typeof'));
    expect(withoutTable.map(({ path }) => path)).toEqual([]);
    expect(unresolved.map(({ path }) => path)).toEqual([]);
    const button = pages.read('reference/components/Button.md');
    expect(button).toContain("| `variant` | `'solid' \\| 'tint' \\| 'outline' \\| 'ghost'` (optional) |");
    expect(button).toContain("| `size` | `'small' \\| 'medium' \\| 'large'` (optional) |");
    expect(pages.read('reference/components/CartLine.md')).toContain('| `onQuantityChange` |');
    expect(pages.read('reference/components/Progress.md')).toContain('| `valueLabel` |');
  });

  it('has the result of each hook that returns something', () => {
    const hooks = pages.list.filter(({ path }) => /^reference\/hooks\/use[A-Z]/.test(path));
    const withoutResult = hooks.filter(({ path }) => !/\): void;\n|^## Returns$/m.test(pages.read(path) ?? ''));
    expect(withoutResult.map(({ path }) => path)).toEqual([]);
    const withoutSentence = hooks.filter(({ path }) => {
      const [, result = ''] = /^## Returns$([\s\S]*?)(?=^## |(?![\s\S]))/m.exec(pages.read(path) ?? '') ?? [];
      return /\| {2}\|$/m.test(result);
    });
    expect(withoutSentence.map(({ path }) => path)).toEqual([]);
  });

  it.each([
    ['useCart', ['isEmpty', 'data', 'refresh', 'isOffline', 'lastRemoved']],
    ['useCartLineView', ['name', 'unitPrice', 'onQuantityChange', 'onRemove']],
    ['useCartActions', ['add', 'setQuantity', 'flush']],
    ['useAddressCard', ['address', 'address.name']],
    ['useOrderLines', ['lines', 'lines[].name']],
    ['useRegistration', ['submit', 'issues', 'secondsLeft']],
  ])('lists the fields of what %s returns, inherited ones too, each with a sentence', (hook, fields) => {
    const text = pages.read(`reference/hooks/${hook}.md`) ?? '';
    const [, table = ''] = /## Returns\n([\s\S]*?)(?=\n## |$)/.exec(text) ?? [];
    for (const field of fields) {
      const row = table.split('\n').find((line) => line.startsWith(`| \`${field}\` |`));
      expect(row, field).toMatch(/ \| \w.* \|$/);
    }
  });

  it('names the states of a payment where a page reads them', () => {
    expect(pages.read('reference/hooks/usePaymentResult.md')).toContain(
      "| `state` | `'confirming' \\| 'processing' \\| 'paid' \\| 'failed' \\| 'cancelled' \\| 'unknown'` |",
    );
  });

  it('lists the fields of inputs that are declared by their call', () => {
    const text = pages.read('reference/exports/storefront-hooks.md') ?? '';
    const [, draft = ''] = /\n## AddressDraft\n([\s\S]*?)\n## /.exec(text) ?? [];
    expect(draft).toContain('| `addressLine1` | `string` | Street and number. |');
  });

  it('links calls, hooks and components that are used together', () => {
    expect(pages.read('reference/hooks/useProductCard.md')).toContain(
      'component [`ProductCard`](../components/ProductCard.md)',
    );
    expect(pages.read('reference/components/ProductCard.md')).toContain('hook [`useProductCard`]');
    expect(pages.read('reference/calls/products/detail.md')).toContain('[useProduct]');
  });
});

it.each([
  ['webhook', 'guides/payments.md'],
  ['refund', 'reference/hooks/useRefunds.md'],
  ['theme', 'guides/bring-your-brand.md'],
  ['guest checkout', 'packages/storefront-hooks.md'],
])('a search for “%s” finds %s', (query, path) => {
  expect(pages.search(query, 20).map((page) => page.path)).toContain(path);
});

it('a search for nonsense finds nothing', () => {
  expect(pages.search('xqzvwk')).toEqual([]);
});
