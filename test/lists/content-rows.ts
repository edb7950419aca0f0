// Rows of what the shop tells: articles and announcements.
import { saveAnnouncement, saveArticle } from '#features/site/content/content.ts'
import { beginHelp } from '#features/site/help/help.ts'
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
        order: `select id from article where kind = 'story' order by published_at desc, id desc`,
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

/** All of them, as the staff's desk lists them. */
export function announcementsOfDesk(scene: Scene): List {
  return {
    ...announcements(scene),
    who: scene.editor,
    cases: [
      { name: 'all', input: {}, order: 'select id from announcement order by id desc' },
      {
        name: 'found',
        input: { tab: 'out', keyword: 'notice' },
        order: 'select id from announcement order by id desc',
      },
    ],
  }
}
export function articlesOfDesk(scene: Scene): List {
  return {
    ...articles(scene),
    who: scene.editor,
    cases: [
      { name: 'all', input: {}, order: 'select id from article order by id desc' },
      {
        name: 'found',
        input: { tab: 'shown', kind: 'story' },
        order: `select id from article where kind = 'story' order by id desc`,
      },
    ],
  }
}
/** Problems of help, each at the end of the one topic. */
export function problems({ world }: Scene): List {
  const order = 'select id from help_problem order by position, id'
  return {
    id: 'id',
    add: async (n) => {
      await beginHelp(world.app.db, [{ name: same('Paying'), problems: [] }])
      await world.pool.query(
        `insert into help_problem (topic_id, title, body, position, hot)
         select t.id, $1, $2, (select count(*) from help_problem) + at, true
         from help_topic t, generate_series(1, $3) at`,
        [same('How do I pay?'), body, n],
      )
    },
    cases: [
      { name: 'all', input: {}, order },
      { name: 'found', input: { keyword: 'pay', hot: true }, order },
    ],
  }
}
/** Consents to one version, all of one moment. */
export async function consents({ world, editor, next }: Scene): Promise<List> {
  const code = `terms-${next()}`
  const articleId = await saveArticle(world.app.db, { code, kind: 'agreement', title: same('Terms'), body })
  const input = { articleId, version: 1 }
  return {
    who: editor,
    id: 'userId',
    add: async (n) => {
      for (let i = 0; i < n; i++) {
        const { userId } = await world.person()
        await world.pool.query('insert into agreement_consent values ($1, $2, 1, $3)', [userId, articleId, moment])
      }
    },
    cases: [
      {
        name: 'all',
        input,
        order: 'select user_id as id from agreement_consent order by agreed_at desc, user_id desc',
      },
    ],
  }
}
