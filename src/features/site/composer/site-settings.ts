// A block on a page of the platform as staff write it: what it is set to, for whom and when it is there. While it is
// written half of its settings may be missing; what is published fits the schema of its kind. Pure.
import { Type, type Static } from 'typebox'
import { siteAudiences, siteBlockTypes } from './limits.ts'
import { byCode } from './settings.ts'
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

interface Leading {
  path?: unknown
  category?: unknown
}
const targetOf = (value: unknown): Leading | undefined =>
  typeof value === 'object' && value !== null && 'to' in value && typeof value.to === 'object' && value.to !== null
    ? value.to
    : undefined
const parts = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value as Record<string, unknown>) : []
/** Every place that a block leads to. */
export function targetsIn(value: unknown): Leading[] {
  const own = targetOf(value)
  return [...(own ? [own] : []), ...parts(value).flatMap(targetsIn)]
}
export const pathsIn = (blocks: readonly Pick<SiteBlock, 'settings'>[]): string[] =>
  blocks.flatMap(({ settings }) => targetsIn(settings).flatMap(({ path }) => (typeof path === 'string' ? [path] : [])))

/** Without what leads to what is gone; undefined: nothing is left of it. */
export function withoutGone<T>(value: T, gone: ReadonlySet<string>): T | undefined {
  const { path } = targetOf(value) ?? {}
  if (typeof path === 'string' && gone.has(path)) return undefined
  if (Array.isArray(value)) return value.flatMap((one: unknown) => withoutGone(one, gone) ?? []) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, name === 'to' ? one : withoutGone(one, gone)]),
  ) as T
}

/** What a path names, as far as it can be gone. */
export interface NamedPath {
  path: string
  of: 'product' | 'merchant' | 'brand' | 'page' | 'nothing' | 'unknown'
  key: string
}
const named: readonly [RegExp, NamedPath['of']][] = [
  [/^\/goods\/([1-9]\d{0,11})$/, 'product'],
  [/^\/home\/shopIndex\?id=([1-9]\d{0,11})(?:&|$)/, 'merchant'],
  [/^\/home\/brand\?id=([1-9]\d{0,11})(?:&|$)/, 'brand'],
  [/^\/page\/([a-z0-9-]{1,60})$/, 'page'],
]
const inside = /^\/(?:[?#]|$|(?:goods|home|user|announcement|help|seckill|shoppingCart|about|aboutUs)(?:[/?#]|$))/
export function namedBy(path: string): NamedPath {
  for (const [form, of] of named) {
    const key = form.exec(path)?.[1]
    if (key !== undefined) return { path, of, key }
  }
  return { path, of: inside.test(path) ? 'nothing' : 'unknown', key: '' }
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
