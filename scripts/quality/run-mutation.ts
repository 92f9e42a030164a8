// Mutates the rules one at a time and lists the mutations that no test detects. For a single feature, runs only the
// tests of that feature. Usage: npm run test:mutation [-- FEATURE] (about 20 minutes without a feature)
import { readdirSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { projectRoot } from './project-root.ts';
import { runTool } from './run-program.ts';

const features = readdirSync(path.join(projectRoot, 'src/core'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const [feature, ...more] = process.argv.slice(2);
if (more.length > 0 || (feature !== undefined && !features.includes(feature))) {
  process.stderr.write(`Expected one feature or none. The features are: ${features.join(', ')}.\n`);
  process.exit(2);
}

const one = feature === undefined ? [] : ['--mutate', `src/core/${feature}/**/*.ts,!src/core/**/*.test.ts`];
const { ok } = await runTool('@stryker-mutator/core/bin/stryker.js', ['run', ...one], {
  env: { ...process.env, ...(feature !== undefined && { MUTATED_FEATURE: feature }) },
  stdio: 'inherit',
});
process.exitCode = ok ? 0 : 1;
