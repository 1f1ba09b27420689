import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createDatabase } from '../src/db/index.ts';
import { limitClasses } from '../src/limits/classes.ts';
import { passedOf } from '../src/testing/spoofing.ts';
import { faultsOf, stocksOf } from '../src/testing/verdict.ts';
import { openCluster } from './cluster/cluster.ts';
import { LOSSES } from './cluster/node.ts';
import { missingPackages, type Program } from './cluster/programs.ts';
import { startApi, startStore, whenReady } from './processes.ts';
import { openCrowd } from './shoppers.ts';
import { argument, printErrors, quantile, seconds, skusToBuy, slowestOf } from './soak-tools.ts';

/*
 * Three machines of a database on one, two processes of the API and two of the store, and a leader that is killed again and
 * again while shoppers buy: node --conditions=source soak/cluster.ts [--kills=20]. Ends with 1 when an acknowledged order is
 * lost, writes come back too late, a request hangs, a process has ended, or a caller gets past a limit under false addresses.
 */
const KILLS = argument('kills', 20, 1, 200);
const BUYERS = 3;
const LOOKERS = 3;
const WRITES_BACK_WITHIN_S = 20;
const ANSWERED_WITHIN_S = 15;
/** Load between the cluster's recovery and the next kill. */
const CALM_MS = 4_000;
const BACK_WITHIN_MS = 90_000;

const addressOf = (port: number) => `http://127.0.0.1:${port}`;

const root = fileURLToPath(new URL('../../../', import.meta.url));
const folder = join(root, '.cache', 'cluster');

const missing = missingPackages(['etcd', 'patroni', 'haproxy', 'pgbouncer']);
if (missing.length > 0) {
  console.error(
    `The trial needs programs that this machine does not have. On Debian:\n\n  apt-get install --no-install-recommends ${missing.join(' ')} python3-etcd\n`,
  );
  process.exit(1);
}

interface Row {
  'what was killed': string;
  'writes back after, s': string;
  'requests refused': number;
  'slowest request, s': string;
  'cluster whole after, s': string;
}

const processes: Program[] = [];
const ended: string[] = [];
const cluster = await openCluster(folder, 2, 2);
let exitCode = 1;
try {
  const apiUrl = addressOf(cluster.ports.api);
  const storeUrl = addressOf(cluster.ports.store);
  const onEnd = (name: string) => ended.push(name);
  for (const [index, port] of cluster.ports.apis.entries()) {
    const name = `api${index + 1}`;
    const env = { DATABASE_URL: cluster.databaseUrl, DATABASE_REPLICA_URL: cluster.replicaUrl, PUBLIC_URL: storeUrl };
    processes.push(startApi({ name, port, folder, env, onEnd }));
    await whenReady(`${addressOf(port)}/ready`);
  }
  for (const [index, port] of cluster.ports.stores.entries()) {
    processes.push(
      startStore({ name: `store${index + 1}`, port, folder, env: { API_URL: apiUrl, PUBLIC_URL: storeUrl }, onEnd }),
    );
    await whenReady(`${addressOf(port)}/`);
  }
  await whenReady(`${apiUrl}/ready`);

  const doors = [apiUrl, storeUrl, ...[...cluster.ports.apis, ...cluster.ports.stores].map(addressOf)];
  const newsletters = doors.map((door) => `${door}/api/front/form/subscribe/newsletter`);
  const { perNetwork } = limitClasses.newsletter;
  const spoofed = await passedOf('127.0.0.66', newsletters, 2 * perNetwork);
  const neighbours = await passedOf('127.0.0.67', newsletters, doors.length);

  const before = await createDatabase({ databaseUrl: cluster.leaderUrl, poolSize: 2 });
  const skus = await skusToBuy(before.db);
  const stock = await stocksOf(
    before,
    skus.map(({ skuId }) => skuId),
  );
  await before.close();

  const looks = [
    ...['product/list?limit=20', 'product/list?limit=20&keyword=teapot', 'product/category', 'product/leaderboard'],
    ...['product/detail/listed/mirror-ball'],
  ].map((path) => ({ url: `${apiUrl}/api/front/${path}` }));
  const pages = ['/', '/fr/products/all'].map((path) => ({ url: storeUrl + path }));
  const options = {
    apiUrls: [apiUrl],
    publicUrl: storeUrl,
    buyers: BUYERS,
    lookers: LOOKERS,
    skus,
    looks: [...looks, ...pages],
    pauseMs: 200,
  };
  const crowd = openCrowd(options);
  const rows: Row[] = [];
  const backAfter: number[] = [];
  for (let kill = 0; kill < KILLS; kill++) {
    await cluster.healthy();
    await pause(CALM_MS);
    const loss = LOSSES[kill % LOSSES.length] ?? 'machine';
    const { name, at: killedAt } = await cluster.loseLeader(loss);
    // The first write that was requested after the leader was lost, and acknowledged.
    const isBack = () =>
      crowd.sent.find(({ isWrite, status, begunAt }) => isWrite && status === 200 && begunAt > killedAt);
    while (!isBack() && Date.now() - killedAt < BACK_WITHIN_MS) await pause(100);
    const first = isBack();
    const back = (first ? first.begunAt + first.ms : Date.now()) - killedAt;
    backAfter.push(back);
    cluster.restore();
    await cluster.healthy();
    const sent = crowd.sent.filter(({ begunAt, ms }) => begunAt + ms >= killedAt);
    rows.push({
      'what was killed': `${loss} of ${name}`,
      'writes back after, s': seconds(back),
      'requests refused': sent.filter(({ status }) => status >= 500 || status <= 0).length,
      'slowest request, s': seconds(slowestOf(sent)),
      'cluster whole after, s': seconds(Date.now() - killedAt),
    });
    console.log(`kill ${kill + 1} of ${KILLS}: ${loss} of ${name}, writes back after ${seconds(back)} s`);
  }
  await pause(CALM_MS);
  await crowd.stop();

  const after = await createDatabase({ databaseUrl: cluster.leaderUrl, poolSize: 2 });
  const { lost, wrong } = await faultsOf(after, crowd.orders, stock);
  await after.close();
  const slowest = slowestOf(crowd.sent);
  const gone = [...ended, ...cluster.proxies.filter((proxy) => !proxy.isRunning()).map(({ name }) => name)];
  const p95 = quantile(backAfter, 0.95);
  console.table(rows);
  console.table({
    'acknowledged orders': crowd.orders.length,
    'acknowledged and lost': lost.length,
    requests: crowd.sent.length,
    'requests refused or broken': crowd.sent.filter(({ status }) => status >= 500 || status <= 0).length,
    'writes back, p50, p95, most, s': [0.5, 0.95, 1].map((share) => seconds(quantile(backAfter, share))).join(', '),
    'slowest request, s': seconds(slowest),
    'processes that ended': gone.length,
    'requests under false addresses that passed': `${spoofed} of ${2 * perNetwork}, ${perNetwork} allowed`,
  });
  const faults = [
    ...lost,
    ...wrong,
    ...crowd.wrong,
    ...gone.map((name) => `${name} has ended`),
    ...(spoofed === perNetwork
      ? []
      : [`${spoofed} requests of a caller under false addresses passed, not ${perNetwork}`]),
    ...(neighbours === doors.length ? [] : ['a caller was refused for what another one did']),
    ...(p95 > WRITES_BACK_WITHIN_S * 1000 ? [`writes are back after ${seconds(p95)} s at the 95th percentile`] : []),
    ...(slowest > ANSWERED_WITHIN_S * 1000 ? [`a request took ${seconds(slowest)} s`] : []),
    ...(crowd.orders.length < KILLS ? ['hardly anything was bought, so nothing is proven'] : []),
  ];
  printErrors(faults);
  if (faults.length === 0) exitCode = 0;
} finally {
  for (const each of processes.toReversed()) await each.kill();
  await cluster.stop();
}
process.exit(exitCode);
