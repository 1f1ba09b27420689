import { createContext, useContext, useMemo } from 'react';
export * as queries from '../../../packages/storefront-hooks/src/storefront/all-queries.ts';
const C = createContext<any>(null);
export function StorefrontProvider(p: any) { const v = useMemo(() => ({ store: p.store, locale: p.locale, client: p.client, warm: async (q: any) => { await Promise.all(q.map(async (x:any)=>{const k=JSON.stringify(x.key); if(!(k in p.fallback)) p.fallback[k]=await x.load(p.client)})); return []; }, queryCache: { keyOf: (q: any) => JSON.stringify(q.key), peek: (k: string) => p.fallback[k] } }), [p]); return <C value={v}>{p.children}</C>; }
export const useStorefront = () => useContext(C);
export const createSession = () => ({ authorize: async () => ({}), expire() {} });
