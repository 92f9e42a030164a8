import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: { core: 'src/core/index.ts', ports: 'src/ports/index.ts', index: 'src/composition/index.ts' },
  outDir: 'dist',
  format: 'esm',
  // The library runs in a browser, in Node and in a worker alike.
  platform: 'neutral',
  target: 'es2024',
  tsconfig: 'tsconfig.lib.json',
  dts: true,
  // The output is not minified; with maps, the declarations would name map files that nobody writes.
  sourcemap: false,
  clean: true,
});
