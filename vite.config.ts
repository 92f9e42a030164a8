import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { hostInDevelopment } from './server/host/host-in-development.ts';

export default defineConfig({
  plugins: [tailwindcss(), hostInDevelopment(), reactRouter()],
  environments: {
    ssr: { build: { rolldownOptions: { input: './server/host/main.ts' } } },
  },
});
