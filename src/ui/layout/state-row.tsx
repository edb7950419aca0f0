// A row of a list of things with a state: its name, how it stands, and what can be done about it at the end.
import type { ReactNode } from 'react'
import './state-row.css'

export function StateRow({
  name,
  state,
  busy,
  children,
}: {
  name: ReactNode
  state: ReactNode
  busy?: boolean
  children?: ReactNode
}) {
  return (
    <li className="state-row" aria-busy={busy || undefined}>
      <div>
        <b>{name}</b>
        <p>{state}</p>
      </div>
      {children && <div>{children}</div>}
    </li>
  )
}
