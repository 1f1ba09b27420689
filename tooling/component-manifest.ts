import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { experimental_loadStorybook, loadManifests } from 'storybook/internal/core-server';
import type { ComponentManifest } from '../.storybook/manifest.ts';
import { root } from './steps.ts';

/*
 * Writes the manifest of the components and `llms.txt` into the built UI package. Packing runs it. The manifest has the format
 * of Storybook's `manifests/components.json`, so that Storybook's MCP server can read it.
 */

interface Docgen {
  props: Record<
    string,
    {
      description: string;
      required: boolean;
      type: { name: string; raw?: string };
      defaultValue: { value: unknown } | null;
    }
  >;
}
type Component = ComponentManifest & { reactDocgenTypescript?: Docgen };

const folder = join(root, 'packages/storefront-ui');

/** The props without the paths of source files. */
const propsOf = ({ props }: Docgen) =>
  Object.fromEntries(
    Object.entries(props).map(([name, { description, required, type, defaultValue }]) => [
      name,
      { name, description, required, type: { name: type.raw ?? type.name }, defaultValue },
    ]),
  );

// Storybook resolves paths from the working directory, and leaves out props in a process that Vitest has started.
process.chdir(root);
delete process.env.VITEST;
const { presets } = await experimental_loadStorybook({ configDir: join(root, '.storybook'), packageJson: {} });
const { components: manifest } = await loadManifests(presets);
const components = Object.values((manifest?.components ?? {}) as Record<string, Component>)
  .toSorted((one, other) => one.name.localeCompare(other.name))
  .map(({ id, name, description = '', import: imports = '', stories, reactDocgenTypescript }) => ({
    ...{ id, name, description, path: `${name}.tsx`, jsDocTags: {}, import: imports, stories },
    ...(reactDocgenTypescript && {
      reactDocgenTypescript: { displayName: name, description, props: propsOf(reactDocgenTypescript) },
    }),
  }));

const { version, description } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
  version: string;
  description: string;
};
const byId = Object.fromEntries(components.map((component) => [component.id, component]));
writeFileSync(join(folder, 'dist/components.json'), JSON.stringify({ v: 0, components: byId }));

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ');
const lines = components.map(({ name, description }) => `- ${name}: ${oneLine(description)}`);
writeFileSync(
  join(folder, 'dist/llms.txt'),
  `# @promenade/storefront-ui ${version}

> ${description}

Install \`@promenade/storefront-ui\`, import \`@promenade/storefront-ui/styles.css\` once and wrap the app in \`UiProvider\`.
[README](../README.md) explains themes, languages and servers. [components.json](components.json) has the import, the props and
examples of each component.

## Components

${lines.join('\n')}
`,
);
console.log(`${components.length} components`);
process.exit(0);
