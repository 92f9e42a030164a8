import { expect, it } from 'vitest';
import { systemClock } from '#adapters/system/system-clock.ts';
import { createFakeClock } from '../fakes/fake-clock.ts';
import { clockContract } from './clock.contract.ts';

clockContract('the fake', createFakeClock);
clockContract('the system clock', () => systemClock);

it('the fake clock advances only on request, by the given time', () => {
  const clock = createFakeClock(1_000);

  clock.advance(234);

  expect(clock.now()).toBe(1_234);
});
