// The browser's side of reading without a net: the worker is asked for once the page stands still, and what it kept of
// somebody goes with their sign-in.
import type { Language } from '#kernel/text/language.ts'

const pages = 'pages'
const ownsCaches = (): boolean => typeof window !== 'undefined' && 'caches' in window

/** Asks for the worker; browsers that have none read online only. */
export function keepPages(lang: Language): void {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return
  const ask = () => void navigator.serviceWorker.register(`/sw.js?lang=${lang}`).catch(() => undefined)
  if (document.readyState === 'complete') setTimeout(ask, 2000)
  else addEventListener('load', () => setTimeout(ask, 2000), { once: true })
}

/** Nothing that was shown to one person is shown to the next: also what was under way when they left. */
export function forgetPages(): void {
  if (!ownsCaches()) return
  const forget = () => void caches.delete(pages).catch(() => undefined)
  forget()
  setTimeout(forget, 3000)
}

/** How a page can be had without a net: as a document, by its data, or not at all. */
export async function keptAs(address: string): Promise<'document' | 'data' | undefined> {
  if (!ownsCaches()) return undefined
  const url = new URL(address, location.href)
  const data = new URL(url)
  data.pathname = url.pathname === '/' ? '/_root.data' : `${url.pathname}.data`
  const cache = await caches.open(pages)
  if (await cache.match(url.href, { ignoreVary: true })) return 'document'
  return (await cache.match(data.href, { ignoreVary: true })) ? 'data' : undefined
}
