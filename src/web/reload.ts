// A new version was built while somebody shops: files of the old one are gone. A page chunk that fails leads
// to ONE reload at the page that was wanted; the guard (30 s per page) keeps it from going in circles.
import { isSilent } from '#web/offline/shop-line.ts'

const target = 'going-to'
const guard = 'reloaded'
const quietTime = 30_000

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}
function write(key: string, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, value)
  } catch {
    /* no guard, no reload */
  }
}

/** The router is on its way to a page, or has arrived (null). */
export const goingTo = (path: string | null): void => write(target, path)

/** May this page be reloaded by itself now? Notes that it was. */
function mayReload(path: string): boolean {
  const [at, last] = (read(guard) ?? '').split(' ')
  if (last === path && Date.now() - Number(at) < quietTime) return false
  write(guard, `${Date.now()} ${path}`)
  return read(guard) !== null
}

/**
 * First thing of the browser's entry. When the router reloaded on its way somewhere, goes there and returns true
 * (then start nothing).
 * From now on, other chunks that fail (a sheet, a dialog) reload the page once.
 */
export function followReloads(): boolean {
  const wanted = read(target)
  write(target, null)
  addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine || isSilent()) return // there is nothing newer to be had
    if (!mayReload(location.pathname + location.search)) return
    event.preventDefault()
    location.reload()
  })
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (!wanted || entry?.type !== 'reload' || wanted === location.pathname + location.search || !mayReload(wanted))
    return false
  location.replace(wanted)
  return true
}
