// Paths that a browser takes for another site's lead nowhere: neither what is asked of the server nor what stands in
// `back`. Asked by raw lines, for browsers and fetch would mend them.
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '../world.ts'

let world: World
beforeAll(async () => void (world = await openWorld({ pages: 'production' })))
afterAll(() => world.close())

function get(target: string): Promise<string> {
  const { port, host } = new URL(world.url)
  return new Promise((done, failed) => {
    let heard = ''
    const socket = connect(Number(port), '127.0.0.1', () =>
      socket.write(`GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`, 'latin1'),
    )
    socket.setEncoding('utf8').on('data', (text) => (heard += text))
    socket.on('error', failed).on('close', () => done(heard))
  })
}
const statusOf = (answer: string): number => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1])
const headOf = (answer: string): string => answer.split('\r\n\r\n')[0]!.toLowerCase()
const locationOf = (answer: string): string | undefined => /^location: (.*)$/m.exec(headOf(answer))?.[1]?.trim()

const foreign = ['//evil.example', '/\\evil.example', '/\\/evil.example', '///evil.example', '/\\\\evil.example']
const bent = foreign.flatMap((path) => [path, `${path}/`, `${path}//`, `${path}/goods/LIST/`, `${path}/_root.data`])

test.each([...bent, '//', '/\\', '//goods/list/', '//GOODS/list', '/goods\\list/', '/GOODS/LIST\\/'])(
  '%s is no page and no way to one',
  async (path) => {
    for (const query of ['', '?lang=es-ES', '?from=/', '?/../..']) {
      const answer = await get(path + query)
      expect([path, query, statusOf(answer), locationOf(answer)]).toEqual([path, query, 404, undefined])
      expect(answer).not.toMatch(/href="\/[/\\]|<script/)
    }
  },
)
test.each(foreign.flatMap((path) => [path, encodeURIComponent(path), encodeURIComponent(`\t${path}`), `/%09${path}`]))(
  'back=%s goes home, or to an address of ours',
  async (path) => {
    for (const road of ['/theme?to=dark&back=', '/theme?to=system&back=']) {
      const to = locationOf(await get(road + path))
      expect(new URL(to!, 'https://shop.example').origin, `${road}${path} → ${to}`).toBe('https://shop.example')
    }
  },
)
test('what is right still leads to its one address', async () => {
  for (const [path, to] of [
    ['/goods/list/', '/goods/list'],
    ['/GOODS/list?x=//evil.example', '/goods/list?x=//evil.example'],
    ['/%5Cevil.example/', '/%5cevil.example'],
    ['/.//evil.example/', '/.//evil.example'],
  ])
    expect([path, locationOf(await get(path!))]).toEqual([path, to])
})
