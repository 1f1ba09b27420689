import { defineConfig } from 'vite';

const backend = process.env.BACKEND ?? 'http://127.0.0.1:3100';
const paths = ['/api', '/media'];
const proxy = Object.fromEntries(paths.map((path) => [path, backend]));
export default defineConfig({
  build: { target: 'es2023' },
  server: { port: 5173, proxy },
  preview: { port: 5173, proxy },
});
