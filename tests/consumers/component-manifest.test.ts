import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { installPacked, link, linkPeers, root, typesOf, write } from './packed.ts';

/* The manifest of the components in the package, which tools and coding assistants read. */

interface Component {
  name: string;
  description: string;
  import: string;
  stories: { name: string; snippet: string }[];
  reactDocgenTypescript?: { props: Record<string, { type: { name: string } }> };
}

/** The exported components. A type error in this file shows that one is missing there. */
const contract = readFileSync(join(root, 'packages/storefront-ui/src/contract/minimal-props.tsx'), 'utf8');
const exported = [...contract.slice(contract.indexOf('export const minimalProps')).matchAll(/^ {2}([A-Z]\w+):/gm)];

let app: string;
let components: Component[];
let llms: string;

beforeAll(() => {
  app = mkdtempSync(join(tmpdir(), 'component-manifest-'));
  const { folder } = installPacked(app, 'storefront-ui');
  linkPeers(app);
  link(app, 'react', join(root, 'packages/storefront-ui'));
  const manifest = JSON.parse(readFileSync(join(folder, 'dist/components.json'), 'utf8'));
  components = Object.values<Component>(manifest.components);
  llms = readFileSync(join(folder, 'dist/llms.txt'), 'utf8');
});

afterAll(() => rmSync(app, { recursive: true, force: true }));

/** A module with the import and the examples of a component. */
const moduleOf = (component: Component) =>
  [component.import, ...component.stories.map(({ snippet }) => `{\n${snippet}\n}`), 'export {};'].join('\n');

/** The errors of the type checker in an app with these modules. */
function errorsIn(modules: Readonly<Record<string, string>>): string {
  const compilerOptions = {
    ...{
      target: 'es2023',
      module: 'esnext',
      moduleResolution: 'bundler',
      jsx: 'react-jsx',
      strict: true,
      noEmit: true,
    },
    ...{ skipLibCheck: true, types: [], lib: ['es2023', 'dom', 'dom.iterable'] },
  };
  write(app, { ...modules, 'tsconfig.json': JSON.stringify({ compilerOptions, files: Object.keys(modules) }) });
  return typesOf(app);
}

it('every import and every example compiles in an app that has only the package', () => {
  const modules = Object.fromEntries(components.map((component) => [`${component.name}.tsx`, moduleOf(component)]));
  expect(errorsIn(modules)).toBe('');
});

it('a prop that does not exist is an error in an example', () => {
  const button = components.find(({ name }) => name === 'Button');
  const wrong = button && moduleOf(button).replace('<Button ', '<Button noSuchProp ');
  expect(errorsIn({ 'wrong.tsx': wrong ?? '' })).toContain('noSuchProp');
});

it('every component has an import, a description and an example', () => {
  const imported = new Set(components.flatMap((component) => component.import.match(/\b[A-Z]\w+/g) ?? []));
  expect(exported.length).toBeGreaterThan(50);
  expect(exported.flatMap(([, name = '']) => (imported.has(name) ? [] : [name]))).toEqual([]);
  const incomplete = components.filter(({ description, stories }) => description === '' || stories.length === 0);
  expect(incomplete.map(({ name }) => name)).toEqual([]);
});

it('describes props with their types, and names no path of the machine that built it', () => {
  const button = components.find(({ name }) => name === 'Button');
  expect(button?.reactDocgenTypescript?.props.children?.type.name).toContain('ReactNode');
  expect(JSON.stringify(components)).not.toContain(root);
});

it('llms.txt lists every component with its purpose', () => {
  for (const { name } of components) expect(llms).toContain(`- ${name}: `);
});
