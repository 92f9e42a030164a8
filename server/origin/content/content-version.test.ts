import { afterEach, describe, expect, it } from 'vitest';
import { openTestOrigin, type TestOrigin } from '#tests/setup/open-test-origin.ts';
import { importEntries } from '../data-import/import-entries.ts';
import { planEntries } from '../data-import/plan-entries.ts';
import plans from '../demonstration/plans.json' with { type: 'json' };
import { contentVersion } from './content-version.ts';

describe.each(['sqlite', 'postgres'] as const)('content version on %s', (engine) => {
  let origin: TestOrigin;
  afterEach(() => origin.close());

  it('changes with each import that changes data, and only then', async () => {
    origin = await openTestOrigin(engine, { demonstration: false });
    const { ctx } = origin;
    const load = (values: readonly unknown[]) =>
      importEntries(
        ctx,
        planEntries,
        values.map((value, index) => ({ line: index + 1, value })),
      );
    const versions = [await contentVersion(ctx)];
    for (const values of [plans.slice(0, 1), plans, plans]) {
      await load(values);
      versions.push(await contentVersion(ctx));
    }
    expect(new Set(versions.slice(0, 3)).size).toBe(3);
    expect(versions[3]).toBe(versions[2]);
  });

  it('does not change when an import is rolled back', async () => {
    origin = await openTestOrigin(engine, { demonstration: false });
    const { ctx } = origin;
    const broken = async function* () {
      yield { line: 1, value: plans[0] };
      throw new Error('The file ends in the middle.');
    };
    await expect(importEntries(ctx, planEntries, broken())).rejects.toThrow('in the middle');
    expect(await contentVersion(ctx)).toBe('0');
  });
});
