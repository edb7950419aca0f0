// The head of a section: a bold line, a note, what stands at its end.
import type { ReactNode } from 'react'

export const Sec = ({ title, note, end }: { title: ReactNode; note?: ReactNode; end?: ReactNode }) => (
  <div className="sec">
    <h2>{title}</h2>
    {note && <p>{note}</p>}
    {end && <span className="end small">{end}</span>}
  </div>
)
