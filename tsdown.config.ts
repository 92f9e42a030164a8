import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: {
    core: 'src/core/index.ts',
    ports: 'src/ports/index.ts',
    index: 'src/composition/index.ts',
    testing: 'tests/index.ts',
  },
  outDir: 'dist',
  format: 'esm',
  // The library runs in a browser, in Node and in a worker alike.
  platform: 'neutral',
  target: 'es2024',
  tsconfig: 'tsconfig.lib.json',
  // The contract suites run in the Vitest of whoever calls them.
  deps: { neverBundle: ['vitest'] },
  dts: true,
  // The output is not minified; with maps, the declarations would name map files that nobody writes.
  sourcemap: false,
  clean: true,
});
