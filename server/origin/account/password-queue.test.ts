import { expect, it } from 'vitest';
import { inPasswordQueue } from './password.ts';

it('runs two tasks at a time, queues a limited number, and rejects further ones immediately', async () => {
  const { promise: finish, resolve } = Promise.withResolvers<void>();
  let atWork = 0;
  let mostAtWork = 0;
  const work = async () => {
    mostAtWork = Math.max(mostAtWork, ++atWork);
    await finish;
    atWork -= 1;
  };
  const asked = Array.from({ length: 200 }, () => inPasswordQueue(work));
  const refused = await asked.at(-1);
  expect(refused?._unsafeUnwrapErr()).toEqual({ code: 'too-many', retryAfterMs: 5_000 });
  resolve();
  const answers = await Promise.all(asked);
  expect(mostAtWork).toBe(2);
  expect(answers.filter((answer) => answer.isOk()).length).toBeLessThan(100);
  expect(await inPasswordQueue(async () => 'again')).toMatchObject({ value: 'again' });
});
