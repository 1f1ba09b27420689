import { type Call, contract, parseJson } from '@promenade/storefront-sdk/contract';
import { sampleOf } from '../../conformance/sample.ts';
import { formOf, isMissing } from '../../reply-form.ts';
import type { Exchange } from '../exchange.ts';
import { about, type Finding } from '../finding.ts';
import { isBusy, outcome, type Probe } from '../probe.ts';
import type { Target } from '../target.ts';
import type { Catalogue } from './catalogue.ts';

const { problem, warning, note, good } = about('Calls');

/** At once, so that a slow backend does not take a minute. */
const AT_ONCE = 4;
/** After this number of requests without a response the remaining ones are not sent. */
const SILENT_MAX = 3;

/** Finds the calls that the backend lacks: they get the response of an unknown address. */
export async function presence(target: Target, catalogue: Catalogue): Promise<Finding[]> {
  const random = `${target.baseUrl}/api/front/no-such-call/${crypto.randomUUID()}`;
  const nowhere = await target.visit('an address that does not exist', random, {
    headers: { accept: 'application/json' },
  });
  if (nowhere.kind !== 'refused' || !isMissing(replyOf(nowhere.exchange))) {
    return [note(`Which calls are missing could not be found out: ${outcome(nowhere)} for an unknown address.`)];
  }
  const form = formOf(replyOf(nowhere.exchange));
  const isAbsent = (probe: Probe) =>
    probe.kind === 'refused' && isMissing(replyOf(probe.exchange)) && formOf(replyOf(probe.exchange)) === form;
  const looked = await lookFor(target);
  const isAliased = ({ id }: Call) => id === 'products.list' && catalogue.alias !== undefined;
  const absent = looked.filter(({ call, probe }) => isAbsent(probe) && !isAliased(call)).map(({ call }) => call);
  const isOpen = ({ probe }: { probe: Probe }) => probe.kind === 'silent' || isBusy(probe);
  const open = looked.find(isOpen);
  const openCount = lookable.length - looked.filter((one) => !isOpen(one)).length;
  return [
    ...aliased(catalogue),
    ...missing(absent, lookable.length - openCount),
    ...(open
      ? [note(`Whether ${openCount} other reads are there could not be found out: ${outcome(open.probe)}.`)]
      : []),
  ];
}

const replyOf = ({ status, headers, text }: Exchange) => ({ status, headers, body: parseJson(text) });

/** Reads without an id: 404 can only mean that the call is missing. */
const lookable = (Object.values(contract) as Call[]).filter(({ method, id, input, auth }) => {
  const { path, query } = sampleOf({ input });
  const needsId = path !== undefined || Object.keys(query ?? {}).length > 0;
  return (
    method === 'GET' &&
    id !== 'login.logout' &&
    !needsId &&
    (auth !== 'user' || id.endsWith('.list') || id === 'user.info')
  );
});

async function lookFor(target: Target): Promise<{ call: Call; probe: Probe }[]> {
  const decided = target.probes.filter((probe) => probe.kind !== 'silent' && !isBusy(probe));
  // The first of a name is the one by the path of the contract.
  const known = new Map(decided.toReversed().map((probe) => [probe.name, probe]));
  const looked: { call: Call; probe: Probe }[] = [];
  const waiting = [...lookable];
  let silent = 0;
  const work = async () => {
    for (let call = waiting.shift(); call && silent < SILENT_MAX; call = waiting.shift()) {
      const probe = known.get(call.id) ?? (await target.call(call.id));
      if (probe.kind === 'silent') silent++;
      looked.push({ call, probe });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return looked;
}

function aliased({ alias }: Catalogue): Finding[] {
  if (!alias) return [];
  const { path } = contract['products.list'];
  return [
    problem(
      `products.list is at ${alias} only.`,
      `This package asks for ${path}, so lists of products are empty.`,
      `Serve ${path} as well, or rewrite the path in a middleware of the client.`,
    ),
  ];
}

function missing(absent: readonly Call[], looked: number): Finding[] {
  const ids = (calls: readonly Call[]) => calls.map(({ id }) => id).join(', ');
  const extensions = absent.filter(({ input }) => input.origin === 'extension');
  const others = absent.filter(({ input }) => input.origin !== 'extension');
  return [
    ...(others.length > 0
      ? [
          warning(
            `${others.length} of ${looked} reads that were looked for are missing: ${ids(others)}.`,
            'The parts of a storefront that need them stay empty.',
            'Add them, or leave those parts out. `storefront-devkit conformance` looks for all calls.',
          ),
        ]
      : [good(`All ${looked - extensions.length} reads that were looked for are there, extensions aside.`)]),
    ...(extensions.length > 0
      ? [note(`Extensions of this contract that the backend does not have: ${ids(extensions)}.`)]
      : []),
  ];
}
