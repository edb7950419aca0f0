// The lift: the directory on a thread beside the page. It appears when the directory has left the screen and knows on
// which department one is; departments that stand on the page today have a knot.
import { useEffect, useState } from 'react'
import { hrefWith } from '#web/href-with.ts'
import { useTexts } from '#web/texts.tsx'
import { Link } from 'react-router'
import './lift.css'
import type { BlockData } from '../contract.ts'

interface LiftProps {
  departments: BlockData<'hero'>['departments']
  /** numbers of the departments on this page */
  here: readonly number[]
}
export function Lift({ departments, here }: LiftProps) {
  const { t } = useTexts('listing')
  const { riding, at } = useLift(here.join())
  return (
    <nav className="home-lift" data-riding={riding || undefined} aria-label={t('departments.go')}>
      <ol>
        {departments.toReversed().map((f) => (
          <li key={f.id}>
            {here.includes(f.departmentNo) ? (
              <a href={`#f${f.departmentNo}`} aria-current={f.departmentNo === at ? 'true' : undefined}>
                {f.departmentNo}
                <span>{f.name}</span>
              </a>
            ) : (
              <Link to={hrefWith('/goods/list', { categoryId: f.id })} prefetch="intent" className="home-lift-away">
                {f.departmentNo}
                <span>{f.name}</span>
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

function useLift(departments: string) {
  const [riding, setRiding] = useState(false)
  const [at, setAt] = useState<number | null>(null)
  useEffect(() => {
    const front = document.querySelector('.home-front')
    const leaving = new IntersectionObserver(([entry]) => setRiding(entry !== undefined && !entry.isIntersecting))
    if (front) leaving.observe(front)
    const arriving = new IntersectionObserver(
      (entries) => {
        for (const e of entries) {
          const department = Number(e.target.id.slice(1))
          setAt((now) => (e.isIntersecting ? department : now === department ? null : now))
        }
      },
      { rootMargin: '-40% 0px -55% 0px' },
    )
    for (const department of departments.split(',')) {
      const section = document.getElementById(`f${department}`)
      if (section) arriving.observe(section)
    }
    return () => {
      leaving.disconnect()
      arriving.disconnect()
    }
  }, [departments])
  return { riding, at }
}
