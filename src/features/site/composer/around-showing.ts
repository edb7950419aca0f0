// What stands around every page, and what is laid over one, as a reader sees them: what is for them, in their language,
// in its time; what leads to what is gone is left out.
import type { Static } from 'typebox'
import type { Popup, SiteLinks } from './around-contract.ts'
import { faultOf } from './faults.ts'
import { aroundKindOf, aroundSettings, type AroundType } from './kinds/around.ts'
import { say } from './kinds/kind.ts'
import type { PopupPlace } from './limits.ts'
import { readFor, withoutWhatIsGone, type Asking, type Reading } from './reading-for.ts'
import { addressOf, type OpenTarget } from './settings.ts'
import type { SiteBlock } from './site-settings.ts'
import { categoryTree } from '#features/catalog/products/products.ts'

const mostInHeader = 10
/** Of the shop's calendar, as 2026-11-26. */
const days = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' })
const dayOf = (at: number): string => days.format(at)

type Settings<T extends AroundType> = Static<(typeof aroundSettings)[T]>
type To = Static<typeof OpenTarget>
/** Those of a kind whose settings fit it; the others say nothing. */
const ofType = <T extends AroundType>(blocks: readonly SiteBlock[], type: T) =>
  blocks.flatMap((block) => {
    const fits = block.type === type && faultOf(aroundKindOf(type)!, block.settings) === undefined
    return fits ? [{ key: block.key, settings: block.settings as Settings<T> }] : []
  })
interface Known {
  id: number
  code: string
  formerCodes: readonly string[]
}
const linkIn =
  ({ lang }: Asking, tree: readonly Known[]) =>
  ({ label, to }: { label: object; to: To }) => {
    const address = addressOf(to, tree)
    return address === undefined ? [] : [{ label: say(label, lang), to: address }]
  }
/** Of these blocks, whoever they are for. */
export async function linksOf(asking: Asking, blocks: readonly SiteBlock[]): Promise<SiteLinks> {
  const [open, tree] = [await withoutWhatIsGone(asking, blocks), await categoryTree(asking)]
  const link = linkIn(asking, tree)
  const { lang } = asking
  return {
    header: ofType(open, 'headerLink')
      .flatMap(({ settings }) => link(settings))
      .slice(0, mostInHeader),
    columns: ofType(open, 'footerColumn').flatMap(({ settings: { title, articles, links } }) => {
      const shown = links.flatMap(link)
      return shown.length === 0 && !articles
        ? []
        : [{ title: say(title, lang), articles: articles ?? null, links: shown }]
    }),
    legal: ofType(open, 'legalLine').map(({ settings: { label, to } }) => ({
      label: say(label, lang),
      to: (to && addressOf(to, tree)) ?? null,
    })),
  }
}
export interface PlacedPopup {
  where: readonly PopupPlace[]
  popup: Popup
}
/** Of these blocks, whoever they are for. */
export async function popupsOf(asking: Asking, blocks: readonly SiteBlock[]): Promise<PlacedPopup[]> {
  const [open, tree] = [await withoutWhatIsGone(asking, blocks), await categoryTree(asking)]
  const { lang } = asking
  return ofType(open, 'popup').flatMap(({ key, settings: { title, text, picture, action, to, where } }) => {
    const address = addressOf(to, tree)
    if (address === undefined) return []
    const words = { title: say(title, lang), text: say(text, lang), action: say(action, lang) }
    return [{ where, popup: { key, ...words, picture: picture ?? null, to: address } }]
  })
}
export async function readLinks(reading: Reading): Promise<{ links: SiteLinks | null }> {
  const links = await readFor(reading, 'links', 'links', (asking, _, blocks) => linksOf(asking, blocks))
  return { links: links ?? null }
}
export async function readPopup(reading: Reading, place: PopupPlace): Promise<{ popup: Popup | null; day: string }> {
  const all = await readFor(reading, 'popups', 'popups', (asking, _, blocks) => popupsOf(asking, blocks))
  const found = all?.find(({ where }) => where.includes(place))
  return { popup: found?.popup ?? null, day: dayOf(reading.app.clock.now()) }
}
