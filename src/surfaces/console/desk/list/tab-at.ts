// Which tab an address opens. The usual one asks nothing of the address, but may be named there as well. Pure.
import type { Tab } from './columns.ts'

const sameSearch = (a: string, b: string): boolean => {
  const sorted = (text: string) =>
    [...new URLSearchParams(text)]
      .map(([k, v]) => `${k}=${v}`)
      .toSorted()
      .join('&')
  return sorted(a) === sorted(b)
}
type Asks = Pick<Tab, 'key' | 'search' | 'path' | 'own'>

/** The tab, or saved view, that asks just this. */
export function tabAt<T extends Asks>(tabs: readonly T[], asked: string): T | undefined {
  const here = tabs.filter(({ path }) => path === undefined)
  return here.find(({ search }) => sameSearch(search, asked)) ?? here.find(({ key }) => sameSearch(`tab=${key}`, asked))
}
/** The tab whose conditions a search keeps, among others of its own. */
export function tabAmong<T extends Asks>(tabs: readonly T[], asked: string): T | undefined {
  const fixed = tabs.filter(({ own, path }) => !own && path === undefined)
  const named = new URLSearchParams(asked).get('tab')
  return (
    fixed.find(({ search }) => new URLSearchParams(search).get('tab') === named) ??
    fixed.find(({ key }) => key === named)
  )
}
