import react from '@astrojs/react';
import { defineConfig } from 'astro/config';

const backend = process.env.BACKEND ?? 'http://127.0.0.1:3100';
const paths = ['/api', '/media', '/oidc', '/sandbox'];
// `xfwd` tells the backend the origin of the page, so that it sends the shopper to this origin.
const forward = { target: backend, changeOrigin: true, xfwd: true };
const proxy = Object.fromEntries(paths.map((path) => [path, forward]));
export default defineConfig({ integrations: [react()], vite: { server: { proxy } } });
