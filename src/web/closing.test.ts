// The host closes as its last answer ends, though the connection that carried it would stay open for more.
import { Agent, get, type IncomingMessage } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { openHost } from './host.ts'
import { openWorld } from '../../test/world.ts'

const world = await openWorld()
afterAll(() => world.close())

test('an answer that is under way is given whole, and then the host is closed', async () => {
  let begun = (): void => undefined
  const isUnderWay = new Promise<void>((done) => (begun = done))
  const { app, db, ask } = { ...world.app, app: world.app.context }
  const host = await openHost({
    app,
    db,
    ask,
    calls: [],
    ready: () => Promise.resolve(),
    pages: 'none',
    raw: [
      (scope) => {
        scope.get('/slow', async () => {
          begun()
          await wait(300)
          return 'whole'
        })
      },
    ],
  })
  const url = await host.listen({ port: 0, host: '127.0.0.1' })
  const agent = new Agent({ keepAlive: true })
  const answer = new Promise<string>((done, fail) => {
    const read = async (reply: IncomingMessage): Promise<string> => (await reply.toArray()).join('')
    get(`${url}/slow`, { agent }, (reply) => void read(reply).then(done, fail)).on('error', fail)
  })
  await isUnderWay
  const closed = host.close().then(() => 'closed')
  expect(await answer).toBe('whole')
  expect(await Promise.race([closed, wait(10_000, 'still open', { ref: false })])).toBe('closed')
  agent.destroy()
})
