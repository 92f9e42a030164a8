import process from 'node:process';
import { defineConfig } from 'vitest/config';

// Mutation tests of the core only, without browser, database or origin: the tests of the core must kill its mutants.
export default defineConfig({
  test: { environment: 'node', include: [`src/core/${process.env.MUTATED_FEATURE ?? '**'}/**/*.test.ts`] },
});
