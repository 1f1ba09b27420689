import { parseJson } from '@promenade/storefront-sdk/contract';
import manifest from '../../../package.json' with { type: 'json' };
import { about, type Finding } from '../finding.ts';
import { isBusy, outcome } from '../probe.ts';
import type { Target } from '../target.ts';

const { warning, note, good } = about('Contract');

/** The numbers that tell breaking changes: below 1.0 the second counts, too. */
const line = (version: string) =>
  version
    .split('.')
    .slice(0, version.startsWith('0.') ? 2 : 1)
    .join('.');

/** Whether the backend was written to the contract of this package, as its OpenAPI document says. */
export async function version(target: Target): Promise<Finding[]> {
  const own = manifest.version;
  const document = await target.visit('openapi.json', `${target.baseUrl}/openapi.json`);
  if (document.kind === 'silent' || isBusy(document)) {
    return [note(`The contract version could not be found out: ${outcome(document)}.`)];
  }
  const given = document.kind === 'answered' ? Object(Object(parseJson(document.value)).info).version : undefined;
  if (typeof given !== 'string') {
    return [
      note('The backend does not publish its contract version.', 'It would be the info.version of /openapi.json.'),
    ];
  }
  if (line(given) === line(own)) return [good(`The backend serves contract ${given}, this package is ${own}.`)];
  return [
    warning(
      `The backend serves contract ${given}, this package is ${own}.`,
      'Calls may differ between the two.',
      `Use version ${line(given)} of this package, or run \`storefront-devkit conformance\` to see the differences.`,
    ),
  ];
}
