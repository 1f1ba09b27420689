import { dirname, join, resolve } from 'node:path';
import ts from 'typescript';

/** A hook that returns pending or failed state in another form than the shared types. */
export interface ShapeBreach {
  hook: string;
  problem: string;
}

const root = resolve(import.meta.dirname, '../..');

const readShape = ['data', 'error', 'isLoading', 'isRefreshing', 'refresh'];
const listShape = [...readShape, 'hasMore', 'loadMore', 'isLoadingMore', 'total', 'pages', 'loadedPages'];
const writeShape = ['run', 'isPending', 'isSuccess', 'data', 'error', 'reset'];
/** Names of pending or failed state. */
const stateWords =
  /^(data|items|status|state|error|errors|isLoading|isLoadingMore|isRefreshing|isPending|isBusy|isSending|pending|loading|mutate)$/;
/** Names of validation errors, which must be called `issues`. */
const validationWords = /(?<!de)fault|refus|violation|invalid/i;

const isOfShape = (names: ReadonlySet<string>, shape: readonly string[]) => shape.every((name) => names.has(name));

function createChecker(file: string): { checker: ts.TypeChecker; source: ts.SourceFile } {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.base.json'), ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root);
  const host = ts.createCompilerHost(options);
  const program = ts.createProgram({
    rootNames: [file],
    options: {
      ...options,
      noEmit: true,
      lib: ['lib.es2024.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
      types: ['react'],
      typeRoots: [join(root, 'node_modules/@types')],
    },
    host,
  });
  const source = program.getSourceFile(file);
  if (!source) throw new Error(`${file} cannot be read from ${dirname(file)}`);
  return { checker: program.getTypeChecker(), source };
}

/** Members of a type that can be pending or fail, but belong to no `Read`, `ListRead` or `Write`. */
function problemsOf(checker: ts.TypeChecker, type: ts.Type, at: ts.Node, path = ''): string[] {
  const members = type.isUnion() ? type.types.flatMap((one) => one.getProperties()) : type.getProperties();
  if (!(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection | ts.TypeFlags.Union))) return [];
  if (checker.isArrayType(type) || checker.isTupleType(type) || type.getCallSignatures().length > 0) return [];
  const names = new Set(members.map(({ name }) => name));
  const shapes = [listShape, readShape, writeShape].filter((shape) => isOfShape(names, shape));
  const inShape = new Set(shapes.flat());
  return members.flatMap((member) => {
    const { name } = member;
    const where = `${path}${name}`;
    if (inShape.has(name)) return [];
    // Next to a complete Read or Write it is a state of the resource, such as `paid`.
    if (inShape.size > 0 && /^(state|status)$/.test(name)) return [];
    if (validationWords.test(name)) return [`${where}: what validation finds is called issues`];
    if (stateWords.test(name)) return [`${where}: state outside of a whole Read, ListRead or Write`];
    const ownType = checker.getTypeOfSymbolAtLocation(member, at);
    const signature = ownType.getCallSignatures()[0];
    if (signature) {
      const returned = checker.typeToString(checker.getReturnTypeOfSignature(signature));
      return returned.startsWith('Promise<') ? [`${where}: an async function that is no Write`] : [];
    }
    // A hook may return several reads and writes.
    return path === '' && isResult(checker, ownType, at) ? problemsOf(checker, ownType, at, `${name}.`) : [];
  });
}

/** Whether a member is the result of a hook: response data can also have fields such as `status`, but no functions. */
function isResult(checker: ts.TypeChecker, type: ts.Type, at: ts.Node): boolean {
  if (type.isUnion()) return false;
  return type
    .getProperties()
    .some((member) => checker.getTypeOfSymbolAtLocation(member, at).getCallSignatures().length > 0);
}

/** Checks every `use…` that a module exports and that is declared outside of `without`. */
export function hookShapeBreaches(file: string, without?: string): ShapeBreach[] {
  const { checker, source } = createChecker(file);
  const module = checker.getSymbolAtLocation(source);
  if (!module) throw new Error(`${file} exports nothing`);
  const hooks = checker.getExportsOfModule(module).filter(({ name }) => /^use[A-Z]/.test(name));
  return hooks.flatMap((exported) => {
    const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
    const declaredIn = symbol.declarations?.[0]?.getSourceFile().fileName ?? '';
    if (without && declaredIn.includes(without)) return [];
    const signatures = checker.getTypeOfSymbolAtLocation(symbol, source).getCallSignatures();
    if (signatures.length === 0) return [{ hook: exported.name, problem: 'is no function that the compiler can read' }];
    const problems = new Set(
      signatures.flatMap((signature) => problemsOf(checker, checker.getReturnTypeOfSignature(signature), source)),
    );
    return [...problems].map((problem) => ({ hook: exported.name, problem }));
  });
}
