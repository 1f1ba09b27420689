import { join } from 'node:path';
import ts from 'typescript';

/** Type of a prop, as data that a browser can read. */
export type PropType =
  | { kind: 'text' | 'flag' | 'number' | 'content' | 'nothing' }
  | { kind: 'one of'; types: PropType[] }
  | { kind: 'literal'; value: string | number | boolean | null }
  | { kind: 'list' | 'map'; item: PropType }
  | { kind: 'record'; fields: Record<string, PropField> }
  | { kind: 'callback'; result: PropType };

export interface PropField {
  type: PropType;
  isOptional: boolean;
}

/** Own props of each exported component, without those that React declares (DOM attributes, `ref`, `key`). */
export type ComponentProps = Record<string, PropType>;

const source = join(import.meta.dirname, '../..');
const DEEPEST = 5;
/** Props that are not data. Keys belong to the caller, and `ThemeScope` documents that it rejects invalid fonts and radii. */
const given = ['ref', 'id', 'className', 'nonce', 'font', 'radius', 'itemKey'];
const nothing: PropType = { kind: 'nothing' };

function read(checker: ts.TypeChecker, type: ts.Type, depth: number): PropType {
  const { TypeFlags } = ts;
  if (type.aliasSymbol?.name === 'ReactNode') return { kind: 'content' };
  if (type.symbol?.name === 'ReactElement') return nothing;
  if (type.isStringLiteral() || type.isNumberLiteral()) return { kind: 'literal', value: type.value };
  if (type.flags & TypeFlags.BooleanLiteral) {
    return { kind: 'literal', value: checker.typeToString(type) === 'true' };
  }
  if (type.flags & TypeFlags.Null) return { kind: 'literal', value: null };
  if (type.flags & TypeFlags.BooleanLike) return { kind: 'flag' };
  if (type.flags & (TypeFlags.String | TypeFlags.TemplateLiteral)) return { kind: 'text' };
  if (type.flags & TypeFlags.Number) return { kind: 'number' };
  if (type.isUnion()) {
    const parts = type.types.filter(({ flags }) => !(flags & (TypeFlags.Undefined | TypeFlags.Void)));
    // The type alias `ReactNode` is lost in a union with `undefined`.
    if (parts.some(({ symbol }) => symbol?.name === 'ReactPortal')) return { kind: 'content' };
    const types = parts.map((part) => read(checker, part, depth)).filter(({ kind }) => kind !== 'nothing');
    return types.length > 0 ? { kind: 'one of', types } : nothing;
  }
  if (depth > DEEPEST) return nothing;
  const [item] = checker.getIndexInfosOfType(type).filter(({ keyType }) => keyType.flags & TypeFlags.Number);
  if (item && checker.getPropertyOfType(type, 'length')) {
    return { kind: 'list', item: read(checker, item.type, depth + 1) };
  }
  const named = checker.getIndexInfosOfType(type).find(({ keyType }) => keyType.flags & TypeFlags.String);
  if (named) return { kind: 'map', item: read(checker, named.type, depth + 1) };
  const [call] = type.getCallSignatures();
  if (call) return { kind: 'callback', result: read(checker, call.getReturnType(), depth + 1) };
  if (type.flags & (TypeFlags.Object | TypeFlags.Intersection)) {
    const fields = ownFields(checker, type, depth + 1);
    return Object.keys(fields).length > 0 ? { kind: 'record', fields } : nothing;
  }
  return nothing;
}

function ownFields(checker: ts.TypeChecker, type: ts.Type, depth: number): Record<string, PropField> {
  const fields: Record<string, PropField> = {};
  for (const property of checker.getPropertiesOfType(type)) {
    const [declared] = property.declarations ?? [];
    if (!declared?.getSourceFile().fileName.startsWith(source)) continue;
    if (given.includes(property.name) && (depth === 0 || property.name !== 'id')) continue;
    fields[property.name] = {
      type: read(checker, checker.getTypeOfSymbol(property), depth),
      isOptional: Boolean(property.flags & ts.SymbolFlags.Optional),
    };
  }
  return fields;
}

/** Props of a component: the first parameter of its function. Buttons and links have two signatures. */
function propsOf(checker: ts.TypeChecker, component: ts.Type): PropType {
  const [parameter] = component.getCallSignatures()[0]?.parameters ?? [];
  if (!parameter) return { kind: 'record', fields: {} };
  const type = checker.getTypeOfSymbol(parameter);
  const sets = type.isUnion() ? type.types : [type];
  return { kind: 'one of', types: sets.map((set) => ({ kind: 'record', fields: ownFields(checker, set, 0) })) };
}

/** Reads the props of all exports whose name begins with a capital letter. */
export function readComponentProps(): ComponentProps {
  const configPath = join(source, '../tsconfig.json');
  const config = ts.parseJsonConfigFileContent(
    ts.readConfigFile(configPath, ts.sys.readFile).config,
    ts.sys,
    join(source, '..'),
  );
  const entries = ['index.ts', 'overlays.ts', 'shop/index.ts', 'shop/overlays.ts'].map((name) => join(source, name));
  const program = ts.createProgram(entries, config.options);
  const checker = program.getTypeChecker();
  return Object.fromEntries(
    entries.flatMap((entry) => {
      const file = program.getSourceFile(entry);
      const module = file && checker.getSymbolAtLocation(file);
      if (!module) throw new Error(`${entry} exports nothing.`);
      return checker
        .getExportsOfModule(module)
        .map((symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol))
        .filter(({ name, flags }) => /^[A-Z]/.test(name) && flags & ts.SymbolFlags.Value)
        .map((symbol) => [symbol.name, propsOf(checker, checker.getTypeOfSymbol(symbol))] as const);
    }),
  );
}
