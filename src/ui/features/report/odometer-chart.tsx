import { AxisBottom, AxisLeft } from '@visx/axis';
import { scaleLinear, scaleUtc } from '@visx/scale';
import { LinePath } from '@visx/shape';
import { milesOf, type OdometerReading } from '#core/report/odometer-reading.ts';
import { useFormats } from '#ui/hooks/use-formats.ts';
import { useTexts } from '#ui/i18n/use-texts.ts';
import type { OdometerAnomaly } from './odometer-anomaly.ts';

interface OdometerChartProps {
  /** The readings, earliest first. */
  readonly readings: readonly OdometerReading[];
  readonly anomalies: readonly OdometerAnomaly[];
}

const MARGIN = { top: 16, right: 20, bottom: 28, left: 64 };
const SIZES = [
  { width: 320, height: 240, ticks: 3, className: 'sm:hidden print:hidden' },
  { width: 720, height: 320, ticks: 6, className: 'hidden sm:block print:block' },
] as const;

/**
 * Renders the odometer readings over time, in miles. Two contradictory readings are connected by a dashed line with a
 * number, which the table explains. The chart is rendered in two sizes, for narrow and wide screens, so that its text
 * size is constant. Only one is visible. It needs no script.
 */
export function OdometerChart({ readings, anomalies }: OdometerChartProps) {
  const { t } = useTexts('report');
  const { distance } = useFormats();
  const [first, last] = [readings[0], readings.at(-1)];
  if (first === undefined || last === undefined) return null;
  const label = `${t('report.odometer.chart')}. ${t('report.odometer.chartText', {
    count: readings.length,
    from: distance(first.value, first.unit),
    to: distance(last.value, last.unit),
  })}`;
  return SIZES.map((size) => (
    <Drawing key={size.width} size={size} readings={readings} anomalies={anomalies} label={label} />
  ));
}

function Drawing({
  size: { width, height, ticks, className },
  readings,
  anomalies,
  label,
}: OdometerChartProps & { readonly size: (typeof SIZES)[number]; readonly label: string }) {
  const { number } = useFormats();
  const times = readings.map(({ at }) => at);
  const [from, to] = [Math.min(...times), Math.max(...times)];
  const bottom = height - MARGIN.bottom;
  // A single reading has no time span, so it is centered.
  const margin = from === to ? 30 * 86_400_000 : 0;
  const time = scaleUtc({ domain: [from - margin, to + margin], range: [MARGIN.left, width - MARGIN.right] });
  const miles = scaleLinear({
    domain: [0, Math.max(1, ...readings.map(milesOf))],
    range: [bottom, MARGIN.top],
    nice: true,
  });
  const x = ({ at }: OdometerReading) => time(at);
  const y = (reading: OdometerReading) => miles(milesOf(reading));
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      className={`h-auto w-full max-w-3xl ${className}`}
    >
      <g className="stroke-line">
        {miles.ticks(4).map((tick) => (
          <line key={tick} x1={MARGIN.left} x2={width - MARGIN.right} y1={miles(tick)} y2={miles(tick)} />
        ))}
      </g>
      <AxisLeft
        scale={miles}
        left={MARGIN.left}
        numTicks={4}
        hideAxisLine
        hideTicks
        tickFormat={(value) => number(Number(value))}
        // The library's default tick label has a style attribute, which a strict content security policy forbids.
        tickComponent={({ x: tickX, y: tickY, formattedValue }) => (
          <text x={tickX} y={tickY} dy="0.32em" textAnchor="end" fontSize="12" className="fill-muted">
            {formattedValue}
          </text>
        )}
      />
      <AxisBottom
        scale={time}
        top={bottom}
        numTicks={ticks}
        axisLineClassName="stroke-muted"
        tickClassName="[&_line]:stroke-muted"
        tickFormat={(value) => yearAndMonth(value, to - from)}
        tickComponent={({ x: tickX, y: tickY, formattedValue }) => (
          <text x={tickX} y={tickY} dy="0.32em" textAnchor="middle" fontSize="12" className="fill-muted">
            {formattedValue}
          </text>
        )}
      />
      <LinePath data={[...readings]} x={x} y={y} strokeWidth={2} className="fill-none stroke-ink" />
      {anomalies.map(({ number: mark, readings: [earlier, later] }) => {
        const ends = { x1: x(earlier), y1: y(earlier), x2: x(later), y2: y(later) };
        return (
          <g key={mark}>
            <line {...ends} strokeWidth="6" className="stroke-surface" />
            <line {...ends} strokeWidth="3" strokeDasharray="5 4" className="stroke-danger" />
          </g>
        );
      })}
      {readings.map((reading) => (
        <circle
          key={`${reading.source}/${reading.recordId}`}
          cx={x(reading)}
          cy={y(reading)}
          r="4"
          strokeWidth="2"
          className="fill-surface stroke-ink"
        />
      ))}
      {anomalies.map(({ number: mark, readings: [earlier, later] }) => (
        <g key={mark} transform={`translate(${(x(earlier) + x(later)) / 2} ${(y(earlier) + y(later)) / 2})`}>
          <path d="M0 -13 L13 0 L0 13 L-13 0 Z" strokeWidth="2" className="fill-surface stroke-danger" />
          <text dy="0.36em" textAnchor="middle" fontSize="12" fontWeight="700" className="fill-danger">
            {mark}
          </text>
        </g>
      ))}
    </svg>
  );
}

const TWO_YEARS_MS = 2 * 365 * 86_400_000;

function yearAndMonth(value: unknown, span: number): string {
  const iso = value instanceof Date ? value.toISOString() : '';
  return span > TWO_YEARS_MS ? iso.slice(0, 4) : iso.slice(0, 7);
}
