// What is new as RSS: stories and announcements in one language, those that are published, the newest first.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '../../../../test/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
  await world.pool.query(`
    insert into article (code, kind, title, summary, body, published_at) values
      ('old-kiln', 'story', '{"en-US": "The old kiln", "es-ES": "El horno viejo"}', '{"en-US": "Fire & <clay>"}', '{}',
        shop_now() - interval '2 days'),
      ('new-kiln', 'story', '{"en-US": "The new kiln"}', '{}', '{}', shop_now() - interval '1 day'),
      ('later', 'story', '{"en-US": "Later"}', '{}', '{}', shop_now() + interval '1 day'),
      ('rules', 'agreement', '{"en-US": "Terms"}', '{}', '{}', shop_now() - interval '1 day')`)
  await world.pool.query(`
    insert into announcement (kind, title, body, published_at) values
      ('system', '{"en-US": "We moved"}', '{}', shop_now() - interval '1 hour')`)
})
afterAll(() => world.close())
const read = async (path: string) => {
  const reply = await fetch(world.url + path)
  return { status: reply.status, type: reply.headers.get('content-type'), text: await reply.text() }
}
const titles = (xml: string) => [...xml.matchAll(/<item><title>(.*?)<\/title>/g)].map((m) => m[1])

test('stories that are published, the newest first, each by its page in the language', async () => {
  const { status, type, text } = await read('/feed/stories.xml?lang=es-ES')
  expect([status, type]).toEqual([200, 'application/rss+xml; charset=utf-8'])
  expect(titles(text)).toEqual(['The new kiln', 'El horno viejo'])
  expect(text).toContain('<language>es-ES</language>')
  expect(text).toContain(`${world.app.context.publicUrl()}/home/article?code=old-kiln&amp;lang=es-ES</link>`)
  expect(text).toContain('Fire &amp; &lt;clay&gt;')
  expect(text).toMatch(/<pubDate>\w{3}, \d{2} \w{3} \d{4} [\d:]{8} GMT<\/pubDate>/)
})
test('announcements have a feed of their own; a language that nobody speaks is the usual one', async () => {
  const { text } = await read('/feed/announcements.xml?lang=xx')
  expect(titles(text)).toContain('We moved')
  expect(text).toContain('<language>en-US</language>')
})
