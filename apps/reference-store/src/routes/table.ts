import type { RouteModule } from '../router/route-types.ts';

export interface RouteEntry {
  /** Without language prefix; the first path is the canonical one. */
  paths: readonly string[];
  /** The module's place in the build manifest, from which a server learns its scripts and styles. */
  source: string;
  load(): Promise<RouteModule>;
}

/** Every page of the shop. A route's code is its own chunk. */
export const routes: readonly RouteEntry[] = [
  { paths: ['/'], source: 'src/routes/home.tsx', load: () => import('./home.tsx') },
];
