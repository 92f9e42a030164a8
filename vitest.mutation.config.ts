import process from 'node:process';
import { defineConfig } from 'vitest/config';

// The rules alone, without browser, database or origin: a mutant of the core has to be killed by the tests of the core.
export default defineConfig({
  test: { environment: 'node', include: [`src/core/${process.env.MUTATED_FEATURE ?? '**'}/**/*.test.ts`] },
});
