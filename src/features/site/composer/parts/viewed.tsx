// What this browser looked at. Its place is kept as soon as the browser has said so, its goods are read when it comes
// near; without scripts, or before anything was looked at, nothing.
import { lazy, Suspense, useRef } from 'react'
import './viewed.css'
import { useRecent } from '#surfaces/storefront/likes/recent.ts'
import type { Block } from '../contract.ts'
import { useNear } from '#ui/layout/near.ts'

const ViewedRail = lazy(async () => ({ default: (await import('./viewed-rail.tsx')).ViewedRail }))
const fewest = 3

export function ViewedBlock({ block }: { block: Block<'viewed'> }) {
  const ids = useRecent()
  return ids.length >= fewest ? <ViewedPlace ids={ids} block={block} /> : null
}

function ViewedPlace({ ids, block: { title, data } }: { ids: readonly number[]; block: Block<'viewed'> }) {
  const place = useRef<HTMLDivElement>(null)
  const near = useNear(place)
  return (
    <div ref={place} className="home-viewed-place">
      {near && (
        <Suspense fallback={null}>
          <ViewedRail ids={ids.slice(0, data.size)} title={title} />
        </Suspense>
      )}
    </div>
  )
}
