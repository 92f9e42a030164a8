import { expect, it } from 'vitest';
import { isSandboxCard, sandboxCard } from './sandbox-cards.ts';

it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', ''])('SEC-03 has no test card named %j', (name) => {
  expect([isSandboxCard(name), sandboxCard(name)]).toEqual([false, null]);
});
