import { basename } from 'node:path';
import type { Plugin } from 'vite';

/** Beside the build manifest, which names only modules that have a file of their own: where the routes are that share one. */
export function routeFiles(): Plugin {
  return {
    name: 'route-files',
    generateBundle(_, bundle) {
      const files: Record<string, string> = {};
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk' || file.facadeModuleId) continue;
        for (const id of file.moduleIds) {
          const [source] = /src\/routes\/[\w-]+\.tsx$/.exec(id) ?? [];
          if (source) files[source] = `_${basename(file.fileName)}`;
        }
      }
      this.emitFile({ type: 'asset', fileName: '.vite/routes.json', source: JSON.stringify(files) });
    },
  };
}
