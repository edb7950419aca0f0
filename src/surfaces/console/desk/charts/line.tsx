// A line against the span before it, from nought. What is not over yet is a dot of its own with its words, never drawn
// as a fall.
import { useLayoutEffect, useRef, useState } from 'react'
import './charts.css'

export interface Point {
  /** what it is called below the axis, and in full */
  x: string
  full: string
  now: number
  was: number | undefined
  /** it is not over yet */
  part?: boolean
  /** it is to come */
  later?: boolean
}
interface Props {
  data: readonly Point[]
  /** on the axis, and in full */
  short: (n: number) => string
  long: (n: number) => string
  label: string
  /** beside the dot of what is not over */
  soFar: string
  height?: number
}
const steps = [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10]
/** The end of an axis that holds it: a round number, of which the half is a whole one. */
function roundAbove(max: number): number {
  if (max <= 2) return 2
  const power = 10 ** Math.floor(Math.log10(max))
  return steps.map((k) => Math.round(k * power)).find((v) => v >= max && v % 2 === 0) ?? 20 * power
}
const [left, below, above, right] = [58, 22, 8, 8]
const labelWidth = 62

/** As wide as there is room: words keep their size. */
function useWidth() {
  const box = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(720)
  useLayoutEffect(() => {
    const seen = new ResizeObserver(([entry]) => entry && setWidth(Math.max(240, entry.contentRect.width)))
    seen.observe(box.current!)
    return () => seen.disconnect()
  }, [])
  return { box, width }
}

export function Line({ data, short, long, label, soFar, height = 220 }: Props) {
  const { box, width } = useWidth()
  const most = Math.max(0, ...data.flatMap((d) => [d.now, d.was ?? 0]))
  const top = roundAbove(most)
  const plot = width - left - right
  const x = (i: number) => left + (i / Math.max(1, data.length - 1)) * plot
  const y = (v: number) => above + (1 - v / top) * (height - below - above)
  const every = Math.max(1, Math.ceil(data.length / Math.max(1, Math.floor(plot / labelWidth))))
  const path = (list: readonly [number, number][]) =>
    list.map(([i, v], n) => `${n ? 'L' : 'M'}${x(i).toFixed(1)} ${y(v).toFixed(1)}`).join('')
  const whole = data.flatMap((d, i): [number, number][] => (d.part || d.later ? [] : [[i, d.now]]))
  const was = data.flatMap((d, i): [number, number][] => (d.was === undefined ? [] : [[i, d.was]]))
  const part = data.findIndex((d) => d.part)
  return (
    <div className="chart" ref={box}>
      <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
        <Grid width={width} y={(k) => y(top * k)} said={(k) => short(top * k)} isBare={most === 0} />
        {data.map((d, i) =>
          i % every === 0 ? (
            <text key={d.full} x={x(i)} y={height - 4} textAnchor={i === 0 ? 'start' : 'middle'}>
              {d.x}
            </text>
          ) : null,
        )}
        <path className="was" d={path(was)} />
        <path className="now" d={path(whole)} />
        {whole.length === 1 && <circle className="one" cx={x(whole[0]![0])} cy={y(whole[0]![1])} r="2.5" />}
        {part >= 0 && (
          <SoFar
            x={x(part)}
            y={y(data[part]!.now)}
            lowest={height - below - 10}
            words={`${soFar} ${long(data[part]!.now)}`}
          />
        )}
        <Over data={data} plot={plot} x={x} height={height} long={long} />
      </svg>
    </div>
  )
}
type OverProps = Pick<Props, 'data' | 'long'> & { plot: number; x: (i: number) => number; height: number }
/** What stands under the pointer says its numbers. */
const Over = ({ data, plot, x, height, long }: OverProps) =>
  data.map((d, i) => (
    <rect key={d.full} className="over" x={x(i) - plot / data.length / 2} width={plot / data.length} height={height}>
      <title>{`${d.full}: ${long(d.now)}${d.was === undefined ? '' : ` · ${long(d.was)}`}`}</title>
    </rect>
  ))
interface GridProps {
  width: number
  y: (share: number) => number
  said: (share: number) => string
  isBare: boolean
}
/** Nought, the half, the whole; nought alone where there is nothing. */
const Grid = ({ width, y, said, isBare }: GridProps) => (
  <>
    {(isBare ? [0] : [0, 0.5, 1]).map((k) => (
      <g key={k}>
        <line className="grid" x1={left} x2={width - right} y1={y(k)} y2={y(k)} />
        <text x={left - 10} y={y(k) + 4} textAnchor="end">
          {said(k)}
        </text>
      </g>
    ))}
  </>
)
function SoFar({ x, y, lowest, words }: { x: number; y: number; lowest: number; words: string }) {
  const before = x > 180
  return (
    <>
      <circle className="dot" cx={x} cy={y} r="5" />
      <text
        className="lab"
        x={before ? x - 12 : x + 12}
        y={Math.min(y + 4, lowest)}
        textAnchor={before ? 'end' : 'start'}
      >
        {words}
      </text>
    </>
  )
}

/** A few numbers as a line beside their word: decoration. */
export function Spark({ data, width = 96, height = 26 }: { data: readonly number[]; width?: number; height?: number }) {
  const max = Math.max(1, ...data)
  const x = (i: number) => (i / Math.max(1, data.length - 1)) * (width - 6) + 1
  const y = (v: number) => height - 3 - (v / max) * (height - 6)
  const line = data.map((v, i) => `${i ? 'L' : 'M'}${x(i).toFixed(1)} ${y(v).toFixed(1)}`).join('')
  return (
    <svg className="spark" width={width} height={height} aria-hidden="true">
      <path d={line} />
      <circle cx={x(data.length - 1)} cy={y(data.at(-1) ?? 0)} r="2.5" />
    </svg>
  )
}
