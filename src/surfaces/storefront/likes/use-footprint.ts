// A product was looked at: this browser remembers it at once, the shop once it was seen for two seconds.
// Nothing of it for people who have paused that.
import { useEffect } from 'react'
import { call } from '#web/call.ts'
import { recentlyViewed } from '#surfaces/storefront/visit/recently-viewed.ts'
import { token } from '#web/session.ts'
import { isPaused, loadMine } from './mine.ts'
import { addView } from './views-to-bring.ts'

const seenAfter = 2000

export function useFootprint(productId: number): void {
  useEffect(() => {
    let left = false
    void loadMine().then(() => !left && !isPaused() && recentlyViewed.add(productId))
    return () => void (left = true)
  }, [productId])
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const record = () => {
      document.removeEventListener('visibilitychange', look)
      if (!token()) addView(productId)
      else if (!isPaused())
        void call('/api/v2/goods/browse/add', { views: [{ productId }] }, { quiet: true, stay: true }).catch(
          () => undefined,
        ) // it was only a look
    }
    // a page that waits in another tab is not looked at
    const look = () => {
      clearTimeout(timer)
      if (!document.hidden) timer = setTimeout(record, seenAfter)
    }
    document.addEventListener('visibilitychange', look)
    look()
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [productId])
}
