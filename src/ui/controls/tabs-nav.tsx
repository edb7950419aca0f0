// Tabs that are links (or buttons that sort): each has an address, the thread lies under the present one
// and grows under the pointer.
import { useEffect, useRef } from 'react'
import type { ReactNode, RefObject } from 'react'
import './tabs-nav.css'
import { classes } from '../layout/classes.ts'
import { wear } from '../layout/wear.tsx'
import type { Wearer } from '../layout/wear.tsx'

export type Tab = { key: string; label: ReactNode; count?: ReactNode; current: boolean } & (
  | { link: Wearer; onPress?: undefined }
  | { link?: undefined; onPress: () => void }
)

/** Which of its ends goes on, told to the style sheet where the browser does not know it by itself. */
function useEnds(row: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const list = row.current
    if (!list || CSS.supports('animation-timeline: scroll(self inline)')) return undefined
    const tell = () => {
      const after = list.scrollWidth - list.clientWidth - list.scrollLeft
      list.style.setProperty('--tabs-fade-before', list.scrollLeft > 1 ? '32px' : '0px')
      list.style.setProperty('--tabs-fade', after > 1 ? '32px' : '0px')
    }
    const size = new ResizeObserver(tell)
    size.observe(list)
    list.addEventListener('scroll', tell, { passive: true })
    return () => {
      size.disconnect()
      list.removeEventListener('scroll', tell)
    }
  }, [row])
}

/** `plain` leaves the hairline below to the surroundings. */
export function TabsNav({
  label,
  tabs,
  plain = false,
  className,
}: {
  label: string
  tabs: readonly Tab[]
  plain?: boolean
  className?: string
}) {
  const row = useRef<HTMLUListElement>(null)
  const current = tabs.findIndex((tab) => tab.current)
  // On a phone the row scrolls: the present tab must be in sight. Only the row moves, never the page.
  useEffect(() => {
    const list = row.current
    const tab = list?.children[current]
    if (list && tab instanceof HTMLElement) list.scrollLeft = tab.offsetLeft - (list.clientWidth - tab.clientWidth) / 2
  }, [current])
  useEnds(row)
  return (
    <nav aria-label={label} className={classes('min-w-0', className)}>
      <ul ref={row} className={classes('tabs relative', plain && 'tabs-plain')}>
        {tabs.map((tab) => {
          const words = (
            <>
              {tab.label}
              {tab.count !== undefined && <span className="tabs-count">{tab.count}</span>}
            </>
          )
          const now = tab.current ? 'page' : undefined
          return (
            <li key={tab.key}>
              {tab.link ? (
                wear(tab.link, '', words, { 'aria-current': now })
              ) : (
                <button type="button" onClick={tab.onPress} aria-current={tab.current ? 'true' : undefined}>
                  {words}
                </button>
              )}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
