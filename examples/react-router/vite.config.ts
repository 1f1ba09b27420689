import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

const backend = process.env.BACKEND ?? 'http://127.0.0.1:3100';
const paths = ['/api', '/media', '/oidc', '/sandbox'];
// `xfwd` tells the backend the origin of the page, so that it sends the shopper to this origin.
const forward = { target: backend, changeOrigin: true, xfwd: true };
const proxy = Object.fromEntries(paths.map((path) => [path, forward]));
export default defineConfig({
  plugins: [reactRouter()],
  // Found before the first visit: a package that Vite finds later reloads the page.
  optimizeDeps: { entries: ['app/root.tsx', 'app/routes/**/*.tsx'], include: ['react-dom/client', 'react-router/dom'] },
  server: { port: 5173, proxy },
  preview: { port: 5173, proxy },
});
