// What this browser keeps for the shop and can do without: how large it is, and forgetting it.
// The sign-in and the visitor's cart are never touched.
import type { Language } from '#kernel/text/language.ts'

const lasting: readonly string[] = ['session', 'cart-count', 'visitor-cart']

const fleeting = (store: Storage): string[] => Object.keys(store).filter((key) => !lasting.includes(key))
const stores = (): Storage[] => {
  try {
    return [localStorage, sessionStorage]
  } catch {
    return [] // shut, as in some private windows
  }
}

/** In bytes, as the browser counts text: two for a character. */
export async function keptSize(): Promise<number> {
  const texts = stores().reduce(
    (sum, store) =>
      sum + fleeting(store).reduce((s, key) => s + 2 * (key.length + (store.getItem(key)?.length ?? 0)), 0),
    0,
  )
  if (!('caches' in window)) return texts
  const names = await caches.keys()
  const sizes = await Promise.all(names.map(async (name) => cacheSize(await caches.open(name))))
  return sizes.reduce((sum, size) => sum + size, texts)
}
async function cacheSize(cache: Cache): Promise<number> {
  let size = 0
  for (const request of await cache.keys()) size += (await (await cache.match(request))?.blob())?.size ?? 0
  return size
}

export async function forgetKept(): Promise<void> {
  for (const store of stores()) for (const key of fleeting(store)) store.removeItem(key)
  dispatchEvent(new StorageEvent('storage', { key: null })) // whoever holds a value reads it anew
  if ('caches' in window) await Promise.all((await caches.keys()).map((name) => caches.delete(name)))
}

const units = ['B', 'kB', 'MB', 'GB']
/** "0 B", "1.2 MB": in steps of a thousand, one decimal from kilobytes up. */
export function sizeText(bytes: number, lang: Language): string {
  const step = Math.min(units.length - 1, bytes < 1000 ? 0 : Math.floor(Math.log10(bytes) / 3))
  const number = new Intl.NumberFormat(lang, { maximumFractionDigits: step === 0 ? 0 : 1 })
  return `${number.format(bytes / 1000 ** step)}\u00a0${units[step]}`
}
