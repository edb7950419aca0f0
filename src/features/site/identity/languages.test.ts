// The languages that the shop offers, through the front door: one that is switched off leaves the sitemap, answers and
// letters, its texts are kept; of two at once one is heard, and who may not is refused.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { knowSpoken, spokenLanguages } from '#kernel/text/spoken.ts'
import { staffer } from '../../../../test/claims.ts'
import type { Clerk } from '../../../../test/shipping.ts'
import { openWorld, type World } from '../../../../test/world.ts'
import { readInbox } from '#features/platform/inbox/dev-inbox.ts'
import { tell } from '#features/platform/messages/messages.ts'

let world: World
let admin: Clerk
beforeAll(async () => {
  world = await openWorld()
  admin = await staffer(world, 'admin')
})
afterAll(async () => {
  await world.close()
  // modules are shared with other test files: none may find this shop's languages
  knowSpoken(undefined)
})

const detail = () => world.must('/api/v2/admin/identity/detail', {}, admin)
const save = async (languages: unknown, by: Clerk = admin, version?: number) => {
  const wish = { languages, version: version ?? (await detail()).languagesVersion, requestId: crypto.randomUUID() }
  return world.ask('/api/v2/admin/identity/languages/save', wish as never, by)
}
const offer = async (...languages: string[]) => {
  expect((await save(languages)).status).toBe(200)
  await expect.poll(() => spokenLanguages()).toEqual(languages)
}
const hreflangs = async () => {
  const index = await (await fetch(`${world.url}/sitemap.xml`)).text()
  const [first] = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map((found) => new URL(found[1]!).pathname)
  const pages = await (await fetch(world.url + first!)).text()
  return [...new Set([...pages.matchAll(/hreflang="([\w-]+)"/g)].map((found) => found[1]!))]
}
/** The words in which a mistake is told to a reader with this cookie and header. */
const told = async (cookie: string, accept = 'fr') => {
  const headers = { cookie: `lang=${cookie}`, 'accept-language': accept, 'content-type': 'application/json' }
  const reply = await fetch(`${world.url}/api/v2/user/letter/detail`, { method: 'POST', headers, body: '{"link":"x"}' })
  return ((await reply.json()) as { message: string }).message
}

test('all are offered until somebody chooses; then those alone, the first to whoever wants none of them', async () => {
  expect(await detail()).toMatchObject({ languages: ['zh-CN', 'en-US', 'es-ES'], languagesVersion: 0 })
  expect(await hreflangs()).toEqual(['zh-CN', 'en-US', 'es-ES', 'x-default'])
  const [spanish, chinese] = [await told('es-ES'), await told('zh-CN')]
  expect(spanish).not.toBe(chinese)
  await offer('zh-CN', 'en-US')
  expect(await hreflangs()).toEqual(['zh-CN', 'en-US', 'x-default'])
  expect(await told('es-ES')).toBe(chinese)
  expect(await told('es-ES', 'es,en;q=0.5')).not.toBe(chinese)
  const robots = await (await fetch(`${world.url}/robots.txt`)).text()
  expect(robots).toContain('/feed/products.xml?lang=zh-CN')
  expect(
    (await fetch(`${world.url}/feed/stories.xml?lang=es-ES`).then((reply) => reply.text())).includes('es-ES'),
  ).toBe(false)
})
test('letters fall back to the first; offered again, readers have theirs back', async () => {
  const who = await world.person()
  await world.pool.query(`update user_account set language = 'es-ES' where id = $1`, [who.userId])
  const letter = async (once: string) => {
    const params = { amount: 13_900, number: '2511221000' }
    await tell(world.app.db, { userId: who.userId, key: 'refundDone', params, link: '/user/user/order', once })
    await world.runJobs()
    return (await readInbox(world.app.context.env.dataDir, who.email))[0]!.subject
  }
  await offer('zh-CN', 'en-US')
  expect(await letter('a')).toMatch(/\p{Script=Han}/u)
  await offer('en-US', 'es-ES')
  expect(await letter('b')).toContain('reembolsado')
})
test('one at least, each once, of those that there are, by who may, and of two at once one is heard', async () => {
  const before = await detail()
  for (const wrong of [[], ['en-US', 'en-US'], ['fr-FR'], 'en-US', null])
    expect((await save(wrong)).data).toMatchObject({ reason: 'badInput' })
  const content = await staffer(world, 'content')
  expect((await save(['zh-CN'], content)).status).toBe(403)
  expect(await detail()).toEqual(before)
  const replies = await Promise.all(
    [['zh-CN'], ['es-ES']].map((languages) => save(languages, admin, before.languagesVersion)),
  )
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect((await detail()).languages).toHaveLength(1)
})
