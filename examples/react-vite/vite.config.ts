import { defineConfig } from 'vite';

// In development, the page's calls are proxied to a Vinport host, such as one started by `npm start` in this
// repository.
const host = process.env.VINPORT_HOST ?? 'http://127.0.0.1:3000';

export default defineConfig({
  server: { proxy: { '/api': host, '/api-cwa': host } },
});
