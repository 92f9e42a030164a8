import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type OdometerVehicle, odometerForensics } from './odometer-forensics.ts';
import type { DistanceUnit, OdometerReading } from './odometer-reading.ts';

const DAY = 86_400_000;
const START = Date.UTC(2006, 0, 1);
const ACCORD: OdometerVehicle = { modelYear: 2003, grossWeightPounds: null };
const FORD_1985: OdometerVehicle = { modelYear: 1985, grossWeightPounds: null };

const reading = (day: number, value: number, unit: DistanceUnit = 'mi'): OdometerReading => ({
  at: START + day * DAY,
  value,
  unit,
  source: 'state',
  recordId: String(day),
});
const findingsOf = (readings: readonly OdometerReading[], vehicle = ACCORD) =>
  odometerForensics(readings, vehicle).findings;
const kindsOf = (...args: Parameters<typeof findingsOf>) => findingsOf(...args).map(({ kind }) => kind);

describe('odometerForensics', () => {
  it('finds nothing wrong in increasing readings', () => {
    expect(odometerForensics([], ACCORD)).toEqual({ readings: [], findings: [] });
    expect(kindsOf([reading(0, 10)])).toEqual([]);
    expect(kindsOf([reading(400, 24_000), reading(0, 12_000), reading(800, 57_936, 'km')])).toEqual([]);
  });

  it('reports a rollback with the lost distance and the readings involved', () => {
    const [before, after, later] = [reading(0, 98_000), reading(200, 61_000), reading(400, 70_000)];

    expect(findingsOf([later, after, before])).toEqual([
      { kind: 'rollback', milesLost: 37_000, readings: [before, after], odd: after, exemption: null },
    ]);
  });

  it('compares readings after a rollback with the new value and reports each rollback once', () => {
    const readings = [reading(0, 98_000), reading(200, 61_000), reading(400, 70_000), reading(600, 40_000)];

    expect(findingsOf(readings).map(({ readings: [one, other] }) => [one.value, other.value])).toEqual([
      [98_000, 61_000],
      [70_000, 40_000],
    ]);
  });

  it('treats a decrease of ten miles as rounding', () => {
    expect(kindsOf([reading(0, 50_000), reading(1, 49_990)])).toEqual([]);
    expect(kindsOf([reading(0, 50_000), reading(1, 49_989)])).toEqual(['rollback']);
  });

  it('reports an implausible rate with the miles per day', () => {
    const [before, after] = [reading(0, 20_000), reading(10, 90_000)];

    expect(findingsOf([before, after])).toEqual([
      { kind: 'implausible-rate', milesPerDay: 7_000, readings: [before, after], odd: after, exemption: null },
    ]);
  });

  it('discards a single jump that the next reading contradicts', () => {
    const leap = reading(10, 510_000);
    const findings = findingsOf([reading(0, 50_000), leap, reading(20, 51_500), reading(30, 52_000)]);

    expect(findings.map(({ kind, odd }) => [kind, odd])).toEqual([['implausible-rate', leap]]);
  });

  it('discards a single drop that the next reading contradicts', () => {
    const fall = reading(10, 5_050);
    const findings = findingsOf([reading(0, 50_000), fall, reading(20, 51_500), reading(30, 51_700)]);

    expect(findings.map(({ kind, odd }) => [kind, odd])).toEqual([['rollback', fall]]);
  });

  it('continues from a jump that the next reading confirms', () => {
    expect(kindsOf([reading(0, 50_000), reading(10, 150_000), reading(20, 150_900)])).toEqual(['implausible-rate']);
  });

  it('reports kilometers that were recorded as miles', () => {
    const [before, mixed, after] = [reading(0, 50_000), reading(30, 81_500), reading(90, 52_000)];

    expect(findingsOf([before, mixed, after])).toEqual([
      { kind: 'unit-mix-up', likelyUnit: 'km', readings: [before, mixed], odd: mixed, exemption: null },
    ]);
  });

  it('reports miles that were recorded as kilometers', () => {
    const mixed = reading(30, 51_000, 'km');

    expect(findingsOf([reading(0, 50_000), mixed, reading(90, 52_000)])).toMatchObject([
      { kind: 'unit-mix-up', likelyUnit: 'mi', odd: mixed },
    ]);
  });

  it('reports a continued unit mix-up', () => {
    expect(kindsOf([reading(0, 50_000), reading(30, 81_500), reading(60, 82_500)])).toEqual([
      'unit-mix-up',
      'unit-mix-up',
    ]);
  });

  it('shows a mixed-up reading as recorded in the next finding', () => {
    const [mixed, after] = [reading(30, 81_500), reading(60, 20_000)];

    expect(findingsOf([reading(0, 50_000), mixed, reading(45, 51_000), after]).map(({ kind }) => kind)).toEqual([
      'unit-mix-up',
      'rollback',
    ]);
    expect(findingsOf([reading(0, 50_000), mixed, reading(60, 82_500)])[1]?.readings[0]).toBe(mixed);
  });

  it('rejects a unit mix-up that the next reading contradicts', () => {
    expect(kindsOf([reading(0, 50_000), reading(30, 81_500), reading(40, 120_000)])).toEqual([
      'implausible-rate',
      'implausible-rate',
    ]);
  });

  it('detects a unit mix-up in hindsight, when the previous reading was wrong', () => {
    const [mixed, after] = [reading(1_000, 82_000), reading(1_100, 52_000)];

    expect(findingsOf([reading(0, 50_000), mixed, after])).toEqual([
      { kind: 'unit-mix-up', likelyUnit: 'km', readings: [mixed, after], odd: mixed, exemption: null },
    ]);
    expect(kindsOf([reading(0, 50_000), mixed, after, reading(1_200, 53_000)])).toEqual(['unit-mix-up']);
  });

  it('reports a rollback if the surrounding readings are too far apart for a unit mix-up', () => {
    expect(kindsOf([reading(0, 10_000), reading(1_000, 82_000), reading(1_100, 60_000)])).toEqual(['rollback']);
    expect(kindsOf([reading(0, 50_000), reading(1_000, 90_000), reading(1_100, 58_000)])).toEqual(['rollback']);
  });

  it('reports the rollover of a five-digit odometer and continues from there', () => {
    const [before, after] = [reading(0, 98_500), reading(200, 2_300)];

    expect(findingsOf([before, after, reading(400, 9_000), reading(600, 14_000)], FORD_1985)).toEqual([
      {
        kind: 'five-digit-rollover',
        likelyMiles: 102_300,
        readings: [before, after],
        odd: after,
        exemption: 'ten-years',
      },
    ]);
  });

  it('reports a second rollover, and a rollback between rollovers', () => {
    const readings = [
      reading(0, 98_000),
      reading(200, 3_000),
      reading(900, 99_000),
      reading(1_000, 4_000),
      reading(1_200, 1_000),
    ];

    expect(findingsOf(readings, FORD_1985)).toMatchObject([
      { kind: 'five-digit-rollover', likelyMiles: 103_000 },
      { kind: 'five-digit-rollover', likelyMiles: 204_000 },
      { kind: 'rollback', milesLost: 3_000 },
    ]);
  });

  it('counts the rollover of a kilometer odometer in kilometers', () => {
    expect(findingsOf([reading(0, 98_000, 'km'), reading(200, 2_000, 'km')], FORD_1985)).toMatchObject([
      { kind: 'five-digit-rollover', likelyMiles: 63_380 },
    ]);
  });

  it.each([
    ['a model with a six-digit odometer', [reading(0, 98_500), reading(200, 2_300)], { ...FORD_1985, modelYear: 1996 }],
    ['an unknown model year', [reading(0, 98_500), reading(200, 2_300)], { ...FORD_1985, modelYear: null }],
    ['a rollover that would be too fast', [reading(0, 60_000), reading(200, 20_000)], FORD_1985],
    ['an earlier six-digit reading', [reading(0, 100_000), reading(700, 98_000)], FORD_1985],
  ])('reports a rollback for %s', (_, readings, vehicle) => {
    expect(kindsOf(readings, vehicle)).toEqual(['rollback']);
  });

  it('allows five digits up to model year 1995', () => {
    expect(kindsOf([reading(0, 98_500), reading(200, 2_300)], { ...FORD_1985, modelYear: 1995 })).toEqual([
      'five-digit-rollover',
    ]);
  });

  it('states why the later reading is exempt from disclosure', () => {
    const inTenYears = [reading(0, 98_000), reading(2_600, 61_000)];

    expect(findingsOf(inTenYears)[0]?.exemption).toBe('ten-years');
    expect(findingsOf(inTenYears, { modelYear: 2011, grossWeightPounds: null })[0]?.exemption).toBeNull();
    expect(findingsOf(inTenYears, { modelYear: 2011, grossWeightPounds: 26_000 })[0]?.exemption).toBe('weight');
  });

  const honest = fc
    .array(fc.record({ days: fc.integer({ min: 1, max: 700 }), miles: fc.nat({ max: 150 }) }), { maxLength: 12 })
    .map((legs) => {
      let [day, miles] = [0, 0];
      return legs.map((leg) => {
        day += leg.days;
        miles += leg.days * leg.miles;
        return reading(day, miles);
      });
    });

  it('finds nothing wrong for any vehicle driven at an ordinary rate', () => {
    fc.assert(fc.property(honest, (readings) => findingsOf(readings).length === 0));
  });

  it('returns the same findings for any order of readings', () => {
    const values = fc.array(fc.nat({ max: 200_000 }), { minLength: 2, maxLength: 8 });
    fc.assert(
      fc.property(values, fc.nat({ max: 7 }), (list, turn) => {
        const readings = list.map((value, index) => reading(index * 90, value));
        const turned = [...readings.slice(turn), ...readings.slice(0, turn)];
        expect(odometerForensics(turned, ACCORD)).toEqual(odometerForensics(readings, ACCORD));
      }),
    );
  });

  it('always reports a decrease between two readings in miles', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 11, max: 400_000 }),
        fc.integer({ min: 11 }),
        fc.nat({ max: 5_000 }),
        (high, fall, day) => {
          fc.pre(fall <= high);
          const [before, after] = [reading(0, high), reading(day + 1, high - fall)];
          expect(findingsOf([before, after])).toMatchObject([{ kind: 'rollback', milesLost: fall, odd: after }]);
        },
      ),
    );
  });

  it('contains only given readings, in chronological order', () => {
    const values = fc.array(fc.tuple(fc.nat({ max: 200_000 }), fc.constantFrom<DistanceUnit>('mi', 'km')), {
      maxLength: 8,
    });
    fc.assert(
      fc.property(values, fc.integer({ min: 1980, max: 2026 }), (list, modelYear) => {
        const readings = list.map(([value, unit], index) => reading(index * 45, value, unit));
        for (const { readings: pair, odd } of findingsOf(readings, { modelYear, grossWeightPounds: null })) {
          expect(pair.every((one) => readings.includes(one))).toBe(true);
          expect(pair.includes(odd)).toBe(true);
          expect(pair[0].at).toBeLessThan(pair[1].at);
        }
      }),
    );
  });
});
