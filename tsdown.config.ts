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
  // The library runs in a browser, in Node and in a worker alike.
  platform: 'neutral',
  target: 'node20.19',
  tsconfig: 'tsconfig.lib.json',
  // Whoever installs the library brings these: one React a page, one Vitest a test run.
  deps: { neverBundle: ['react', 'vitest'] },
  dts: true,
  // The output is not minified; with maps, the declarations would name map files that nobody writes.
  sourcemap: false,
  clean: true,
});
