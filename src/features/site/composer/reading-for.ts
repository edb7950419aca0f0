// What staff composed and is shown now, for one reader: by their language, their side of the audiences and the clock.
// What is made of it is kept for a moment, for all who are alike.
import type { SiteKind } from './limits.ts'
import { namedBy, pathsIn, withoutGone } from './site-links.ts'
import { gonePaths, hasPaid, shownSitePage } from './site-page-queries.ts'
import { isFor, type Reader, type SiteBlock } from './site-settings.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import type { Db } from '#kernel/data/db.ts'
import type { SwitchName } from '#kernel/switches.ts'
import type { Language } from '#kernel/text/language.ts'

/** A composed page is kept for so long. */
export const age = 2000
export interface Asking {
  db: Db
  app: AppContext
  lang: Language
}
export interface Reading extends Asking {
  user: { userId: number } | undefined
}
/** Costs a look into the orders only where a block asks for new buyers. */
async function readerOf({ db, user }: Reading, blocks: readonly SiteBlock[]): Promise<Reader> {
  if (!user) return 'visitor'
  const asks = blocks.some(({ audience }) => audience === 'newBuyers')
  return asks && !(await hasPaid(db, user.userId)) ? 'newBuyer' : 'member'
}
/** Pages on which nothing begins where their switch is off. */
const switched: ReadonlyMap<string, SwitchName> = new Map([
  ['/user/user/shangjiaruzhu', 'applying'],
  ['/user/user/help/feedBack', 'feedback'],
])
const isOff = ({ settings }: AppContext, path: string): boolean => {
  const name = switched.get(path.split('?')[0]!)
  return name !== undefined && !settings.isOn(name)
}
export async function withoutWhatIsGone(asking: Asking, blocks: readonly SiteBlock[]): Promise<SiteBlock[]> {
  const paths = pathsIn(blocks)
  const gone = new Set([
    ...(await gonePaths(asking.db, paths.map(namedBy))),
    ...paths.filter((path) => isOff(asking.app, path)),
  ])
  return blocks.flatMap((block) => {
    const settings = withoutGone(block.settings, gone)
    return settings ? [{ ...block, settings }] : []
  })
}
type Shown = NonNullable<Awaited<ReturnType<typeof shownSitePage>>>
/** Kept for each document, language and side of the audiences; undefined: staff composed nothing there. */
export async function readFor<T>(
  reading: Reading,
  kind: SiteKind,
  slug: string,
  make: (asking: Asking, page: Shown, blocks: readonly SiteBlock[]) => Promise<T>,
): Promise<T | undefined> {
  const { db, app, lang } = reading
  // no address of a page begins with a slash
  const name = kind === 'page' ? slug : `/${kind}`
  const load = async () => (await shownSitePage(db, kind, slug)) ?? null
  const page = await app.cache.get('page', `site ${name}`, age, load)
  if (!page) return undefined
  const reader = await readerOf(reading, page.blocks)
  return app.cache.get('page', `composed ${name} ${lang} ${reader}`, age, () =>
    make(
      { db, app, lang },
      page,
      page.blocks.filter((block) => isFor(block, lang, reader, app.clock.now())),
    ),
  )
}
