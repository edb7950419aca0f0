// One row per thing, the most first; the number stands beside the word, so the bar is only the comparison.
import type { ReactNode } from 'react'
import './charts.css'

export interface Bar {
  key: string
  name: ReactNode
  n: number
  /** as it is read */
  value: ReactNode
  note?: ReactNode
}
export function Bars({ rows }: { rows: readonly Bar[] }) {
  const max = Math.max(1, ...rows.map(({ n }) => n))
  return (
    <ul className="bars">
      {rows.map(({ key, name, n, value, note }) => (
        <li key={key}>
          <span className="row small">
            <span className="grow cut">{name}</span>
            {note !== undefined && <span className="faint nowrap">{note}</span>}
            <span className="value">{value}</span>
          </span>
          <i style={{ width: `${(n / max) * 100}%` }} />
        </li>
      ))}
    </ul>
  )
}
