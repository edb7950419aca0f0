import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FetchFailed, fetchPublic, FetchRefused, isPublic, type Surroundings } from './fetch-guard.ts'

const limits = { ms: 600, bytes: 1000 }
const answers: Record<string, (reply: ServerResponse) => void> = {
  '/fine': (reply) => reply.end('picture'),
  '/moved': (reply) => reply.writeHead(302, { location: '/fine' }).end(),
  '/moved-twice': (reply) => reply.writeHead(301, { location: '/moved' }).end(),
  '/round': (reply) => reply.writeHead(307, { location: '/round' }).end(),
  '/inside': (reply) => reply.writeHead(302, { location: 'http://metadata.example/latest' }).end(),
  '/by-number': (reply) => reply.writeHead(302, { location: 'http://10.0.0.1/' }).end(),
  '/file': (reply) => reply.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  '/with-password': (reply) => reply.writeHead(302, { location: 'http://a:b@pictures.example/' }).end(),
  '/nowhere': (reply) => reply.writeHead(302, { location: 'http://[' }).end(),
  '/gone': (reply) => reply.writeHead(404).end(),
  '/crowded': (reply) => reply.writeHead(503).end(),
  '/large': (reply) => {
    reply.write('x'.repeat(900))
    reply.end('x'.repeat(900))
  },
  '/said-large': (reply) => reply.writeHead(200, { 'content-length': '5000' }).end('x'.repeat(5000)),
  '/silent': () => undefined,
  '/dripping': (reply) => {
    const timer = setInterval(() => reply.write('x'), 50)
    reply.on('close', () => clearInterval(timer))
  },
}
let server: Server
let port: number
let hits = 0
beforeAll(async () => {
  server = createServer((request, reply) => {
    hits++
    answers[request.url ?? '']?.(reply)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
/** A name that stands for the test's own server, the only address let through. */
const here: Surroundings = { resolve: async () => ['127.0.0.1'], allows: (a) => a === '127.0.0.1' }
const get = (path: string, surroundings = here) =>
  fetchPublic(`http://pictures.example:${port}${path}`, limits, surroundings)

test('only addresses of the public internet pass', () => {
  const open = ['8.8.8.8', '93.184.216.34', '2606:4700::1111', '2a00:1450:4003::1']
  const closed = [
    '0.0.0.0',
    '10.0.0.1',
    '100.64.0.1',
    '127.0.0.1',
    '127.8.8.8',
    '169.254.169.254',
    '172.16.0.1',
    '192.168.1.1',
    '192.0.0.1',
    '192.0.2.1',
    '198.18.0.1',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
  ]
  const closed6 = [
    '::',
    '::1',
    '::7f00:1',
    '::ffff:8.8.8.8',
    '::ffff:127.0.0.1',
    'fe80::1',
    'fc00::1',
    'fec0::1',
    'ff02::1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:db8::1',
    '2001::1',
    'nonsense',
    '',
  ]
  expect(open.map(isPublic)).toEqual(open.map(() => true))
  expect([...closed, ...closed6].filter(isPublic)).toEqual([])
})
test('the body comes from the address that was checked', async () => {
  expect((await get('/fine')).toString()).toBe('picture')
})
test('a name with one closed address is closed, and nothing is asked there', async () => {
  const before = hits
  await expect(get('/fine', { ...here, resolve: async () => ['127.0.0.1', '10.0.0.1'] })).rejects.toThrow(FetchRefused)
  for (const host of ['127.0.0.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]', '2130706433', '0x7f.1', '0'])
    await expect(fetchPublic(`http://${host}:${port}/fine`, limits)).rejects.toThrow(FetchRefused)
  expect(hits).toBe(before)
})
test('other protocols, passwords and nonsense are refused', async () => {
  for (const address of [
    'file:///etc/passwd',
    'ftp://x.example/a',
    'data:image/png;base64,AA',
    'http://a:b@x.example/',
    'nonsense',
    '//x.example/a',
  ])
    await expect(fetchPublic(address, limits, here)).rejects.toThrow(FetchRefused)
})
test('redirects, missing and large pictures end it', async () => {
  for (const path of ['/moved', '/gone', '/large', '/said-large']) await expect(get(path)).rejects.toThrow(FetchRefused)
})
test('a host that is crowded, silent or slow may be asked again', async () => {
  const began = performance.now()
  for (const path of ['/crowded', '/silent', '/dripping']) await expect(get(path)).rejects.toThrow(FetchFailed)
  await expect(get('/fine', { ...here, resolve: () => new Promise(() => undefined) })).rejects.toThrow(FetchFailed)
  expect(performance.now() - began).toBeLessThan(4000)
})

test('an answer leads on as often as it may, and each address is checked anew', async () => {
  const led = (path: string, redirects: number) => {
    const resolve = async (host: string) => [host === 'metadata.example' ? '169.254.169.254' : '127.0.0.1']
    return fetchPublic(`http://pictures.example:${port}${path}`, { ...limits, redirects }, { ...here, resolve })
  }
  expect(String(await led('/moved-twice', 2))).toBe('picture')
  await expect(led('/moved-twice', 1)).rejects.toThrow('answered 302')
  await expect(led('/moved', 0)).rejects.toThrow(FetchRefused)
  const before = hits
  await expect(led('/round', 5)).rejects.toThrow('answered 307')
  expect(hits - before).toBe(6)
  for (const path of ['/inside', '/by-number', '/file', '/with-password', '/nowhere'])
    await expect(led(path, 5)).rejects.toThrow(FetchRefused)
})
