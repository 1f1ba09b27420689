import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../steps.ts';

/**
 * The routes that the reference API registers, in the form of the contract: `GET /api/front/cart/list`. The API runs from its sources in a separate
 * process, because its imports need a condition that this process may lack.
 */
export function apiRoutes(): ReadonlySet<string> {
  const program = join(root, 'apps/reference-api/src/testing/print-routes.ts');
  const printed = execFileSync(process.execPath, ['--conditions=source', program], { encoding: 'utf8' });
  return new Set((JSON.parse(printed) as string[]).map((route) => route.replace(/:(\w+)/g, '{$1}')));
}
