// What every page's frame shows besides the page: contacts, articles, a word to search for. Public and the same for
// all, so it is kept for some seconds per language, until one of them changes.
import type { Calls } from '#kernel/call/contract.ts'
import type { SiteLinks } from '#features/site/composer/around-contract.ts'
import type { Visit } from '#web/context.ts'
import { loadIfPossible } from '#web/load.ts'

export interface Frame {
  contact: Calls['/channel/get']['output'] | undefined
  articles: { code: string; kind: string; title: string }[]
  /** the word that stands in the empty search box */
  inBox: string | null
  /** around every page for this reader; null: the shop's own */
  links: SiteLinks | null
}
const channel = 2421
const keptFor = 10_000

/** The frame's own data; what cannot be had is left out, for the frame never breaks a page. */
export async function frameOf(visit: Visit): Promise<Frame> {
  const [kept, around] = await Promise.all([
    visit.kept('content', `frame ${visit.lang}`, keptFor, () => read(visit)),
    loadIfPossible(visit, '/api/v2/page/links', {}),
  ])
  return { ...kept, links: around?.links ?? null }
}

async function read(visit: Visit): Promise<Omit<Frame, 'links'>> {
  const [contact, articles, hot] = await Promise.all([
    loadIfPossible(visit, '/channel/get', { id: channel }),
    loadIfPossible(visit, '/api/v2/article/page', { size: 40 }),
    loadIfPossible(visit, '/api/v2/goods/search/hot', {}),
  ])
  return {
    contact,
    articles: (articles?.records ?? []).map(({ code, kind, title }) => ({ code, kind, title })),
    inBox: hot?.inBox ?? null,
  }
}
