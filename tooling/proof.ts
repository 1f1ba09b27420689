import { spawnSync } from 'node:child_process';
import { bin, fail, root } from './steps.ts';

/** Test suites that verify one guarantee of the reference API, by file. Here they run all their rounds. */
const proofs: Readonly<Record<string, readonly string[]>> = {
  race: ['src/races', 'idempotency-races', 'coupon-races', 'order-races', 'payment-races'],
  crash: ['src/crash'],
  authz: ['src/authz', 'src/account.test', 'hostile-content', 'uploads.test'],
  states: ['order-model', 'money-model', 'coupon-model', 'application-model'],
  load: ['src/load'],
  money: ['checkout-price', 'checkout-tampering'],
};

const files = proofs[process.argv[2] ?? ''];
if (!files) fail(`Say which: ${Object.keys(proofs).join(', ')}.`);

const { status } = spawnSync(bin('vitest'), ['run', '--project', 'api', '--project', 'load', ...files], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PM_DEEP: '1' },
});
process.exit(status ?? 1);
