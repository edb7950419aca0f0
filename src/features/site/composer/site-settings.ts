// A block on a page of the platform as staff write it: what it is set to, for whom and when it is there. While it is
// written half of its settings may be missing; what is published fits the schema of its kind. Pure.
import { Type, type Static } from 'typebox'
import { siteAudiences, siteBlockTypes } from './limits.ts'
import { byCode } from './settings.ts'
import { targetsIn } from './site-links.ts'
import { Nullable, shape, Time } from '#kernel/call/contract.ts'
import { languages, type Language } from '#kernel/text/language.ts'

export const WrittenSiteBlock = shape({
  key: Type.String({ pattern: '^[a-z0-9-]{1,40}$', description: 'Of this block, from one save to the next' }),
  type: Type.Enum([...siteBlockTypes]),
  hidden: Type.Boolean({ description: 'Nobody sees it' }),
  languages: Type.Array(Type.Enum([...languages]), { maxItems: 3, uniqueItems: true, description: 'None: all' }),
  audience: Type.Enum([...siteAudiences]),
  startsAt: Nullable(Time),
  endsAt: Nullable(Time),
  settings: Type.Record(Type.String(), Type.Unknown(), {
    description: 'By its kind; kept as it is written, shown once it fits',
  }),
})
export type SiteBlock = Static<typeof WrittenSiteBlock>
/** Without kinds that this release does not know: a later one wrote them. */
export const knownBlocks = (blocks: readonly SiteBlock[]): SiteBlock[] =>
  blocks.filter(({ type }) => (siteBlockTypes as readonly string[]).includes(type))
/** Whose side of the audiences a reader stands on. */
export type Reader = 'visitor' | 'member' | 'newBuyer'

/** Whether it is there for this reader now. */
export function isFor(block: SiteBlock, lang: Language, reader: Reader, now: number): boolean {
  const { hidden, audience, startsAt, endsAt } = block
  if (hidden || (block.languages.length > 0 && !block.languages.includes(lang))) return false
  if ((startsAt && Date.parse(startsAt) > now) || (endsAt && Date.parse(endsAt) <= now)) return false
  if (audience === 'visitors') return reader === 'visitor'
  if (audience === 'members') return reader !== 'visitor'
  return audience === 'all' || reader === 'newBuyer'
}

/** The codes of categories that are not there. */
export const goneCategories = (
  blocks: readonly Pick<SiteBlock, 'settings'>[],
  tree: readonly { id: number; code: string; formerCodes: readonly string[] }[],
): string[] =>
  blocks.flatMap(({ settings }) =>
    targetsIn(settings).flatMap(({ category }) =>
      typeof category === 'string' && !byCode(tree, category) ? [category] : [],
    ),
  )
