import { checkSteps } from './check-steps.ts';
import { runStep, sum } from './step.ts';

const { failed } = sum(await Promise.all(checkSteps.map(runStep)));
process.exitCode = failed === 0 ? 0 : 1;
