import type { Outcome } from './attempt.ts';
import { PROBLEM_KINDS, type Problem } from './problem.ts';

/** What a scenario has shown. */
export interface ScenarioResult {
  readonly name: string;
  readonly rounds: number;
  readonly purchases: number;
  /** How many purchases, or renewals, were answered as bought. */
  readonly acknowledged: number;
  /** How many purchases took more than one request. */
  readonly retried: number;
  /** How many orders were charged and not yet recorded when a host was killed. */
  readonly caughtMidway: number;
  /** How many kills came while the host waited before a certain write. */
  readonly heldUp: number;
  readonly problems: readonly Problem[];
  readonly passed: number;
  readonly failed: number;
  readonly seconds: number;
}

/** Collects what the rounds of a scenario show; one check is one kind of problem looked for after one round. */
export function createTally(name: string) {
  const started = performance.now();
  const problems: Problem[] = [];
  let rounds = 0;
  let roundStarted = started;
  let failed = 0;
  return {
    /** Adds a round; what is wrong is told at once. */
    round: (found: readonly Problem[]): void => {
      rounds += 1;
      failed += new Set(found.map(({ kind }) => kind)).size;
      problems.push(...found);
      const lines = found.map(({ kind, what }) => `  ${kind}: ${what}\n`);
      const verdict = found.length === 0 ? 'as it should be' : 'NOT as it should be';
      const seconds = ((performance.now() - roundStarted) / 1_000).toFixed(1);
      roundStarted = performance.now();
      process.stdout.write(`${name}, round ${rounds}: ${verdict} (${seconds} s)\n${lines.join('')}`);
    },
    result: (
      figures: Pick<ScenarioResult, 'purchases' | 'acknowledged' | 'retried' | 'caughtMidway' | 'heldUp'>,
    ): ScenarioResult => ({
      name,
      rounds,
      ...figures,
      problems,
      passed: rounds * PROBLEM_KINDS.length - failed,
      failed,
      seconds: (performance.now() - started) / 1_000,
    }),
  };
}

/** The figures of purchases. */
export function figuresOf(outcomes: readonly Outcome[]) {
  return {
    purchases: outcomes.length,
    acknowledged: outcomes.filter(({ answers }) => answers.some((answer) => answer !== null)).length,
    retried: outcomes.filter((outcome) => outcome.requests > requestsWithoutFaults(outcome.attempt, outcome)).length,
  };
}

/** To order, to pay and to ask; a declined card is not asked after, and a withdrawal is one more. */
function requestsWithoutFaults({ manner, isGood }: Outcome['attempt'], { answers, isWithdrawn }: Outcome): number {
  const each = isGood && manner !== 'given-up' ? 3 : 2;
  return answers.length * each - (manner === 'pressed-twice' ? 1 : 0) + (isWithdrawn ? 1 : 0);
}
