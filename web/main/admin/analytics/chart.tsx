/**
 * A chart over days or weeks, with axes. The pointer shows a point's numbers beside itself; the
 * arrow keys move along the points, as along a slider, so that a screen reader says each.
 */
import { AxisBottom, AxisLeft } from '@visx/axis';
import { GridRows } from '@visx/grid';
import { scaleBand, scaleLinear } from '@visx/scale';
import { LinePath } from '@visx/shape';
import { type KeyboardEvent, memo, type PointerEvent, useCallback, useState } from 'react';
import { spread } from './day-numbers.ts';

export type Tone = 'accent' | 'pale' | 'blue' | 'green' | 'yellow' | 'purple' | 'red';

/** The colour of a series, beside its name. */
export const Swatch = ({ tone }: { readonly tone: Tone }) => (
  <i className={`swatch tone ${tone}`} aria-hidden="true" />
);

/** One row of values; where there is none, a line has a gap. */
export interface Series {
  readonly name: string;
  readonly tone: Tone;
  readonly values: readonly (number | undefined)[];
  /** A value in words, as the tooltip and the table have it. */
  readonly words: (at: number) => string;
}

/** Bars on each other, bars of which each is a part of the one behind it, or lines. */
export type ChartKind = 'stack' | 'parts' | 'lines';

export interface ChartProps {
  readonly title: string;
  readonly kind: ChartKind;
  readonly series: readonly Series[];
  /** The name of each point, and a shorter one for the axis. */
  readonly points: readonly { readonly name: string; readonly short: string }[];
}

const height = 196;
const margin = { top: 10, right: 24, bottom: 24, left: 46 };
/** An axis names a date in about so many pixels. */
const tickWidth = 74;

export function Chart({ title, kind, series, points }: ChartProps) {
  const [ref, width] = useWidth();
  const [at, setAt] = useState<number>();
  const last = points.length - 1;
  const inner = { width: Math.max(0, width - margin.left - margin.right), height };
  const step = inner.width / points.length;

  function look({ currentTarget, clientX }: PointerEvent) {
    const x = clientX - currentTarget.getBoundingClientRect().left - margin.left;
    setAt(Math.min(Math.max(Math.floor(x / step), 0), last));
  }

  /** A lifted finger keeps its day. */
  function lookAway({ pointerType }: PointerEvent) {
    if (pointerType === 'mouse') setAt(undefined);
  }

  function move(event: KeyboardEvent) {
    const to = pointAfter(event.key, at ?? last, last);
    if (to === undefined && event.key !== 'Escape') return;
    event.preventDefault();
    setAt(to);
  }

  const wordsAt = (point: number): string =>
    [points[point]?.name, ...series.map(({ name, words }) => `${name} ${words(point)}`)].join(', ');

  return (
    <div
      ref={ref}
      className="plot"
      role="slider"
      tabIndex={0}
      aria-label={`${title}, by date`}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={at ?? last}
      aria-valuetext={wordsAt(at ?? last)}
      onKeyDown={move}
      onFocus={() => setAt((point) => point ?? last)}
      onBlur={() => setAt(undefined)}
      onPointerMove={look}
      onPointerDown={look}
      onPointerLeave={lookAway}
    >
      {width > 0 && (
        <svg width={width} height={margin.top + height + margin.bottom} aria-hidden="true">
          <g transform={`translate(${margin.left} ${margin.top})`}>
            {at !== undefined && (
              <rect className="looked" x={at * step} width={step} height={height} />
            )}
            <Drawing {...{ kind, series, points }} width={inner.width} />
            {at !== undefined && kind === 'lines' && (
              <Dots series={series} at={at} x={(at + 0.5) * step} y={heightsOf(kind, series)} />
            )}
          </g>
        </svg>
      )}
      {at !== undefined && (
        <Tooltip
          name={points[at]?.name ?? ''}
          series={series}
          at={at}
          x={margin.left + (at + 0.5) * step}
          width={width}
        />
      )}
    </div>
  );
}

/** The width of an element, and what it is watched by. */
function useWidth() {
  const [width, setWidth] = useState(0);
  const ref = useCallback((box: HTMLElement | null) => {
    if (!box) return undefined;
    const observer = new ResizeObserver(() => setWidth(box.clientWidth));
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  return [ref, width] as const;
}

/** The point that a key leads to; undefined for other keys. */
export function pointAfter(key: string, at: number, last: number): number | undefined {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowDown: -1,
    ArrowRight: 1,
    ArrowUp: 1,
    PageDown: -7,
    PageUp: 7,
    Home: -last,
    End: last,
  };
  const step = steps[key];
  return step === undefined ? undefined : Math.min(Math.max(at + step, 0), last);
}

/** The fewest units that an axis is high: one thing does not fill a chart. */
const leastHigh = 4;

function heightsOf(kind: ChartKind, series: readonly Series[]) {
  const tops =
    kind === 'stack'
      ? (series[0]?.values ?? []).map((_, at) =>
          series.reduce((sum, { values }) => sum + (values[at] ?? 0), 0),
        )
      : series.flatMap(({ values }) => values.map((value) => value ?? 0));
  const most = Math.max(leastHigh, ...tops);
  return scaleLinear<number>({ domain: [0, most], range: [height, 0], nice: 4 });
}

const compact = new Intl.NumberFormat('en-US', { notation: 'compact' });

type DrawingProps = Omit<ChartProps, 'title'> & { readonly width: number };

/** Drawn once: pointing at a day moves only what is around it. */
const Drawing = memo(function Drawing({ kind, series, points, width }: DrawingProps) {
  const x = scaleBand<number>({ domain: points.map((_, at) => at), range: [0, width] });
  const y = heightsOf(kind, series);
  const rows = y.ticks(4).filter(Number.isInteger);
  const named = spread(points.length, Math.max(1, Math.floor(width / tickWidth)));
  return (
    <>
      <GridRows scale={y} width={width} tickValues={rows} />
      {kind === 'lines'
        ? series.map((one) => <Line key={one.name} series={one} step={x.step()} y={y} />)
        : series.map((one, index) => (
            <Bars
              key={one.name}
              series={one}
              below={kind === 'stack' ? series.slice(0, index) : []}
              step={x.step()}
              y={y}
            />
          ))}
      <AxisLeft
        scale={y}
        tickValues={rows}
        tickFormat={(value) => compact.format(Number(value))}
        hideTicks
      />
      <AxisBottom
        scale={x}
        top={height}
        tickValues={[...named]}
        tickFormat={(at) => points[Number(at)]?.short ?? ''}
        tickLength={5}
      />
    </>
  );
});

interface DrawnProps {
  readonly series: Series;
  readonly step: number;
  readonly y: ReturnType<typeof heightsOf>;
}

const widest = 44;

function Bars({ series, below, step, y }: DrawnProps & { readonly below: readonly Series[] }) {
  const width = Math.min(Math.max(step * 0.72, step - 6), widest);
  return (
    <g className={`tone ${series.tone}`}>
      {series.values.map((value = 0, at) => {
        if (value <= 0) return undefined;
        const from = below.reduce((sum, { values }) => sum + (values[at] ?? 0), 0);
        const [top, bottom] = [y(from + value), y(from)];
        // A small value stays visible.
        const tall = Math.max(bottom - top, 1.5);
        return (
          <rect
            // The points never move within a chart: the place is the key.
            key={`point ${at}`}
            x={(at + 0.5) * step - width / 2}
            y={bottom - tall}
            width={width}
            height={tall}
          />
        );
      })}
    </g>
  );
}

function Line({ series, step, y }: DrawnProps) {
  const { tone, values } = series;
  const alone = (at: number) => values[at - 1] === undefined && values[at + 1] === undefined;
  return (
    <g className={`tone ${tone}`}>
      <LinePath
        data={[...values]}
        x={(_, at) => (at + 0.5) * step}
        y={(value) => y(value ?? 0)}
        defined={(value) => value !== undefined}
      />
      {values.map(
        (value, at) =>
          value !== undefined &&
          alone(at) && <circle key={`point ${at}`} cx={(at + 0.5) * step} cy={y(value)} r={2.5} />,
      )}
    </g>
  );
}

interface DotsProps extends Pick<DrawnProps, 'y'> {
  readonly series: readonly Series[];
  readonly at: number;
  readonly x: number;
}

const Dots = ({ series, at, x, y }: DotsProps) =>
  series.map(({ name, tone, values }) => {
    const value = values[at];
    return (
      value !== undefined && (
        <g key={name} className={`tone ${tone}`}>
          <circle className="dot" cx={x} cy={y(value)} r={4} />
        </g>
      )
    );
  });

interface TooltipProps {
  readonly name: string;
  readonly series: readonly Series[];
  readonly at: number;
  readonly x: number;
  readonly width: number;
}

/** Between the point and its tooltip, and between that and the edge. */
const [beside, edge] = [12, 4];

/**
 * Beside the point, on the side with more room, and never past the edge. The slider says the same
 * in its value.
 */
function Tooltip({ name, series, at, x, width }: TooltipProps) {
  const place =
    x > width / 2
      ? { left: x - beside, translate: `max(-100%, ${edge + beside - x}px)` }
      : { left: x + beside, translate: `min(0px, calc(${width - x - beside - edge}px - 100%))` };
  return (
    <div className="tip" style={place} aria-hidden="true">
      <b>{name}</b>
      {series.map((one) => (
        <span key={one.name}>
          <Swatch tone={one.tone} />
          {one.name}
          <b>{one.words(at)}</b>
        </span>
      ))}
    </div>
  );
}
