import { examine } from './doctor/examine.ts';
import { report } from './doctor/finding.ts';
import { printable } from './operator/command.ts';

/*
 * Checks the configuration of a shop: its environment and the services in it. It changes nothing. The exit code is 1 if an
 * error prevents the shop from working, 2 if the check itself failed, otherwise 0.
 */
try {
  const findings = await examine(process.env);
  process.stdout.write(`${printable(report(findings))}\n`);
  process.exitCode = findings.some(({ level }) => level === 'error') ? 1 : 0;
} catch (reason) {
  process.stderr.write(`${printable(reason instanceof Error ? (reason.stack ?? reason.message) : String(reason))}\n`);
  process.exitCode = 2;
}
