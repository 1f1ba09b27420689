import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../src/testing/free-port.ts';
import { whenReached } from '../soak-tools.ts';
import { type Loss, prepareNode, type RunningNode } from './node.ts';
import { type Program, postgresBinaries, programPath, startProgram } from './programs.ts';
import { giveAway, writeFrom, writeOwned } from './templates.ts';

const NODES = 3;
const HOST = '127.0.0.1';
const PASSWORD = 'of-the-trial-alone';
const HEALTHY_WITHIN_MS = 180_000;

interface Member {
  name: string;
  role: string;
  state: string;
  lag?: number | string;
}

/** Three machines of a database on one, with what stands between them and the API. */
export interface Cluster {
  /** Settings of the API. */
  databaseUrl: string;
  replicaUrl: string;
  /** The leader itself, for migrations and for those who count. */
  leaderUrl: string;
  /** Where proxies of API and store listen, and the processes behind them. */
  ports: { api: number; store: number; apis: readonly number[]; stores: readonly number[] };
  leader(): Promise<string | undefined>;
  /** Resolves when one leads and the others follow, one of them in step. */
  healthy(): Promise<void>;
  /** Makes the leader's machine fail; returns its name and the time of the failure. */
  loseLeader(loss: Loss): Promise<{ name: string; at: number }>;
  /** Restarts the failed parts. */
  restore(): void;
  proxies: readonly Program[];
  stop(): Promise<void>;
}

export async function openCluster(folder: string, apis: number, stores: number): Promise<Cluster> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  const many = (count: number) => Promise.all(Array.from({ length: count }, freePort));
  const [apiPorts, storePorts] = [await many(apis), await many(stores)];
  const [writePort = 0, readPort = 0, apiPort = 0, storePort = 0, bouncerPort = 0] = await many(5);
  const plans = await Promise.all(
    Array.from({ length: NODES }, async (_, index) => {
      const [etcd = 0, peer = 0, patroni = 0, postgres = 0] = await many(4);
      const name = `node${index + 1}`;
      return { name, folder: join(folder, name), host: HOST, ports: { etcd, peer, patroni, postgres } };
    }),
  );
  const shared = {
    peers: plans.map(({ name, ports }) => `${name}=http://${HOST}:${ports.peer}`).join(','),
    etcds: plans.map(({ ports }) => `${HOST}:${ports.etcd}`).join(','),
    binaries: postgresBinaries() ?? '',
    superPassword: PASSWORD,
    network: '127.0.0.0/8',
    sharedBuffers: '128MB',
  };
  for (const plan of plans) {
    mkdirSync(plan.folder, { recursive: true, mode: 0o700 });
    giveAway(plan.folder);
  }
  const nodes = plans.map((plan) => prepareNode(plan, shared));
  const proxyFolder = join(folder, 'proxies');
  const proxied = { host: HOST, data: proxyFolder, writePort, readPort, apiPort, storePort, bouncerPort };
  const servers = (lines: readonly string[]) => lines.map((line) => `  server ${line}`).join('\n');
  const checked = ({ name, ports }: RunningNode) => `${name} ${HOST}:${ports.postgres} check port ${ports.patroni}`;
  const listed = (name: string, ports: readonly number[]) =>
    servers(ports.map((port, index) => `${name}${index + 1} ${HOST}:${port} check`));
  const haproxyFile = writeFrom('haproxy.cfg', join(proxyFolder, 'haproxy.cfg'), {
    ...proxied,
    leaders: servers(nodes.map(checked)),
    replicas: servers(nodes.map(checked)),
    apis: listed('api', apiPorts),
    stores: listed('store', storePorts),
  });
  writeOwned(join(proxyFolder, 'userlist.txt'), `"promenade" "${PASSWORD}"\n`);
  const bouncerFile = writeFrom('pgbouncer.ini', join(proxyFolder, 'pgbouncer.ini'), proxied);
  giveAway(proxyFolder);
  const addressAt = (user: string, port: number, database: string) =>
    `postgres://${user}:${PASSWORD}@${HOST}:${port}/${database}`;
  const superUrl = (database: string) => addressAt('postgres', writePort, database);
  const proxies: Program[] = [];

  async function members(): Promise<Member[]> {
    for (const { ports } of nodes) {
      const answer = await fetch(`http://${HOST}:${ports.patroni}/cluster`, {
        signal: AbortSignal.timeout(2_000),
      }).catch(() => undefined);
      if (answer?.ok) return ((await answer.json()) as { members: Member[] }).members;
    }
    return [];
  }
  /** Running, and replicating from the leader. */
  const isUp = ({ state }: Member) => state === 'running' || state === 'streaming';
  const leader = async () =>
    (await members()).find(({ role, state }) => role === 'leader' && isUp({ state } as Member))?.name;

  async function healthy(): Promise<void> {
    const until = Date.now() + HEALTHY_WITHIN_MS;
    let seen: Member[] = [];
    while (Date.now() < until) {
      seen = await members();
      const follows = seen.filter((member) => /replica|sync_standby/.test(member.role) && isUp(member));
      const near = follows.every(({ lag }) => typeof lag === 'number' && lag < 16 * 1024 * 1024);
      const isInStep = follows.some(({ role }) => role === 'sync_standby');
      if (follows.length === NODES - 1 && near && isInStep && (await leader())) return;
      await pause(300);
    }
    throw new Error(`the cluster is not well after ${HEALTHY_WITHIN_MS / 1000} s: ${JSON.stringify(seen)}`);
  }

  async function stop(): Promise<void> {
    for (const proxy of proxies) await proxy.stop();
    await Promise.all(nodes.map((node) => node.stop()));
  }

  try {
    for (const node of nodes) node.start();
    proxies.push(
      startProgram({
        name: 'HAProxy',
        command: programPath('haproxy') ?? 'haproxy',
        args: ['-db', '-f', haproxyFile],
        log: join(proxyFolder, 'haproxy.log'),
        asOwner: true,
      }),
      startProgram({
        name: 'PgBouncer',
        command: programPath('pgbouncer') ?? 'pgbouncer',
        args: [bouncerFile],
        log: join(proxyFolder, 'pgbouncer.out'),
        asOwner: true,
      }),
    );
    await healthy();
    await whenReached(superUrl('postgres'), async (server) => {
      await server.query(`create role promenade login password '${PASSWORD}'`);
      await server.query('create database shop owner promenade');
    });
  } catch (error) {
    await stop();
    throw error;
  }

  return {
    databaseUrl: addressAt('promenade', bouncerPort, 'shop'),
    replicaUrl: addressAt('promenade', readPort, 'shop'),
    leaderUrl: superUrl('shop'),
    ports: { api: apiPort, store: storePort, apis: apiPorts, stores: storePorts },
    proxies,
    leader,
    healthy,
    async loseLeader(loss) {
      for (;;) {
        await healthy();
        const name = await leader();
        const node = nodes.find((each) => each.name === name);
        // A shared machine may fail over without an injected failure.
        if (!node) continue;
        await node.lose(loss);
        return { name: node.name, at: Date.now() };
      }
    },
    restore() {
      for (const node of nodes) node.start();
    },
    stop,
  };
}
