import { okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { createRecallChoices } from './check-recalls.ts';

const options = { signal: new AbortController().signal };

function setUp() {
  const asked: unknown[] = [];
  const choices = createRecallChoices({
    recalls: {
      years: (...given) => {
        asked.push(given);
        return okAsync([2003, 2019, 2003, 2013]);
      },
      makes: (...given) => {
        asked.push(given);
        return okAsync(['HONDA', 'FORD', 'HONDA']);
      },
      models: (...given) => {
        asked.push(given);
        return okAsync(['CIVIC', 'ACCORD', 'CIVIC']);
      },
    },
  });
  return { choices, asked };
}

describe('choices of the recall check', () => {
  it('RCL-01 returns the years without duplicates, the newest first', async () => {
    const { choices, asked } = setUp();
    expect((await choices.years(options))._unsafeUnwrap()).toEqual([2019, 2013, 2003]);
    expect(asked).toEqual([[options]]);
  });

  it("RCL-02 returns the makes of a year without duplicates, in the origin's order", async () => {
    const { choices, asked } = setUp();
    expect((await choices.makes(2003, options))._unsafeUnwrap()).toEqual(['HONDA', 'FORD']);
    expect(asked).toEqual([[2003, options]]);
  });

  it('RCL-03 returns the models of a year and make without duplicates', async () => {
    const { choices, asked } = setUp();
    const models = await choices.models({ year: 2003, make: ' HONDA ' }, options);
    expect(models._unsafeUnwrap()).toEqual(['CIVIC', 'ACCORD']);
    expect(asked).toEqual([[{ year: 2003, make: 'HONDA' }, options]]);
  });

  it('RCL-03 sends no request before a make is picked', async () => {
    const { choices, asked } = setUp();
    expect((await choices.models({ year: 2003, make: ' ' }))._unsafeUnwrapErr()).toEqual({ code: 'make-missing' });
    expect(asked).toEqual([]);
  });
});
