// Articles, announcements and the shop's contacts.
import { saveAnnouncement, saveArticle, saveChannel } from '#features/site/content/content.ts'
import type { Db } from '#kernel/data/db.ts'
import { ANNOUNCEMENTS } from './announcements.ts'
import { ARTICLES } from './articles.ts'
import { LANGUAGES, type DemoArticleBlock, type Language, type Paragraphs } from './types.ts'

const day = 86_400_000
const shopChannel = 2421

const inEach = <T>(make: (lang: Language) => T): Record<Language, T> =>
  Object.fromEntries(LANGUAGES.map((l) => [l, make(l)])) as Record<Language, T>
const blockIn = (lang: Language) => (block: DemoArticleBlock) =>
  block.h ? { h: block.h[lang] } : block.p ? { p: block.p[lang] } : { ul: block.ul?.[lang] ?? [] }
const linesIn = (body: Paragraphs) => inEach((lang) => body[lang].map((p) => ({ p })))

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
  for (const a of ARTICLES) {
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
  for (const a of ANNOUNCEMENTS)
    await saveAnnouncement(db, {
      kind: a.kind,
      title: a.title,
      body: linesIn(a.body),
      pinned: a.pinned,
      publishedAt: new Date(now - a.publishedAt * day),
    })
  await saveChannel(db, shopChannel, {
    telephone: '+86 21 5555 0142',
    phone: '+86 138 0000 0142',
    email: 'hello@miralo.example',
    addressChinese: '上海市徐汇区安福路 300 号 觅乐百货',
    addressEnglish: 'Miralo, 300 Anfu Road, Xuhui, Shanghai',
  })
}
