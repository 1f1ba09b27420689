const file = new File([], 'a.png');
const fields = {
  file,
  uniqueKey: 'k',
  slug: 's',
  orderNo: 'SH1',
  aid: 1,
  collectionId: 1,
  productId: 1,
  ids: [1],
};

/** Works as the argument of any call: fields, a file, a list, a path parameter, a body. */
export const anyArgument: unknown = Object.assign(new File([], 'a.png'), fields);
// As of a list; JSON would not accept it as a field.
Object.defineProperty(anyArgument, 'join', { value: () => '1' });
