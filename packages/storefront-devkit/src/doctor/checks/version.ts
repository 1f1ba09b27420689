import manifest from '../../../package.json' with { type: 'json' };
import { about, type Finding } from '../finding.ts';
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
  const document = await target.askJson(`${target.baseUrl}/openapi.json`);
  const given = Object(document?.info).version;
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
