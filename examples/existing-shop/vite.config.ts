import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const backend = process.env.BACKEND ?? 'http://127.0.0.1:3100';
const proxy = {
  '/api': backend,
  '/media': backend,
  // `xfwd` tells the backend the origin of the page, so that it sends the shopper to this origin.
  '/oidc': { target: backend, changeOrigin: true, xfwd: true },
  // The CDN resizes pictures; here they come unchanged.
  '/cdn-cgi/image': { target: backend, rewrite: (path: string) => path.replace(/^\/cdn-cgi\/image\/[^/]*/, '') },
};
export default defineConfig({
  plugins: [react()],
  build: { target: 'es2023' },
  server: { port: 5173, proxy },
  preview: { port: 5173, proxy },
});
