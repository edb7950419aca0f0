// The lift: today's floors on a thread beside the page. It appears when the directory has left the screen and knows on which floor one is.
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import './lift.css'
import type { Category } from './floor-tree.ts'

export function Lift({ floors }: { floors: readonly Category[] }) {
  const { t } = useTranslation('catalog')
  const [riding, setRiding] = useState(false)
  const [at, setAt] = useState<number | null>(null)
  useEffect(() => {
    const front = document.querySelector('.home-front')
    const leaving = new IntersectionObserver(([entry]) => setRiding(entry !== undefined && !entry.isIntersecting))
    if (front) leaving.observe(front)
    const arriving = new IntersectionObserver(
      (entries) => {
        const now = entries.find((e) => e.isIntersecting)
        if (now) setAt(Number(now.target.id.slice(1)))
      },
      { rootMargin: '-40% 0px -55% 0px' },
    )
    for (const f of floors) {
      const section = document.getElementById(`f${f.floor}`)
      if (section) arriving.observe(section)
    }
    return () => {
      leaving.disconnect()
      arriving.disconnect()
    }
  }, [floors])
  return (
    <nav className="home-lift" data-riding={riding || undefined} aria-label={t('floors.go')}>
      <ol>
        {floors.map((f) => (
          <li key={f.id}>
            <a href={`#f${f.floor}`} aria-current={f.floor === at ? 'true' : undefined}>
              {f.floor}
              <span>{f.name}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
