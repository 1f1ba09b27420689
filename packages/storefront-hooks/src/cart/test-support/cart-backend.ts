import { type CartGroup, type CartLine, StorefrontError } from '@promenade/storefront-sdk';

export const STOCK = 20;

export function cartLine(id: number, cartNum: number, merId = 1): CartLine {
  return {
    id,
    uniqueKey: `line-${id}`,
    cartNum,
    stock: STOCK,
    price: 1_000,
    storePrice: null,
    discount: null,
    discountExpiry: null,
    variantPrice: [],
    storeName: `Product ${id}`,
    image: '',
    suk: 'Red,M',
    attrId: 100 + id,
    slug: `product-${id}`,
    landingPage: false,
    listedOnStore: true,
    productUniqueKey: `p${id}`,
    checked: true,
    productAttr: { stock: STOCK },
    productId: 10 * merId,
    productAttrUnique: `${100 + id}`,
    attrStatus: true,
    isShippingIncluded: false,
    priceWhenAdded: null,
  };
}

const failure = (kind: 'auth' | 'invalid' | 'not-found', endpoint: string) => new StorefrontError({ kind, endpoint });

/** A call that the backend receives. */
export interface BackendCall {
  endpoint: string;
  input: object;
  /** Subject of the credentials; `undefined` for a guest. */
  subject: string | undefined;
  idempotencyKey: string | undefined;
}

type Lines = Map<number, CartLine>;
type Addition = { uuid?: string; cartNum: number } & ({ productAttrUnique: number } | { sku: string });

/** The carts of a shop, by guest id or account subject. Variant ids are 101, 102 …; the sku of a variant is its id. */
export class CartBackend {
  /** Endpoint and body of the received writes, oldest first. */
  readonly writes: string[] = [];
  /** Endpoints of the received reads. */
  readonly reads: string[] = [];
  /** Whether a read with credentials and a guest's id merges, as in backends without `cart.merge`. */
  mergesOnRead = false;
  /** Total quantity that merges have added. */
  added = 0;
  /** Lines that the stock capped in merges. */
  readonly capped: { wanted: number; got: number }[] = [];
  readonly #carts = new Map<string, Lines>();
  readonly #owners = new Map<number, string>();
  readonly #usedKeys = new Set<string>();
  #nextId = 1;

  /** Adds a line for each quantity to the owner's cart. */
  fill(owner: string, quantities: readonly number[]): void {
    for (const [index, quantity] of quantities.entries()) this.#put(owner, 101 + index, quantity);
  }

  linesOf(owner: string): Lines {
    const lines = this.#carts.get(owner) ?? new Map<number, CartLine>();
    this.#carts.set(owner, lines);
    return lines;
  }

  /** The owner for whom the line was created. */
  ownerOf(id: number): string | undefined {
    return this.#owners.get(id);
  }

  quantitiesOf(owner: string): Record<number, number> {
    return Object.fromEntries([...this.linesOf(owner).values()].map((line) => [line.attrId, line.cartNum]));
  }

  /** Carries out a call and returns its data. Throws a `StorefrontError` if the call is refused. */
  respond({ endpoint, input, subject, idempotencyKey }: BackendCall): unknown {
    const { query, body } = input as { query?: { uuid?: string }; body?: { uuid?: string } | { uuid?: string }[] };
    const owner = subject ?? [query ?? body ?? {}].flat()[0]?.uuid;
    if (owner === undefined) throw failure('auth', endpoint);
    if (this.mergesOnRead && subject && query?.uuid) this.#merge(query.uuid, subject);
    if (body === undefined) {
      this.reads.push(endpoint);
      return endpoint === 'cart.count' ? { count: this.#count(owner) } : this.#groups(owner);
    }
    this.writes.push(`${endpoint} ${JSON.stringify(body)}`);
    if (idempotencyKey && this.#usedKeys.has(idempotencyKey)) return null;
    const data = this.#write(endpoint, owner, body);
    if (idempotencyKey) this.#usedKeys.add(idempotencyKey);
    return data;
  }

  #write(endpoint: string, owner: string, body: unknown): unknown {
    const lines = this.linesOf(owner);
    if (endpoint === 'cart.setQuantity') {
      const { id, number } = body as { id: number; number: number };
      const line = lines.get(id);
      if (!line) throw failure('not-found', endpoint);
      line.cartNum = number;
    } else if (endpoint === 'cart.remove') {
      const { ids } = body as { ids: number[] };
      if (ids.filter((id) => lines.delete(id)).length === 0) throw failure('not-found', endpoint);
    } else if (endpoint === 'cart.changeVariant') {
      const { id, num, unique } = body as { id: number; num: number; unique: number };
      const line = lines.get(id);
      if (!line) throw failure('not-found', endpoint);
      const sameVariant = [...lines.values()].find((other) => other.attrId === unique && other !== line);
      if (num + (sameVariant?.cartNum ?? 0) > STOCK) throw failure('invalid', endpoint);
      if (sameVariant) {
        sameVariant.cartNum += num;
        lines.delete(id);
      } else Object.assign(line, { cartNum: num, attrId: unique });
    } else if (endpoint === 'cart.merge') {
      const { uuid } = body as { uuid: string };
      this.#merge(uuid, owner);
      return { count: this.#count(owner) };
    } else {
      // Check all items before any is added: a call adds all or none.
      const additions = (body as Addition[]).map((item) => ({
        attrId: 'sku' in item ? Number(item.sku) : item.productAttrUnique,
        quantity: item.cartNum,
      }));
      for (const { attrId, quantity } of additions) {
        const inCart = [...lines.values()].find((line) => line.attrId === attrId)?.cartNum ?? 0;
        if (inCart + quantity > STOCK) throw failure('invalid', endpoint);
      }
      for (const { attrId, quantity } of additions) this.#put(owner, attrId, quantity);
    }
    return null;
  }

  #merge(uuid: string, owner: string): void {
    for (const { attrId, cartNum } of this.linesOf(uuid).values()) {
      const before = this.quantitiesOf(owner)[attrId] ?? 0;
      this.#put(owner, attrId, cartNum);
      const got = this.quantitiesOf(owner)[attrId] ?? 0;
      this.added += got - before;
      if (got < before + cartNum) this.capped.push({ wanted: before + cartNum, got });
    }
    this.#carts.delete(uuid);
  }

  /** Adds a quantity, limited to the stock. */
  #put(owner: string, attrId: number, quantity: number): void {
    const lines = this.linesOf(owner);
    const known = [...lines.values()].find((line) => line.attrId === attrId);
    if (known) known.cartNum = Math.min(STOCK, known.cartNum + quantity);
    else {
      const id = this.#nextId++;
      this.#owners.set(id, owner);
      lines.set(id, { ...cartLine(id, quantity), attrId });
    }
  }

  #count(owner: string): number {
    return [...this.linesOf(owner).values()].reduce((sum, line) => sum + line.cartNum, 0);
  }

  #groups(owner: string): CartGroup[] {
    const cartInfoList = [...this.linesOf(owner).values()].map((line) => ({ ...line }));
    return cartInfoList.length > 0 ? [{ merId: 1, merName: 'One', cartInfoList }] : [];
  }
}
