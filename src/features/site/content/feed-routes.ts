// GET /feed/stories.xml and /feed/announcements.xml, ?lang=: the newest as RSS 2.0. Public, kept an hour by those who
// ask.
import { href } from 'react-router'
import type { RawRoutes } from '#kernel/feature.ts'
import { textsOf } from '#kernel/text/i18n.ts'
import { defaultLanguage, isLanguage, type Language } from '#kernel/text/language.ts'
import { element, escaped } from '#kernel/text/xml.ts'
import type { Db } from '#kernel/data/db.ts'
import { hrefWith } from '#web/href-with.ts'
import { listAnnouncements, listArticles } from './queries.ts'
import { fullName } from '#kernel/text/platform-name.ts'

interface Item {
  title: string
  text?: string
  /** page without language */
  path: string
  publishedAt: string
}
const newest = { page: 1, size: 30, offset: 0, cursor: undefined }
type Read = (db: Db, lang: Language) => Promise<Item[]>

const stories: Read = async (db, lang) => {
  const { rows } = await listArticles(db, lang, { kind: 'story', keyword: undefined }, newest)
  return rows.map(({ title, summary, code, publishedAt }) => {
    return { title, text: summary, path: hrefWith('/home/article', { code }), publishedAt }
  })
}
const announcements: Read = async (db, lang) => {
  const { rows } = await listAnnouncements(db, lang, newest, { reader: undefined })
  return rows.map(({ title, id, publishedAt }) => ({
    title,
    path: href('/announcement/:id', { id: String(id) }),
    publishedAt,
  }))
}

/** The document; pure. */
export function rss(origin: string, self: string, lang: Language, title: string, items: readonly Item[]): string {
  const turned = (path: string): string => `${origin}${path}${path.includes('?') ? '&' : '?'}lang=${lang}`
  const entries = items.map(({ title: name, text, path, publishedAt }) =>
    [
      '<item>',
      element('title', name),
      element('link', turned(path)),
      element('guid', turned(path)),
      element('pubDate', new Date(publishedAt).toUTCString()),
      element('description', text),
      '</item>',
    ].join(''),
  )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    `<channel>${element('title', title)}${element('link', `${origin}/`)}${element('description', title)}`,
    element('language', lang),
    `<atom:link rel="self" type="application/rss+xml" href="${escaped(origin + self)}"/>`,
    ...entries,
    '</channel>',
    '</rss>',
    '',
  ].join('\n')
}

export const routes: RawRoutes = (server, app, db) => {
  const feed = (path: string, word: 'articles' | 'announcements', read: Read) =>
    server.get<{ Querystring: { lang?: unknown } }>(path, async ({ query }, reply) => {
      if (!app.settings.isOn('feeds')) return reply.code(404).type('text/plain').send('Not found')
      const lang = isLanguage(query.lang) ? query.lang : defaultLanguage
      const title = `${fullName(lang)} · ${textsOf(lang).content[word]}`
      const items = (await read(db, lang)).slice(0, newest.size)
      return reply
        .type('application/rss+xml; charset=utf-8')
        .header('cache-control', 'public, max-age=3600')
        .send(rss(app.publicUrl(), `${path}?lang=${lang}`, lang, title, items))
    })
  feed('/feed/stories.xml', 'articles', stories)
  feed('/feed/announcements.xml', 'announcements', announcements)
}
