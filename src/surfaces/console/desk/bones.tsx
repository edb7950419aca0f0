// Loading, in the shape of rows; what comes at once is not preceded by it.
import { useEffect, useState } from 'react'

const widths = [124, 96, 140, 108, 132, 100, 118, 90]

export function Bones({ rows = widths.length }: { rows?: number }) {
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), 200)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div aria-busy="true" className="bones">
      {late &&
        widths.slice(0, rows).map((width, i) => (
          <div key={i}>
            <span className="skel" style={{ width: 120 }} />
            <span className="skel pic" />
            <span className="skel" style={{ width }} />
            <span className="skel" style={{ width: 64 }} />
          </div>
        ))}
    </div>
  )
}
