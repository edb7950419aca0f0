// At the right edge of a wide screen: what was looked at, and the way up again.
import { ArrowUp, History } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { MouseEvent } from 'react'
import { useTexts } from '#web/texts.tsx'
import './side-rail.css'
import { calm } from '#ui/theme/reduced-motion.ts'
import { HoverPanel } from '#ui/overlays/hover-panel.tsx'
import { Icon } from '#ui/layout/icon.tsx'
import { recentlyViewed } from '#surfaces/storefront/visit/recently-viewed.ts'
import { PanelWait } from '#surfaces/storefront/shell/panel-wait.tsx'

const load = () => import('#surfaces/storefront/shell/recent-goods.tsx')
const RecentGoods = lazy(async () => ({ default: (await load()).RecentGoods }))

export function SideRail() {
  const { t } = useTexts()
  const any = recentlyViewed.useIds().length > 0
  const { mark, below } = useBelow()
  return (
    <>
      <span ref={mark} className="shell-rail-mark" aria-hidden="true" />
      <aside className="shell-rail" aria-label={t('rail')} hidden={!any && !below}>
        {any && (
          <HoverPanel
            trigger={
              <button type="button" className="shell-rail-button" aria-label={t('recent.title')}>
                <Icon of={History} size={20} />
              </button>
            }
            label={t('recent.title')}
            press="toggle"
            warm={() => void load()}
            boxClassName="shell-pop shell-rail-pop"
          >
            <h2 className="display">{t('recent.title')}</h2>
            <Suspense fallback={<PanelWait />}>
              <RecentGoods most={9} />
            </Suspense>
          </HoverPanel>
        )}
        {below && <ToTop />}
      </aside>
    </>
  )
}

/** Whether the first screen has been left; the mark stands at its end. */
function useBelow() {
  const mark = useRef<HTMLSpanElement>(null)
  const [below, setBelow] = useState(false)
  useEffect(() => {
    const watch = new IntersectionObserver(([entry]) =>
      setBelow(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 0),
    )
    if (mark.current) watch.observe(mark.current)
    return () => watch.disconnect()
  }, [])
  return { mark, below }
}

function ToTop() {
  const { t } = useTexts()
  const rise = (event: MouseEvent) => {
    event.preventDefault()
    scrollTo({ top: 0, behavior: calm() ? 'auto' : 'smooth' })
    document.getElementById('main')?.focus({ preventScroll: true })
  }
  return (
    <a href="#main" className="shell-rail-button" aria-label={t('toTop')} onClick={rise}>
      <Icon of={ArrowUp} size={20} />
    </a>
  )
}
