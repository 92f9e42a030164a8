import type { Outcome } from './attempt.ts';
import { PROBLEM_KINDS, type Problem } from './problem.ts';

/** The result of a scenario. */
export interface ScenarioResult {
  readonly name: string;
  readonly rounds: number;
  readonly purchases: number;
  /** The number of purchases or renewals reported as bought. */
  readonly acknowledged: number;
  /** The number of purchases that took more than one request. */
  readonly retried: number;
  /** The number of orders charged but not recorded when a host was killed. */
  readonly caughtMidway: number;
  /** The number of kills while the host was blocked before a specific write. */
  readonly heldUp: number;
  readonly problems: readonly Problem[];
  readonly passed: number;
  readonly failed: number;
  readonly seconds: number;
}

/** Creates a tally of a scenario's rounds. One check looks for one kind of problem after one round. */
export function createTally(name: string) {
  const started = performance.now();
  const problems: Problem[] = [];
  let rounds = 0;
  let roundStarted = started;
  let failed = 0;
  return {
    /** Adds a round, and prints its problems immediately. */
    round: (found: readonly Problem[]): void => {
      rounds += 1;
      failed += new Set(found.map(({ kind }) => kind)).size;
      problems.push(...found);
      const lines = found.map(({ kind, what }) => `  ${kind}: ${what}\n`);
      const verdict = found.length === 0 ? 'passed' : 'FAILED';
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

/** Returns the figures of purchases. */
export function figuresOf(outcomes: readonly Outcome[]) {
  return {
    purchases: outcomes.length,
    acknowledged: outcomes.filter(({ answers }) => answers.some((answer) => answer !== null)).length,
    retried: outcomes.filter((outcome) => outcome.requests > requestsWithoutFaults(outcome.attempt, outcome)).length,
  };
}

/** Ordering, paying and reading the order. A declined card skips the last, and a withdrawal adds one. */
function requestsWithoutFaults({ manner, isGood }: Outcome['attempt'], { answers, isWithdrawn }: Outcome): number {
  const each = isGood && manner !== 'given-up' ? 3 : 2;
  return answers.length * each - (manner === 'pressed-twice' ? 1 : 0) + (isWithdrawn ? 1 : 0);
}
