import react from '@astrojs/react';
import { defineConfig } from 'astro/config';

const backend = 'http://127.0.0.1:3100';
const paths = ['/api', '/media', '/oidc', '/sandbox'];
const proxy = Object.fromEntries(paths.map((path) => [path, backend]));
export default defineConfig({ integrations: [react()], vite: { server: { proxy } } });
