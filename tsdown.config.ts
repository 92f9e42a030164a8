import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: {
    core: 'src/core/index.ts',
    ports: 'src/ports/index.ts',
    adapters: 'src/adapters/index.ts',
    index: 'src/composition/index.ts',
    react: 'src/ui/index.ts',
    testing: 'tests/index.ts',
    'testing/contracts': 'tests/contracts/index.ts',
  },
  outDir: 'dist',
  format: 'esm',
  // The library runs in browsers, Node and workers.
  platform: 'neutral',
  target: 'node20.19',
  tsconfig: 'tsconfig.lib.json',
  // Peer dependencies of the library: a page must have only one React, a test run only one Vitest.
  deps: { neverBundle: ['react', 'vitest'] },
  dts: true,
  // The output is not minified; with source maps, the declarations would refer to map files that are not written.
  sourcemap: false,
  clean: true,
});
