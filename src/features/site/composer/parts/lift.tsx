// The lift: the directory on a thread beside the page. It appears when the directory has left the screen and knows on
// which floor one is; floors that stand on the page today have a knot.
import { useEffect, useState } from 'react'
import { useTexts } from '#web/texts.tsx'
import { Link } from 'react-router'
import './lift.css'
import type { BlockData } from '../contract.ts'

interface LiftProps {
  floors: BlockData<'hero'>['floors']
  /** numbers of the floors on this page */
  here: readonly number[]
}
export function Lift({ floors, here }: LiftProps) {
  const { t } = useTexts('listing')
  const { riding, at } = useLift(here.join())
  return (
    <nav className="home-lift" data-riding={riding || undefined} aria-label={t('floors.go')}>
      <ol>
        {floors.toReversed().map((f) => (
          <li key={f.id}>
            {here.includes(f.floor) ? (
              <a href={`#f${f.floor}`} aria-current={f.floor === at ? 'true' : undefined}>
                {f.floor}
                <span>{f.name}</span>
              </a>
            ) : (
              <Link to={`/goods/list?categoryId=${f.id}`} prefetch="intent" className="home-lift-away">
                {f.floor}
                <span>{f.name}</span>
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

function useLift(floors: string) {
  const [riding, setRiding] = useState(false)
  const [at, setAt] = useState<number | null>(null)
  useEffect(() => {
    const front = document.querySelector('.home-front')
    const leaving = new IntersectionObserver(([entry]) => setRiding(entry !== undefined && !entry.isIntersecting))
    if (front) leaving.observe(front)
    const arriving = new IntersectionObserver(
      (entries) => {
        for (const e of entries) {
          const floor = Number(e.target.id.slice(1))
          setAt((now) => (e.isIntersecting ? floor : now === floor ? null : now))
        }
      },
      { rootMargin: '-40% 0px -55% 0px' },
    )
    for (const floor of floors.split(',')) {
      const section = document.getElementById(`f${floor}`)
      if (section) arriving.observe(section)
    }
    return () => {
      leaving.disconnect()
      arriving.disconnect()
    }
  }, [floors])
  return { riding, at }
}
