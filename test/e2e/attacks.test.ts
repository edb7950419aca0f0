// Attacks on the served pages: into a frame, away to another site, and by texts that want to be scripts.
import { beforeAll, expect, test } from 'vitest'
import { sharedShop, signedIn } from './running-shop.ts'

const shop = sharedShop()
let token: string
beforeAll(async () => void (token = await signedIn(shop.url, 'attacked@example.com')))

const open = (path: string, cookie = `token=${token}; lang=en-US`) =>
  fetch(shop.url + path, { redirect: 'manual', headers: { cookie } })
/** Where a page's links, forms and pictures lead that are not ours. */
const ways = (html: string): string[] =>
  [...html.matchAll(/\s(?:href|action|src|formaction)="([^"]*)"/g)]
    .map((m) => m[1]!.replaceAll('&amp;', '&').replaceAll('&#x27;', "'"))
    .filter(
      (way) =>
        !URL.canParse(way, shop.url) ||
        !['http:', 'https:', 'data:', 'mailto:', 'tel:', 'blob:'].includes(new URL(way, shop.url).protocol) ||
        /evil/.test(new URL(way, shop.url).host),
    )

const area = [
  '/user/user',
  '/user/user/system',
  '/user/user/address',
  '/user/user/info',
  '/user/user/changePayPassword',
  '/user/user/invoice',
  '/user/user/myteam',
  '/user/user/shops',
  '/user/user/collection',
  '/user/user/order',
  '/login/login',
  '/login/login/forgot',
  '/no/such/page',
]
test.each(area)('%s goes into no frame, takes no foreign script and no foreign form', async (path) => {
  for (const cookie of [`token=${token}`, '', `token=${'x'.repeat(43)}`]) {
    const reply = await open(path, cookie)
    await reply.text()
    expect([path, reply.status]).toEqual([path, expect.toBeOneOf(path === '/no/such/page' ? [404] : [200, 302])])
    if (reply.status === 302) continue
    const policy = reply.headers.get('content-security-policy') ?? ''
    for (const rule of [
      "default-src 'self'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "object-src 'none'",
      "form-action 'self'",
    ])
      expect([path, policy.split('; ').includes(rule) && rule]).toEqual([path, rule])
    expect(policy).toMatch(/script-src 'nonce-[0-9a-f]{32}' 'strict-dynamic'(;|$)/)
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff')
    expect(reply.headers.get('cache-control')).toMatch(/private|no-store/)
  }
})

const away = [
  '//evil.example',
  '///evil.example/x',
  '/\\evil.example',
  '/\\/evil.example',
  '\\\\evil.example',
  'https://evil.example',
  'https:evil.example',
  'HTTPS://evil.example/',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '\u0000//evil.example',
  '/\u0085/evil.example',
  './/evil.example',
  '@evil.example',
  '.evil.example',
  'evil.example',
]
const asked = away.map((target) => [target] as const)
test.each(asked)('after a sign-in nobody is sent to %j', async (target) => {
  const q = encodeURIComponent(target)
  for (const path of [
    `/login/login?from=${q}`,
    `/login/login?from=${q}&from=${q}`,
    `/theme?to=dark&back=${q}`,
    `/login/login.data?from=${q}`,
  ]) {
    const reply = await open(path)
    const location = reply.headers.get('location')
    const body = await reply.text()
    if (location !== null) expect([path, new URL(location, shop.url).origin]).toEqual([path, shop.url])
    if (path.includes('.data')) expect([path, body.includes('evil')]).toEqual([path, false])
  }
})
test.each(asked)('no page leads back to %j', async (target) => {
  const q = encodeURIComponent(target)
  const pages = [
    '/user/user/changePayPassword?back=',
    '/user/user/address?back=',
    '/user/user/address/details?back=',
    '/login/login/verifition?from=',
    '/user/user/verifition?from=',
    '/login/login/forgot?from=',
    '/login/login/register?from=',
  ]
  for (const page of pages) {
    const reply = await open(page + q)
    const location = reply.headers.get('location')
    if (location !== null) expect([page, new URL(location, shop.url).origin]).toEqual([page, shop.url])
    expect([page, ways(await reply.text())]).toEqual([page, []])
  }
})
test('a path that is made of another site stays here', async () => {
  for (const path of [
    '//evil.example',
    '//evil.example/',
    '//evil.example/%2e%2e/',
    '/\\evil.example/',
    '/%5Cevil.example/',
    '//evil.example/LOGIN/LOGIN/',
    '/login//evil.example/',
    '///evil.example//',
  ]) {
    const reply = await open(path)
    const location = reply.headers.get('location')
    if (location !== null) expect([path, new URL(location, shop.url).origin]).toEqual([path, shop.url])
    expect([path, ways(await reply.text())]).toEqual([path, []])
  }
})

const mark = 'zq9'
const scripts = [
  ...[
    'script',
    'ScRiPt',
    'svg/onload=alert(1)',
    'img src=x onerror=alert(1)',
    'iframe src=javascript:alert(1)',
    'body onload=alert(1)',
    'details open ontoggle=alert(1)',
    'math><mi//xlink:href="data:x,<script>alert(1)</script>"',
    'input autofocus onfocus=alert(1)',
    'a href=javascript:alert(1)',
    'meta http-equiv=refresh content=0;url=//evil.example',
    'base href=//evil.example',
    'link rel=stylesheet href=//evil.example',
    'object data=//evil.example',
    'form action=//evil.example',
    'style>@import"//evil.example"',
  ].flatMap((tag) => [`<${tag}>${mark}`, `"><${tag}>${mark}`]),
  `</script><script>alert(1)</script>${mark}`,
  `</title><script>alert(1)</script>${mark}`,
  `</textarea><img src=x onerror=alert(1)>${mark}`,
  `<!--<script>${mark}`,
  `-->]]><script>${mark}`,
  `" onmouseover="alert(1)" ${mark}="`,
  `' onmouseover='alert(1)' ${mark}='`,
  `javascript:alert(1)//${mark}`,
  `<\u2028script>${mark}`,
]
/** A tag or comment that a text opened, or an attribute that it closed. */
const broken = (html: string): string[] => scripts.filter((s) => /[<"]/.test(s) && html.includes(s))
test('there are forty of them', () => expect(scripts.length).toBeGreaterThanOrEqual(40))
test.each(scripts)('searched for, %j is words', async (script) => {
  const q = encodeURIComponent(script)
  for (const path of [
    `/home/serchlist?keyword=${q}`,
    `/home/search?keyword=${q}`,
    `/user/user/order?keyword=${q}`,
    `/no/such/${q}`,
  ]) {
    const html = await (await open(path)).text()
    expect([path, broken(html), ways(html)]).toEqual([path, [], []])
  }
})
/** Tells the shop something to keep; answers whether it did. It may refuse, but never break. */
async function isKept(path: string, input: object): Promise<boolean> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  const reply = await fetch(shop.url + path, { method: 'POST', headers, body: JSON.stringify(input) })
  expect(reply.headers.get('content-type')).toMatch(/^application\/json/)
  expect([path, reply.status < 500]).toEqual([path, true])
  return reply.status === 200
}
const address = {
  consignee: 'Ana',
  areaCode: '34',
  phone: '612345678',
  country: 'ES',
  state: 'Madrid',
  city: 'Madrid',
  zipCode: '28001',
}
/** Everywhere that takes words of people. */
const places = (script: string): [string, object][] => [
  ['/api/v2/invoice/user/add', { type: 'individual', title: script }],
  ['/api/v2/user/address/add', { ...address, detail: script }],
  [
    '/api/v2/user/address/add',
    { ...address, detail: 'Calle Mayor 1', city: script.slice(0, 50), label: script.slice(0, 10) },
  ],
  ['/api/v2/goods/search/history/add', { keyword: script.slice(0, 40) }],
  ['/api/v2/order/pickup/person/add', { name: script.slice(0, 30), areaCode: '34', phone: '612345678' }],
  ['/api/v2/user/edit', { nickName: script }],
]
test('kept as words, they are shown as words: names, titles, reasons, addresses', async () => {
  const kept: Record<string, number> = {}
  const count = async (path: string, input: object) => {
    const is = await isKept(path, input)
    kept[path] = (kept[path] ?? 0) + (is ? 1 : 0)
  }
  for (const script of scripts) for (const [path, input] of places(script)) await count(path, input)
  await count('/api/v2/user/edit', { nickName: '<b>zq9</b>' })
  expect(kept['/api/v2/invoice/user/add']).toBeGreaterThan(5)
  expect(kept['/api/v2/goods/search/history/add']).toBeGreaterThan(5)
  for (const path of [
    '/',
    '/user/user',
    '/user/user/info',
    '/user/user/invoice',
    '/user/user/address',
    '/user/user/pickupPerson',
    '/home/search',
    '/user/user/system',
  ]) {
    const html = await (await open(path)).text()
    expect([path, broken(html), ways(html), html.includes('<b>zq9')]).toEqual([path, [], [], false])
  }
  expect(await (await open('/user/user/invoice')).text()).toContain(mark)
})
