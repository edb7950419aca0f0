// The Host of a request: what is none, or none of the shop's, ends at the door, and nothing that others see is built
// from it. Asked by raw lines, for browsers and fetch would mend them.
import { connect } from 'node:net'
import { networkInterfaces } from 'node:os'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openWorld, type World } from '../world.ts'

let world: World
let behind: World
beforeAll(async () => {
  world = await openWorld({ pages: 'production' })
  behind = await openWorld({
    env: { TRUST_PROXY: 'loopback', PUBLIC_URL: 'https://shop.example' },
    pages: 'production',
  })
})
afterAll(() => Promise.all([world.close(), behind.close()]))

/** The whole answer to these lines. */
function say(at: World, lines: readonly string[]): Promise<string> {
  const { port } = new URL(at.url)
  return new Promise((done, failed) => {
    let heard = ''
    const socket = connect(Number(port), '127.0.0.1', () =>
      socket.write([...lines, 'Connection: close', '', ''].join('\r\n'), 'latin1'),
    )
    socket.setEncoding('utf8').on('data', (text) => (heard += text))
    socket.on('error', failed).on('close', () => done(heard))
  })
}
const get = (target: string, host: string, ...more: string[]) =>
  say(world, [`GET ${target} HTTP/1.1`, `Host: ${host}`, ...more])
const statusOf = (answer: string): number => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1])
const own = () => new URL(world.url).host
const port = () => new URL(world.url).port

describe('what is no host of the shop', () => {
  const strange = [
    'x\\goods\\2#',
    'x/goods/2?',
    '127.0.0.1\\goods\\2#',
    '127.0.0.1/goods/2#',
    '127.0.0.1?q=forged',
    '127.0.0.1#',
    'evil@127.0.0.1',
    '127.0.0.1@evil.example',
    '127.0.0.1:80:80',
    '127.0.0.1:99999',
    '127.0.0.1:port',
    '127.0.0.1:',
    '127.0.0.1 evil',
    '127.0.0.1,evil.example',
    '127.0.0.1%00',
    '127.0.0.1.evil.example',
    '127.evil.example',
    'localhost.evil.example',
    'evil.example',
    'shop.example',
    '999.0.0.1',
    '192.0.2.1',
    '[::1',
    '[::1]evil',
    '[2001:db8::1]',
    '[::1%lo]',
    'localhöst',
    '',
    '.',
    'a'.repeat(300),
  ]
  test.each(strange)('answers 400: %s', async (host) => {
    for (const path of ['/', '/goods/2', '/api/v2/goods/goods/page', '/livez', '/dev/inbox', '/assets/none.js'])
      expect([path, statusOf(await get(path, host))]).toEqual([path, 400])
  })
  const forms: [string, (host: string) => string[]][] = [
    ['two of them', (host) => ['GET / HTTP/1.1', `Host: ${host}`, 'Host: evil.example']],
    ['two of them, the other first', (host) => ['GET / HTTP/1.1', 'Host: evil.example', `Host: ${host}`]],
    ['the same twice', (host) => ['GET / HTTP/1.1', `Host: ${host}`, `HOST: ${host}`]],
    ['none', () => ['GET / HTTP/1.1']],
    ['an address in the request line', (host) => ['GET http://evil.example/ HTTP/1.1', `Host: ${host}`]],
    ['our own address in the request line', (host) => [`GET http://${host}/goods/2 HTTP/1.1`, `Host: ${host}`]],
    ['a request line without a path', (host) => ['GET goods/2 HTTP/1.1', `Host: ${host}`]],
    ['a star', (host) => ['OPTIONS * HTTP/1.1', `Host: ${host}`]],
  ]
  test.each(forms)('answers 400: %s', async (_name, lines) => {
    expect(statusOf(await say(world, lines(own())))).toBe(400)
  })
})

describe("the shop's own hosts", () => {
  test('are loopback, HOST and the addresses of this machine, by any port', async () => {
    const addresses = Object.values(networkInterfaces()).flatMap((all) => all ?? [])
    const names = addresses.map(({ address, family }) => (family === 'IPv6' ? `[${address.split('%')[0]}]` : address))
    for (const host of ['localhost', 'LocalHost.', '127.0.0.1', '127.8.8.8', '[::1]', ...names])
      for (const named of [host, `${host}:${port()}`, `${host}:8080`])
        expect([named, statusOf(await get('/livez', named))]).toEqual([named, 200])
  })
  test('HTTP/1.0 may name none', async () => expect(statusOf(await say(world, ['GET /livez HTTP/1.0']))).toBe(200))
  test('are those of PUBLIC_URL too; a proxy says which by X-Forwarded-Host', async () => {
    const ask = async (host: string, ...more: string[]) =>
      statusOf(await say(behind, ['GET /livez HTTP/1.1', `Host: ${host}`, ...more]))
    expect(await ask('shop.example')).toBe(200)
    expect(await ask('SHOP.example:443')).toBe(200)
    expect(await ask('app:3000', 'X-Forwarded-Host: shop.example')).toBe(200)
    expect(await ask('shop.example', 'X-Forwarded-Host: evil.example')).toBe(400)
    expect(await ask('shop.example', 'X-Forwarded-Host: shop.example\\goods\\2#')).toBe(400)
    expect(await ask('www.shop.example')).toBe(400)
    expect(await ask('shop.example.evil.example')).toBe(400)
  })
})

describe('what others see', () => {
  /** A page's heading and its own address. */
  const seen = (answer: string) => [
    /<title>([^<]*)/.exec(answer)?.[1],
    /rel="canonical" href="([^"]*)/.exec(answer)?.[1],
  ]
  const page = (target: string, ...more: string[]) => get(target, own(), 'Accept-Language: en-US', ...more)
  test('is what they asked for, whatever was asked before', async () => {
    const target = '/goods/list?page=2'
    world.app.context.cache.drop('page')
    const right = seen(await page(target))
    expect(right.every((part) => part !== undefined)).toBe(true)
    world.app.context.cache.drop('page')
    const forged: string[][] = [
      [`Host: x\\?q=forged#`],
      [`Host: ${own()}\\?q=forged#`],
      [`Host: ${own()}`, 'X-Forwarded-Host: evil.example', 'X-Forwarded-Proto: https'],
      [`Host: ${own()}`, 'Forwarded: host=evil.example;proto=https'],
      [`Host: ${own()}`, 'X-Original-URL: /search/forged?q=forged', 'X-Rewrite-URL: /search/forged?q=forged'],
      [`Host: ${own()}`, 'X-React-Router-SPA-Mode: yes'],
      [`Host: ${own()}`, 'X-React-Router-Prerender-Data: forged', 'X-React-Router-Request: forged'],
      [`Host: ${own()}`, 'Cookie: place=x; here=forged'],
    ]
    for (const lines of forged) await say(world, [`GET ${target} HTTP/1.1`, 'Accept-Language: en-US', ...lines])
    const after = await page(target)
    expect(seen(after)).toEqual(right)
    expect(after).not.toMatch(/forged|evil\.example/)
  })
  test('names PUBLIC_URL, or where the shop listens, and never the Host', async () => {
    const home = await say(behind, ['GET / HTTP/1.1', 'Host: localhost', 'X-Forwarded-Proto: http'])
    expect(home).toContain('https://shop.example/')
    expect(home).not.toContain('//localhost')
    expect(await get('/', `localhost:${port()}`)).not.toContain(`//localhost:${port()}`)
  })
  test('tells nothing of the key inside', async () => expect(await page('/')).not.toMatch(/x-drawn-for/i))
  test('a path that looks like another site stays a path', async () => {
    for (const target of ['//evil.example/goods/2', '/\\evil.example/goods/2', '//evil.example/goods/2.data'])
      expect(await page(target)).not.toMatch(/^location: *(https?:)?[/\\]{2}(?!127\.)/im)
  })
})
