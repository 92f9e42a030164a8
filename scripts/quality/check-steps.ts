import { checkArchitecture } from './architecture.ts';
import { checkPublicDocs } from './public-docs.ts';
import { runTool } from './run-program.ts';
import type { Step } from './step.ts';

const formatAndLint: Step = {
  name: 'format, lint',
  run: () => runTool('@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '--colors=off']),
};

const types: Step = {
  name: 'types',
  run: async () => {
    const routes = await runTool('@react-router/dev/bin.cjs', ['typegen']);
    return routes.ok ? runTool('typescript/bin/tsc', ['--noEmit', '--pretty', 'false']) : routes;
  },
};

const architecture: Step = {
  name: 'architecture',
  run: async () => {
    const { modules, violations } = await checkArchitecture();
    return { ok: modules > 0 && violations.length === 0, output: violations.join('\n') };
  },
};

const publicDocs: Step = { name: 'docs, examples', run: checkPublicDocs };

/** Reports unused files, exports and dependencies. */
const unused: Step = { name: 'unused', run: () => runTool('knip/bin/knip.js', ['--no-progress']) };

export const checkSteps: Step[] = [formatAndLint, types, architecture, publicDocs, unused];
