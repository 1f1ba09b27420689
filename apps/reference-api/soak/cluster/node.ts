import { join } from 'node:path';
import { endWithTrial, killAll, type Program, postgresPids, programPath, startProgram } from './programs.ts';
import { type Values, writeFrom } from './templates.ts';

/** One of the machines of the database: a voice in the election, Patroni and PostgreSQL. */
export interface Node {
  name: string;
  folder: string;
  host: string;
  ports: { etcd: number; peer: number; patroni: number; postgres: number };
}

/** Failures that can be injected into a leader. */
export const LOSSES = ['machine', 'postgres'] as const;
export type Loss = (typeof LOSSES)[number];

export interface RunningNode extends Node {
  start(): void;
  lose(loss: Loss): Promise<void>;
  stop(): Promise<void>;
}

export function prepareNode(node: Node, values: Values): RunningNode {
  const { name, folder, ports } = node;
  const own = {
    ...values,
    ...{ name, host: node.host, data: folder },
    ...{ etcdPort: ports.etcd, peerPort: ports.peer, patroniPort: ports.patroni, postgresPort: ports.postgres },
  };
  const patroniFile = writeFrom('patroni.yml', join(folder, 'patroni.yml'), own);
  const etcdFile = writeFrom('etcd.env', join(folder, 'etcd.env'), own);
  endWithTrial(join(folder, 'postgres'));
  let etcd: Program | undefined;
  let patroni: Program | undefined;
  return {
    ...node,
    start() {
      if (!etcd?.isRunning()) {
        etcd = startProgram({
          name: `etcd of ${name}`,
          command: '/bin/sh',
          args: ['-c', `set -a; . ${etcdFile}; exec ${programPath('etcd')}`],
          log: join(folder, 'etcd.log'),
          asOwner: true,
        });
      }
      if (!patroni?.isRunning()) {
        patroni = startProgram({
          name: `Patroni of ${name}`,
          command: programPath('patroni') ?? 'patroni',
          args: [patroniFile],
          log: join(folder, 'patroni.log'),
          asOwner: true,
        });
      }
    },
    async lose(loss) {
      const server = postgresPids(join(folder, 'postgres'));
      if (loss === 'postgres') return killAll(server);
      const gone = [patroni?.kill(), etcd?.kill()];
      killAll(server);
      await Promise.all(gone);
    },
    async stop() {
      await patroni?.stop();
      killAll(postgresPids(join(folder, 'postgres')));
      await etcd?.stop();
    },
  };
}
