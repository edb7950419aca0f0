// A few figures in a row, each below what it is of: what a file holds, what became of it.
import type { ReactNode } from 'react'
import './figures.css'

export interface Figure {
  of: string
  value: ReactNode
  tone?: 'jade' | 'deal' | 'faint'
}
export const Figures = ({ figures }: { figures: readonly Figure[] }) => (
  <dl className="figures">
    {figures.map(({ of, value, tone }) => (
      <div key={of}>
        <dt>{of}</dt>
        <dd className={tone}>{value}</dd>
      </div>
    ))}
  </dl>
)
