import { PageHead } from '../src/app/PageHead.tsx';
import { useStorefront, queries } from '@promenade/storefront-hooks';
import { StoreLink } from '../src/router/StoreLink.tsx';
import { useState } from 'react';
export const handle = { access: 'public' as const };
export async function prefetch({ data }: any) { await data.read(queries.homeIndex()); }
export function Component({ url }: any) { const [n, set] = useState(0); const { store } = useStorefront(); return <div><PageHead title={store.websiteTitle} canonicalPath="/" /><h1>Home {url.search}</h1><button onClick={() => set(n + 1)}>n{n}</button><StoreLink href="/nowhere">nowhere</StoreLink><StoreLink href="/?a=1">same</StoreLink></div>; }
