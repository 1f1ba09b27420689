import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installPacked } from './packed.ts';

/** The text that an editor shows for the packed client: named types, and the documentation of methods, parameters and fields. */

const SDK = '@promenade/storefront-sdk';

const options: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  types: [],
  lib: ['lib.es2024.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
};

/** Methods with their return types and words of their documentation. */
const methods: readonly (readonly [method: string, returns: string, words: string])[] = [
  ['search.products', 'ListCall<ProductCard>', 'Finds products by keyword'],
  ['products.detail', 'Promise<ProductDetail>', 'Gets a product by unique key and slug'],
  ['products.skuDetail', 'Promise<SkuDetail>', 'variants'],
  ['products.list', 'ListCall<ProductCard>', 'newest first'],
  ['categories.tree', 'Promise<Category[]>', 'category tree'],
  ['merchants.search', 'ListCall<MerchantCard>', 'merchants'],
  ['merchants.detail', 'Promise<MerchantDetail>', 'merchant'],
  ['reviews.list', 'ListCall<Review>', 'reviews'],
  ['cart.list', 'Promise<CartGroup[]>', 'cart lines, grouped by merchant'],
  ['cart.save', 'Promise<null>', 'Adds variants to the cart'],
  ['cart.setQuantity', 'Promise<null>', 'Sets the quantity'],
  ['login.withEmail', 'Promise<LoginResult>', 'Signs in with e-mail address and password'],
  ['user.info', 'Promise<User>', 'signed-in shopper'],
  ['addresses.save', 'Promise<Address>', 'Adds an address'],
  ['coupons.mine', 'ListCall<UserCoupon>', "Lists the shopper's coupons"],
  ['preorders.create', 'Promise<PreOrderResult>', 'Opens a checkout'],
  ['preorders.load', 'Promise<PreOrder>', 'checkout'],
  ['orders.create', 'Promise<OrderCreated>', 'Places the order'],
  ['orders.detail', 'Promise<OrderDetail>', 'Gets a merchant order'],
  ['payments.pay', 'Promise<PayResult>', 'pay'],
];

/** Fields of responses, with words of their documentation. */
const fields: readonly (readonly [field: string, words: string])[] = [
  ['ProductCard.price', 'cents'],
  ['ProductCard.ficti', 'sales'],
  ['ProductSku.sku', 'joined by commas'],
  ['CartLine.productAttrUnique', 'variant'],
  ['OrderDetail.status', 'to ship'],
  ['Coupon.useEndTimeStr', 'day'],
];

/** Fields of inputs, each within a call (complete or not), with words of their documentation. */
const inputFields: readonly (readonly [call: string, field: string, words: string])[] = [
  ['shop.search.products({ keyword: "linen" })', 'keyword', 'search'],
  ['shop.search.products({ merIds: [1] })', 'merIds', 'merchants'],
  ['shop.search.facets({ attributes: ["Color.Blue"] })', 'attributes', 'attribute values'],
  ['shop.merchants.products({ merId: 1, maxPrice: 4250 })', 'maxPrice', 'cents'],
  ['shop.cart.list({ isValid: true })', 'isValid', 'available'],
  ['shop.cart.save([{ productId: 1, cartNum: 1, productAttrUnique: 2 }])', 'productAttrUnique', '`ProductSku`'],
  ['shop.login.withEmail({ email: "a@example.com", password: "" })', 'email', 'address'],
  ['shop.orders.create({ expectedPayFee: 4250 })', 'expectedPayFee', 'cents'],
];

let consumer: string;
let file: string;
let service: ts.LanguageService;
let version = 0;

beforeAll(() => {
  consumer = mkdtempSync(join(tmpdir(), 'hover-'));
  writeFileSync(join(consumer, 'package.json'), '{ "type": "module" }');
  installPacked(consumer, 'storefront-sdk');
  file = join(consumer, 'app.ts');
  service = ts.createLanguageService({
    getScriptFileNames: () => [file],
    getScriptVersion: (name) => (name === file ? `${version}` : '1'),
    getScriptSnapshot: (name) => {
      const text = ts.sys.readFile(name);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => consumer,
    getCompilationSettings: () => options,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: ts.sys.fileExists,
    readFile: ts.sys.readFile,
    directoryExists: ts.sys.directoryExists,
    ...(ts.sys.realpath && { realpath: ts.sys.realpath }),
  });
});
afterAll(() => rmSync(consumer, { recursive: true, force: true }));

const head = `import { createStorefront } from '${SDK}';
const shop = createStorefront({ baseUrl: '' });
`;

/** Opens a program in the language service. */
function open(body: string): ts.Program {
  version++;
  writeFileSync(file, `${head}${body}`);
  const program = service.getProgram();
  if (!program) throw new Error('the language service has no program');
  return program;
}

/** The hover at the last letter of a text in the program. */
function hover(text: string): { shown: string; words: string; tags: readonly string[] } {
  const position = (ts.sys.readFile(file) ?? '').indexOf(text) + text.length - 1;
  const info = service.getQuickInfoAtPosition(file, position);
  return {
    shown: ts.displayPartsToString(info?.displayParts),
    words: ts.displayPartsToString(info?.documentation),
    tags: (info?.tags ?? []).map(({ name }) => name),
  };
}

/** The type of the expression at the end of a program. */
function lastType(program: ts.Program): ts.Type {
  const last = program.getSourceFile(file)?.statements.at(-1);
  if (!last || !ts.isExpressionStatement(last)) throw new Error('the program ends with an expression');
  return program.getTypeChecker().getTypeAtLocation(last.expression);
}

/** What the method at the end of a program returns. A hover leaves it out after a long list of fields. */
function returnType(program: ts.Program): string | undefined {
  const type = lastType(program).getCallSignatures()[0]?.getReturnType();
  return type && program.getTypeChecker().typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation);
}

/** Every method of a storefront, as in `cart.list`. */
function allMethods(): string[] {
  const program = open('shop;\n');
  const checker = program.getTypeChecker();
  const shop = lastType(program);
  return shop
    .getProperties()
    .filter(({ name }) => name !== 'client' && name !== 'extend')
    .flatMap((resource) =>
      checker
        .getTypeOfSymbol(resource)
        .getProperties()
        .map(({ name }) => `${resource.name}.${name}`),
    );
}

describe('a method', () => {
  it.each(methods)('%s returns %s', (method, returns, words) => {
    const program = open(`shop.${method};\n`);
    const shown = hover(`shop.${method}`);
    expect(returnType(program)).toBe(returns);
    expect(shown.words).toContain(words);
    expect(shown.tags).toEqual(expect.arrayContaining(['example']));
  });

  it('of any resource names its parameters and their types, and has documentation', () => {
    const names = allMethods();
    open(names.map((name) => `shop.${name};\n`).join(''));
    const shown = names.map((name) => ({ name, ...hover(`shop.${name};`.slice(0, -1)) }));
    expect(shown.length).toBeGreaterThan(120);
    expect(shown.filter(({ words, tags }) => !words || !tags.includes('example')).map(({ name }) => name)).toEqual([]);
    // `rest_0` is the name of an unnamed parameter; the others are internal types.
    const unnamed = shown.filter((one) => /rest_\d|InputOf<|Fields<|Given<|Partially<|Filled</.test(one.shown));
    expect(unnamed.map(({ name, shown: text }) => `${name} ${text}`)).toEqual([]);
  });
});

describe('a field', () => {
  it.each(fields)('%s is documented', (field, words) => {
    const [type, name] = field.split('.');
    open(`declare const value: import('${SDK}').${type};\nvalue.${name};\n`);
    expect(hover(`value.${name}`).words).toContain(words);
  });

  it.each(inputFields)('of %s is documented: %s', (call, field, words) => {
    open(`${call};\n`);
    expect(hover(field).words).toContain(words);
  });

  it('of any type of the contract is documented', () => {
    const program = open('');
    const checker = program.getTypeChecker();
    const source = program.getSourceFile(file);
    const entry = source?.statements.find(ts.isImportDeclaration)?.moduleSpecifier;
    const module = entry && checker.getSymbolAtLocation(entry);
    const shapes = (module ? checker.getExportsOfModule(module) : []).flatMap((symbol) => {
      const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
      return target.flags & ts.SymbolFlags.Interface ? [{ symbol, type: checker.getDeclaredTypeOfSymbol(target) }] : [];
    });
    expect(shapes.length).toBeGreaterThan(60);
    const own = ({ declarations = [] }: ts.Symbol) =>
      declarations.some((node) =>
        /\/dist\/(call\.d\.ts|(calls|contract|entities|schema)\/)/.test(node.getSourceFile().fileName),
      );
    const bare = shapes.flatMap(({ symbol, type }) =>
      type
        .getProperties()
        .filter(
          (field) =>
            own(field) && !field.getDocumentationComment(checker).length && !field.getJsDocTags(checker).length,
        )
        .map(({ name }) => `${symbol.name}.${name}`),
    );
    expect(bare).toEqual([]);
  });
});
