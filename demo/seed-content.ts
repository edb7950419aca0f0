// Articles, announcements, help and the shop's contacts.
import { beginHelp } from '#features/site/help/help.ts'
import { saveAnnouncement, saveArticle, saveChannel } from '#features/site/content/content.ts'
import type { Db } from '#kernel/data/db.ts'
import { Type } from 'typebox'
import { announcements } from './announcements.ts'
import { articles, type DemoArticleBlock } from './articles.ts'
import { dataOf, shape } from './data.ts'
import { helpTopics } from './help.ts'
import { LANGUAGES, type Language, type Lines } from './text.ts'

const day = 86_400_000
const shopChannel = 2421
const Contacts = shape({
  telephone: Type.String(),
  phone: Type.String(),
  email: Type.String(),
  addressChinese: Type.String(),
  addressEnglish: Type.String(),
})
const contacts = dataOf('contacts', () => Contacts)

const inEach = <T>(make: (lang: Language) => T): Record<Language, T> =>
  Object.fromEntries(LANGUAGES.map((l) => [l, make(l)])) as Record<Language, T>
const blockIn = (lang: Language) => (block: DemoArticleBlock) =>
  block.h ? { h: block.h[lang] } : block.p ? { p: block.p[lang] } : { ul: block.ul?.[lang] ?? [] }
const linesIn = (body: Lines) => inEach((lang) => body[lang].map((p) => ({ p })))

/** Ids of products by their codes, in the order told. */
const productsOf = async (db: Db, codes: readonly string[]): Promise<number[]> => {
  const rows = await db
    .selectFrom('product')
    .select(['id', 'handle'])
    .where('handle', 'in', codes.length > 0 ? codes : [''])
    .execute()
  return codes.flatMap((c) => rows.find((r) => r.handle === c)?.id ?? [])
}

export async function seedContent(db: Db, now: number): Promise<void> {
  for (const a of articles()) {
    const kind = a.kind === 'help' ? 'guide' : a.kind
    await saveArticle(db, {
      code: a.code,
      kind,
      title: a.title,
      summary: a.summary,
      body: inEach((lang) => a.body.map(blockIn(lang))),
      productIds: await productsOf(db, a.goods ?? []),
      ...(a.cover && { cover: a.cover }),
      ...(a.publishedAt && { publishedAt: new Date(now - a.publishedAt * day) }),
    })
  }
  for (const a of announcements())
    await saveAnnouncement(db, {
      kind: a.kind,
      title: a.title,
      body: linesIn(a.body),
      pinned: a.pinned,
      publishedAt: new Date(now - a.publishedAt * day),
    })
  await beginHelp(
    db,
    helpTopics().map(({ name, problems }) => ({
      name,
      problems: problems.map(({ title, body, hot }) => ({ title, hot, body: linesIn(body) })),
    })),
  )
  await saveChannel(db, shopChannel, contacts())
}
