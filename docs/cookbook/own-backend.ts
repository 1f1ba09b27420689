import { type AnySchema, type Call, type Category, contract, encode } from '@promenade/storefront-sdk/contract';

/** Rows of the database that you have. */
const rows = [
  { id: 1, parent: 0, title: 'Clothing' },
  { id: 2, parent: 1, title: 'Shirts' },
  { id: 3, parent: 0, title: 'Kitchen' },
];

const categoriesBelow = (parent: number, level: Category['level']): Category[] =>
  rows
    .filter((row) => row.parent === parent)
    .map(({ id, title }, index) => ({
      id,
      pid: parent,
      name: title,
      slug: title.toLowerCase(),
      icon: null,
      level,
      sort: index,
      isShow: true,
      childList: level === 1 ? categoriesBelow(id, 2) : [],
    }));

/** Every response has this envelope. */
const envelope = (code: number, message: string, data: unknown) =>
  Response.json({ code, message, data }, { status: code });

/** The calls that exist so far, by their ids. Their values have the types of the SDK: amounts in cents, times as numbers. */
const handlers: { [Id in keyof typeof contract]?: (request: Request) => unknown } = {
  'categories.tree': () => categoriesBelow(0, 1),
};

/** Responds to a request; any server that can convert its requests to `Request` can use it. */
export async function respond(request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const storeId = Number(searchParams.get('storeId') ?? 0);
  if (!(Number.isInteger(storeId) && storeId >= 0 && storeId < 2 ** 31)) {
    return envelope(400, 'Invalid input', { fieldErrors: { storeId: 'storeId must be a number' } });
  }
  const calls: readonly Call[] = Object.values(contract);
  const call = calls.find(({ method, path }) => method === request.method && path === pathname);
  const handle = call && handlers[call.id];
  if (!handle) return envelope(404, 'Not found', null);
  return envelope(200, 'success', encode(call.response as AnySchema, await handle(request)));
}
