import manifest from '../../../package.json' with { type: 'json' };
import { about, type Finding } from '../finding.ts';
import type { Patient } from '../patient.ts';

const { warning, note, good } = about('Contract');

/** Versions below 1.0 may break with the second number. */
const line = (version: string) =>
  version
    .split('.')
    .slice(0, version.startsWith('0.') ? 2 : 1)
    .join('.');

/** Whether the backend was written to the contract of this package, as its OpenAPI document says. */
export async function version(patient: Patient): Promise<Finding[]> {
  const own = manifest.version;
  const document = await patient.askJson(`${patient.baseUrl}/openapi.json`);
  const given = Object(document?.info).version;
  if (typeof given !== 'string') {
    return [note('The backend does not tell which contract it serves.', 'An /openapi.json with info.version would.')];
  }
  if (line(given) === line(own)) return [good(`The backend serves contract ${given}, this package is ${own}.`)];
  return [
    warning(
      `The backend serves contract ${given}, this package is ${own}.`,
      'Calls may have changed in between.',
      `Use version ${line(given)} of this package, or run \`storefront-sdk conformance\` to see what differs.`,
    ),
  ];
}
