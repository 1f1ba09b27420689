import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { BlockList, isIP } from 'node:net';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { parse } from 'yaml';
import { root } from '../../tooling/steps.ts';

interface Service {
  image?: string;
  mem_limit?: string;
  working_dir?: string;
  command?: string[];
  environment?: Record<string, string | number | null>;
  build?: { target: string };
  ports?: string[];
  stop_grace_period?: string;
  networks?: { default?: { ipv4_address?: string } };
  healthcheck?: { test: string[] };
}
interface Compose {
  services: Record<string, Service>;
  configs: { proxy: { content: string } };
  networks: { default: { ipam: { config: { subnet: string; ip_range?: string }[] } } };
}

/** Only fixed service addresses may be trusted, which Docker does not assign to anything else. */
function trustIssues({ services, networks }: Compose): string[] {
  const fixed = Object.values(services).flatMap((service) => service.networks?.default?.ipv4_address ?? []);
  const [{ ip_range: range = '' } = {}] = networks.default.ipam.config as { ip_range?: string }[];
  const [first = '', bits] = range.split('/');
  const handedOut = new BlockList();
  if (isIP(first)) handedOut.addSubnet(first, Number(bits));
  const issues = range === '' ? ['Docker may hand out the fixed addresses'] : [];
  for (const address of fixed) if (handedOut.check(address)) issues.push(`Docker may hand out ${address}`);
  for (const [name, { environment }] of Object.entries(services)) {
    const trusted = environment?.TRUST_PROXY;
    if (trusted === undefined) continue;
    for (const address of `${trusted}`.split(','))
      if (!fixed.includes(address)) issues.push(`${name} believes ${address}, which is no service’s own`);
  }
  return issues;
}

/** A block of nginx's configuration: its words, and the content of its braces. */
interface Block {
  words: string[];
  children: Block[];
}

/** Parses nginx's configuration like nginx: words, `;`, braces, quotes and comments. */
export function parseNginx(text: string): Block[] {
  const tokens = text.replace(/#.*$/gm, '').match(/'[^']*'|"[^"]*"|[{};]|[^\s{};'"]+/g) ?? [];
  const top: Block = { words: [], children: [] };
  const open = [top];
  let words: string[] = [];
  for (const token of tokens) {
    const block = open.at(-1) ?? top;
    if (token === '{') {
      const child = { words, children: [] };
      block.children.push(child);
      open.push(child);
      words = [];
    } else if (token === '}') {
      if (words.length > 0) throw new Error(`“${words.join(' ')}” has no ; at its end`);
      if (open.length === 1) throw new Error('a } too many');
      open.pop();
    } else if (token === ';') {
      block.children.push({ words, children: [] });
      words = [];
    } else words.push(token);
  }
  if (open.length > 1 || words.length > 0) throw new Error('the end is missing');
  return top.children;
}

/** Replaces the variables in compose.yaml by their defaults. */
const filledIn = (text: string) => text.replace(/\$\{\w+:-([^}]*)\}/g, '$1');

function proxyIssues({ services, configs }: Compose): string[] {
  // Compose replaces variables, and writes $ for $$.
  const content = filledIn(configs.proxy.content).replaceAll('$$', '$');
  const blocks = parseNginx(content);
  const named = (name: string) => blocks.filter(({ words }) => words[0] === name);
  const issues: string[] = [];
  if (named('resolver').length !== 1) issues.push('nginx resolves names once only');
  for (const { words, children } of named('upstream')) {
    const has = (name: string) => children.some((child) => child.words[0] === name);
    const servers = children.filter((child) => child.words[0] === 'server');
    if (!has('zone')) issues.push(`upstream ${words[1]} needs a zone to resolve its names again`);
    for (const { words: server } of servers) {
      const [service = '', port] = (server[1] ?? '').split(':');
      if (!server.includes('resolve')) issues.push(`${server[1]} is resolved once only`);
      if (!services[service] || !port) issues.push(`there is no service for ${server[1]}`);
    }
  }
  const upstreams = new Set(named('upstream').map(({ words }) => `http://${words[1]}`));
  const locations = named('server').flatMap(({ children }) => children.filter(({ words }) => words[0] === 'location'));
  for (const { children } of locations) {
    const to = children.find(({ words }) => words[0] === 'proxy_pass')?.words[1] ?? '';
    if (!upstreams.has(to)) issues.push(`a location leads to “${to}”`);
    const sent = children.find(({ words }) => words[1] === 'X-Forwarded-For');
    if (sent && sent.words[2] !== '$remote_addr') issues.push('visitors may choose their own address');
  }
  return issues;
}

/** The workspace packages that an app is made of, itself included. */
function closureOf(name: string, found = new Set<string>()): Set<string> {
  const folder = [`apps/${name}`, `packages/${name}`].find((path) => existsSync(join(root, path, 'package.json')));
  if (!folder || found.has(folder)) return found;
  found.add(folder);
  const text = readFileSync(join(root, folder, 'package.json'), 'utf8');
  const { dependencies, devDependencies } = JSON.parse(text) as Record<string, Record<string, string> | undefined>;
  for (const dependency of Object.keys({ ...dependencies, ...devDependencies })) {
    if (dependency.startsWith('@promenade/')) closureOf(dependency.slice('@promenade/'.length), found);
  }
  return found;
}

/** Errors in the Dockerfile that can be found without building it. */
export function imageIssues(dockerfile: string): string[] {
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { packageManager: string };
  const issues: string[] = [];
  for (const [used] of dockerfile.matchAll(/pnpm@[\d.]+/g))
    if (used !== packageManager) issues.push(`the image installs with ${used}`);
  for (const [, name = ''] of dockerfile.matchAll(/--filter @promenade\/([\w-]+)\.\.\./g)) {
    if (!existsSync(join(root, 'apps', name, 'package.json'))) issues.push(`there is no ${name} to install`);
    for (const folder of closureOf(name)) {
      if (!dockerfile.includes(`COPY ${folder}/package.json ${folder}/\n`)) issues.push(`${folder} is not installed`);
    }
  }
  if (!/^ARG NODE=node:\d+\.\d+\.\d+-/m.test(dockerfile)) issues.push('the version of Node floats');
  const stages = dockerfile.split(/^FROM /m).slice(1);
  const stageOf = (name: string) => stages.find((text) => text.split('\n')[0]?.endsWith(` AS ${name}`));
  for (const stage of stages) {
    const [install, copy] = [stage.indexOf('RUN npx'), stage.indexOf('COPY . .')];
    if (copy !== -1 && copy < install) issues.push('every change of a source installs again');
  }
  if (!/^USER (?!root)/m.test(stageOf('runtime') ?? '')) issues.push('the image runs as root');
  for (const [, stage = ''] of dockerfile.matchAll(/--from=([\w-]+)/g)) {
    if (!stageOf(stage)) issues.push(`there is no stage ${stage}`);
  }
  for (const app of ['reference-api', 'demo-shop']) {
    const stage = stageOf(app) ?? '';
    const folder = /^WORKDIR \/app\/(.*)$/m.exec(stage)?.[1] ?? '';
    const program = /"([^"]+)"\]$/m.exec(stage)?.[1] ?? '';
    if (!stage.startsWith('runtime ')) issues.push(`${app} is no image of its own`);
    if (!stage.includes(`COPY --from=installed-${app} /app /app`)) issues.push(`${app} has packages of the build`);
    if (!existsSync(join(root, folder, sourceOf(program))))
      issues.push(`${app} starts ${program}, which does not exist`);
  }
  return issues;
}

/** The source of a built program. */
const sourceOf = (program: string) =>
  program.startsWith('dist/') ? program.replace('dist/', 'src/').replace(/\.js$/, '.ts') : program;

/** Settings of an app that are described in its README or a guide. */
function documentedSettings(app: string): Set<string> {
  const guides = join(root, 'docs/guides');
  const files = [
    join(root, 'apps', app, 'README.md'),
    ...readdirSync(guides)
      .filter((name) => name.endsWith('.md'))
      .map((name) => join(guides, name)),
  ];
  const documents = files.map((file) => readFileSync(file, 'utf8')).join('');
  return new Set([...documents.matchAll(/`([A-Z][A-Z_]+)(?:=[^`]*)?`/g)].map(([, name]) => name ?? ''));
}

function settingIssues(name: string, app: string, { environment = {} }: Service): string[] {
  const known = documentedSettings(app);
  return Object.keys(environment)
    .filter((setting) => !known.has(setting) && setting !== 'NODE_ENV' && !/^(STRIPE|PAYPAL)_/.test(setting))
    .map((setting) => `${name} is given ${setting}, which no document names`);
}

function serviceIssues(name: string, service: Service): string[] {
  const issues: string[] = [];
  if (!service.mem_limit) issues.push(`${name} has no limit of memory`);
  for (const port of service.ports ?? []) {
    if (!port.startsWith('127.0.0.1:')) issues.push(`${name} is published on every address: ${port}`);
  }
  if (service.image && service.image !== 'promenade' && !/:\d+\.\d+/.test(service.image))
    issues.push(`the version of ${service.image} floats`);
  if (service.build) issues.push(...settingIssues(name, filledIn(service.build.target), service));
  const app = filledIn(service.working_dir ?? '').replace('/app/apps/', '');
  if (app) {
    const program = service.command?.at(-1) ?? '';
    if (!existsSync(join(root, 'apps', app, sourceOf(program))))
      issues.push(`${name} starts ${program}, which does not exist`);
    issues.push(...settingIssues(name, app, service));
  }
  const [runner, program, flag, code] = service.healthcheck?.test ?? [];
  if (runner === 'CMD' && program === 'node' && flag === '-e') {
    try {
      new Script(code ?? '');
    } catch (error) {
      issues.push(`the health check of ${name} is no program: ${error}`);
    }
  }
  return issues;
}

/** A purge of pages that misses a store leaves its old pages there. */
function purgeIssues({ services }: Compose): string[] {
  const purged = `${services.api?.environment?.PAGE_PURGE_URLS}`;
  const stores = Object.entries(services).filter(([, { working_dir: folder }]) => folder?.endsWith('/reference-store'));
  const missed = stores.filter(([name]) => !purged.includes(`http://${name}:3000`));
  return missed.map(([name]) => `a purge does not reach ${name}`);
}

/** Errors in compose.yaml that can be found without starting it. */
export function composeIssues(text: string): string[] {
  const compose = parse(text, { merge: true }) as Compose;
  const services = Object.entries(compose.services);
  return [
    ...services.flatMap(([name, service]) => serviceIssues(name, service)),
    ...proxyIssues(compose),
    ...trustIssues(compose),
    ...purgeIssues(compose),
  ];
}
