import { type Node, parseSync, visitorKeys } from 'oxc-parser';

/** What an expression can render: elements only, children from the caller, or text. */
export type Kind = 'elements' | 'slot' | 'text';

/** Functions that are called in place of a component. */
export const DRAWS = /^draw[A-Z]|Markup$/;

const MAKES_ELEMENTS = /^(?:inElement|cloneElement|createElement|createPortal)$/;

const worst = (kinds: readonly Kind[]): Kind =>
  kinds.includes('text') ? 'text' : kinds.includes('slot') ? 'slot' : 'elements';

export function childrenOf(node: Node): Node[] {
  const parts = node as unknown as Record<string, Node | null | (Node | null)[]>;
  return (visitorKeys[node.type] ?? []).flatMap((key) => parts[key] ?? []).filter((child) => child !== null);
}

export function findAll(node: Node, fits: (node: Node) => boolean, goesInto = (_: Node) => true): Node[] {
  const found = childrenOf(node).flatMap((child) => (goesInto(child) ? findAll(child, fits, goesInto) : []));
  return fits(node) ? [node, ...found] : found;
}

/** Children without comments and blank texts, which translators ignore. */
export function shownOf({ children }: { children: readonly Node[] }): Node[] {
  const isBlank = (value: unknown) => typeof value === 'string' && !value.trim();
  return children.filter((child) => {
    if (child.type === 'JSXText') return !isBlank(child.value);
    if (child.type !== 'JSXExpressionContainer') return true;
    const { expression } = child;
    return expression.type !== 'JSXEmptyExpression' && !(expression.type === 'Literal' && isBlank(expression.value));
  });
}

/** The types of the properties that a file declares, by their names. */
export function typesIn(file: string, source: string): Map<string, string> {
  const types = new Map<string, string>();
  for (const node of findAll(parseSync(file, source).program, ({ type }) => type === 'TSPropertySignature')) {
    if (node.type !== 'TSPropertySignature' || node.key.type !== 'Identifier' || !node.typeAnnotation) continue;
    const { start, end } = node.typeAnnotation;
    types.set(node.key.name, `${types.get(node.key.name) ?? ''} ${source.slice(start, end)}`);
  }
  return types;
}

/**
 * Determines the kinds of a file's expressions from their syntax: through its constants and functions, and through properties, whose types `typeOf`
 * returns by name.
 */
export function kindsIn(program: Node, typeOf: (name: string) => string, textOf: (node: Node) => string) {
  const declarations = new Map<string, Node>();
  findAll(program, (node) => {
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && node.init)
      declarations.set(node.id.name, node.init);
    if (node.type === 'FunctionDeclaration' && node.id) declarations.set(node.id.name, node);
    return false;
  });

  const pending = new Set<Node>();
  function kindOf(node: Node): Kind {
    // For a recursive function, the other returns decide.
    if (pending.has(node)) return 'elements';
    pending.add(node);
    const kind = read(node);
    pending.delete(node);
    return kind;
  }

  function read(node: Node): Kind {
    switch (node.type) {
      case 'JSXElement':
        return 'elements';
      case 'JSXFragment':
        return worst(shownOf(node).map(kindOf));
      case 'JSXExpressionContainer':
      case 'ParenthesizedExpression':
      case 'ChainExpression':
      case 'TSAsExpression':
      case 'TSNonNullExpression':
        return kindOf(node.expression);
      case 'Literal':
        return typeof node.value === 'string' || typeof node.value === 'number' ? 'text' : 'elements';
      case 'ConditionalExpression':
        return worst([kindOf(node.consequent), kindOf(node.alternate)]);
      case 'LogicalExpression':
        return node.operator === '&&' ? kindOf(node.right) : worst([kindOf(node.left), kindOf(node.right)]);
      case 'MemberExpression':
        return node.computed ? 'text' : ofProperty(textOf(node.property));
      case 'Identifier': {
        if (node.name === 'undefined') return 'elements';
        const declared = declarations.get(node.name);
        return declared ? kindOf(declared) : ofProperty(node.name);
      }
      case 'CallExpression':
        return ofCall(node.callee, node.arguments);
      case 'ArrowFunctionExpression':
      case 'FunctionExpression':
      case 'FunctionDeclaration':
        if (node.returnType && isOfElements(textOf(node.returnType))) return 'elements';
        return worst(returnsOf(node.body).map(kindOf));
      default:
        return 'text';
    }
  }

  function ofProperty(name: string): Kind {
    const type = typeOf(name);
    if (/\bReactNode\b/.test(type)) return 'slot';
    if (isOfElements(type)) return 'elements';
    return name === 'children' ? 'slot' : 'text';
  }

  function ofCall(callee: Node, given: readonly Node[]): Kind {
    if (callee.type === 'Identifier') {
      if (MAKES_ELEMENTS.test(callee.name) || DRAWS.test(callee.name)) return 'elements';
      const declared = declarations.get(callee.name);
      return declared && isFunction(declared) ? kindOf(declared) : ofProperty(callee.name);
    }
    const each = given.find(isFunction);
    return isMap(callee) && each ? kindOf(each) : 'text';
  }

  function isMap(callee: Node): boolean {
    return callee.type === 'MemberExpression' && /^(?:flatM|m)ap$/.test(textOf(callee.property));
  }

  return {
    kindOf,
    isList: (child: Node) =>
      child.type === 'JSXExpressionContainer' &&
      child.expression.type === 'CallExpression' &&
      isMap(child.expression.callee),
  };
}

const isFunction = ({ type }: Node) => /Function/.test(type);
const isOfElements = (type: string) => /\bReactElement\b/.test(type) && !/\b(?:ReactNode|string|number)\b/.test(type);

function returnsOf(body: Node | null): Node[] {
  if (body?.type !== 'BlockStatement') return body ? [body] : [];
  const isReturn = ({ type }: Node) => type === 'ReturnStatement';
  return findAll(body, isReturn, (inner) => !isFunction(inner)).flatMap((statement) =>
    statement.type === 'ReturnStatement' && statement.argument ? [statement.argument] : [],
  );
}
