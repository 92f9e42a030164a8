import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPerson } from '#tests/setup/a-person.ts';
import { openTestOrigin, type TestOrigin } from '#tests/setup/open-test-origin.ts';
import { originClient } from '#tests/setup/origin-client.ts';
import { callLimits } from '../kernel/limits/call-limits.ts';
import { limitCalls } from '../kernel/limits/limit-calls.ts';
import { bulkCheck } from './bulk-check.ts';

const accord = '1HGCM82693A000001';
const truck = '1FTFW1ET5DFA00001';

describe.each(['sqlite', 'postgres'] as const)('bulk check on %s', (engine) => {
  let origin: TestOrigin;
  let dealer: string;
  beforeAll(async () => {
    origin = await openTestOrigin(engine);
    dealer = await originClient(origin).signIn('dealer');
  });
  afterAll(() => origin.close());

  const send = (content: BlobPart, token = dealer, accept = 'application/json') => {
    const body = new FormData();
    body.set('file', new File([content], 'list.csv'));
    const headers = { authorization: `Bearer ${token}`, accept };
    return origin.origin.fetch(new Request('http://origin.test/api-cwa/bulk-check', { method: 'POST', headers, body }));
  };
  const check = async (content: BlobPart) => {
    const answer: { data: { checked: { line: number; vin: string }[]; unchecked: object[] } } = await (
      await send(content)
    ).json();
    return {
      checked: answer.data.checked.map(({ line, vin }) => `${line} ${vin}`),
      unchecked: answer.data.unchecked,
    };
  };

  it.each([
    ['commas', `stock,VIN\n1,${accord}\n2,${truck}`],
    [
      'semicolons, quotes and blank lines',
      `"Name; colour";"Vin"\r\n"x;y";"${accord}"\r\n\r\n;\r\n"a ""b"" c";${truck}`,
    ],
    ['tabs', `a\tb\tvin\n,\t;\t${accord}\n\t\t${truck}`],
    ['a byte order mark', `\uFEFFvin\n${accord}\n${truck}`],
    ['no heading', `${accord},y\n${truck},x`],
    ['UTF-16, as written by spreadsheets', Buffer.from(`\uFEFFvin\tx\n${accord}\tñ\n${truck}\t`, 'utf16le')],
  ])('finds the VINs in a file with %s', async (_which, content) => {
    const { checked, unchecked } = await check(content);
    expect(checked.map((line) => line.split(' ')[1])).toEqual([accord, truck]);
    expect(unchecked).toEqual([]);
  });

  it('numbers lines as an editor does, with quoted line breaks and blank lines', async () => {
    const { checked, unchecked } = await check(`note;vin\n"two\nlines";${accord}\n\nx;${accord}\n${'y'.repeat(90)};`);
    expect(checked).toEqual([`3 ${accord}`]);
    expect(unchecked).toEqual([
      { line: 5, text: accord, problem: 'duplicate', first_line: 3 },
      { line: 6, text: '', problem: 'vin-missing', first_line: null },
    ]);
  });

  it('reads up to an unclosed quote and reports where it stopped', async () => {
    const { checked, unchecked } = await check(`vin\n${accord}\n"${truck}\n`);
    expect(checked).toEqual([`2 ${accord}`]);
    expect(unchecked).toEqual([{ line: expect.any(Number), text: '', problem: 'unreadable', first_line: null }]);
  });

  it('decodes valid VINs and those with a wrong check digit', async () => {
    const answer = await (await send(`1HGCM82633A004352\n1HGCM82633A004353`)).json();
    expect(answer).toMatchObject({
      data: {
        checked: [
          { make: 'Honda', model: 'Accord', year: 2003, check_digit_valid: true, error_codes: [0] },
          { make: 'Honda', model: 'Accord', year: 2003, check_digit_valid: false },
        ],
      },
    });
  });

  it('is restricted to dealers', async () => {
    const { token } = await aPerson(origin, 'bulk@people.example');
    expect((await send(accord, token)).status).toBe(403);
    expect((await send(accord, 'no token')).status).toBe(401);
  });

  it('requires a file of at most 1 MB', async () => {
    expect((await send('x'.repeat(1024 * 1024 + 1))).status).toBe(422);
    expect((await send('x'.repeat(4 * 1024 * 1024))).status).toBe(413);
    const answer = await originClient(origin).multipart('/api-cwa/bulk-check', { file: accord }, dealer);
    expect(answer.status).toBe(422);
  });

  it('checks at most ten thousand VINs per run and reports progress', async () => {
    const vins = Array.from({ length: 10_001 }, (_, at) => `1HGCM826${at % 10}3A${String(at).padStart(6, '0')}`);
    const text = await (await send(['vin', ...vins].join('\n'), dealer, 'text/event-stream')).text();

    const events = text.trim().split('\n\n');
    const progress = events.slice(0, -1).map((event) => /"done":(\d+),"total":10000/.exec(event)?.[1]);
    expect(progress.length).toBeGreaterThan(3);
    expect(progress.map(Number)).toEqual(progress.map(Number).toSorted((one, other) => one - other));
    expect(progress.at(-1)).toBe('10000');
    const last = events.at(-1) ?? '';
    expect(last.match(/"vin":/g)).toHaveLength(10_000);
    expect(last).toContain('{"line":10002,"text":"","problem":"too-many","first_line":null}');
  });

  it('yields to other requests at each progress report', async () => {
    const vins = Array.from({ length: 5_000 }, (_, at) => `1FTFW1ET${at % 10}DF${String(at).padStart(6, '0')}`);
    let turns = 0;
    const turn = () => {
      turns++;
      next = setImmediate(turn);
    };
    let next = setImmediate(turn);
    const turnsAtSteps: number[] = [];
    const file = new File([vins.join('\n')], 'list.csv');
    await bulkCheck({ ...origin.ctx, userId: 'demonstration-dealer' }, { file }, () => turnsAtSteps.push(turns));
    clearImmediate(next);
    expect(turnsAtSteps.length).toBeGreaterThan(3);
    expect(new Set(turnsAtSteps).size).toBe(turnsAtSteps.length);
  });

  it('enforces a rate limit', async () => {
    const { id, token, headers } = await aPerson(origin, 'busy@people.example');
    await originClient(origin).form('/api-cwa/dealer-register', { company_name: 'Busy' }, headers);
    for (let asked = 1; asked < callLimits.bulkCheckByAccount.times; asked++) {
      await limitCalls(origin.ctx, [{ limit: 'bulkCheckByAccount', by: id }]);
    }
    expect((await send(accord, token)).status).toBe(200);
    expect((await send(accord, token)).status).toBe(429);
  });
});
