// Blocks of a shop's page as its people write them: begun, named by what they hold, and what of them is amiss. Pure.
import type { ShopBlockType } from '../limits.ts'
import type { WrittenBlock } from '../shop-settings.ts'
import type { Output } from '#surfaces/console/desk/call.ts'
import { languages, pick, type Language, type Texts } from '#kernel/text/language.ts'

export type Detail = Output<'/api/v2/mch/page/detail'>
export type Block = WrittenBlock
export type BlockOf<T extends ShopBlockType> = Extract<WrittenBlock, { type: T }>
export type Slide = BlockOf<'banner'>['settings']['pictures'][number]

export const freshSlide = (picture: string | null): Slide => ({ picture, alt: {}, title: {}, text: {}, to: null })
const begun: { [T in ShopBlockType]: BlockOf<T>['settings'] } = {
  banner: { title: {}, look: 'wide', pictures: [freshSlide(null)] },
  goods: { title: {}, source: { sort: 'sales' }, size: 10, look: 'grid' },
  collections: { title: {}, collections: [] },
  text: { title: {}, body: {}, action: {}, to: null },
  video: { title: {}, film: null, poster: null, alt: {}, text: {} },
}
export const freshBlock = (type: ShopBlockType, key: string): Block =>
  ({ key, type, hidden: false, settings: begun[type] }) as Block

const says = (texts: Texts): boolean => Object.values(texts).some((text) => text.trim() !== '')
const plain = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
/** What is said of it beside its kind. */
export function lineOf(block: Block, lang: Language): string {
  const { title } = block.settings
  if (says(title)) return pick(title, lang)
  if (block.type === 'text') return plain(pick(block.settings.body, lang)).slice(0, 60)
  if (block.type === 'banner') return pick(block.settings.pictures[0]?.title, lang)
  return ''
}
/** What it still needs before shoppers see any of it. */
export function needOf(block: Block): ShopBlockType | undefined {
  switch (block.type) {
    case 'banner':
      return block.settings.pictures.some(({ picture }) => picture !== null) ? undefined : 'banner'
    case 'goods': {
      const { source } = block.settings
      const named = 'picked' in source ? source.picked.length > 0 : Object.values(source).every((one) => one !== null)
      return named ? undefined : 'goods'
    }
    case 'collections':
      return block.settings.collections.length > 0 ? undefined : 'collections'
    case 'text':
      return says(block.settings.body) || says(block.settings.title) ? undefined : 'text'
    default:
      return block.settings.film === null ? 'video' : undefined
  }
}
function textsOf(block: Block): Texts[] {
  const { title } = block.settings
  switch (block.type) {
    case 'banner':
      return [title, ...block.settings.pictures.flatMap((one) => [one.alt, one.title, one.text])]
    case 'text':
      return [title, block.settings.body, block.settings.action]
    case 'video':
      return [title, block.settings.alt, block.settings.text]
    default:
      return [title]
  }
}
/** The languages in which something that is said is missing. */
export const lacksOf = (block: Block): Language[] =>
  languages.filter((lang) => textsOf(block).some((texts) => says(texts) && !texts[lang]?.trim()))
/** Pictures and films that nobody who does not see them hears of. */
export const isSilent = (block: Block): boolean =>
  block.type === 'banner'
    ? block.settings.pictures.some(({ picture, alt, title }) => picture !== null && !says(alt) && !says(title))
    : block.type === 'video' && block.settings.film !== null && !says(block.settings.alt)
