import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contractPaths } from '../setup/contract-calls.ts';
import { openTestOrigin, type TestOrigin } from '../setup/open-test-origin.ts';

describe('the embedded origin', () => {
  let origin: TestOrigin;
  beforeAll(async () => {
    origin = await openTestOrigin('sqlite', { demonstration: false });
  });
  afterAll(() => origin.close());

  it('CALL-05 handles every path of the endpoint map', () => {
    const paths = new Set(origin.origin.routes.map(({ path }) => path));
    expect(contractPaths.filter((path) => !paths.has(path))).toEqual([]);
  });
});
