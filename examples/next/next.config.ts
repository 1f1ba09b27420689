import type { NextConfig } from 'next';

const backend = process.env.BACKEND ?? 'http://127.0.0.1:3100';
const forward = (path: string) => ({ source: `/${path}/:rest*`, destination: `${backend}/${path}/:rest*` });
const config: NextConfig = {
  // The layout completes the sign-in.
  rewrites: async () => [
    ...['api', 'media', 'oidc', 'sandbox'].map(forward),
    { source: '/callback', destination: '/' },
  ],
};
export default config;
