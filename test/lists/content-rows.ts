// Rows of what the shop tells: articles and announcements.
import { saveAnnouncement, saveArticle } from '#features/site/content/content.ts'
import { same } from '../goods.ts'
import { times, type List } from './list.ts'
import { moment, type Scene } from './scene.ts'

const body = { 'en-US': [{ p: 'One.' }] }
const publishedAt = new Date(moment)

export function articles({ world, next }: Scene): List {
  return {
    id: 'id',
    add: (n) =>
      times(n, () =>
        saveArticle(world.app.db, {
          code: `story-${next()}`,
          kind: 'story',
          title: same('A story'),
          body,
          publishedAt,
        }),
      ),
    cases: [
      { name: 'all', input: {}, order: 'select id from article order by published_at desc, id desc' },
      {
        name: 'found',
        input: { keyword: 'story', kind: 'story' },
        order: 'select id from article order by published_at desc, id desc',
      },
    ],
  }
}

export function announcements({ world, owner, next }: Scene): List {
  const announced = 'select id from announcement order by pinned desc, published_at desc, id desc'
  return {
    id: 'id',
    add: (n) =>
      times(n, () => {
        const at = next()
        return saveAnnouncement(world.app.db, {
          kind: 'system',
          title: same(`Notice ${at}`),
          body,
          pinned: at % 3 === 0,
          publishedAt,
        })
      }),
    cases: [
      { name: 'all', input: {}, order: announced },
      { name: 'unread', input: { unread: true }, order: announced, who: owner },
    ],
  }
}
