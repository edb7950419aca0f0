// Addresses as people and old links write them: default children by their own names lead to what they are of; what
// nothing stands at, however broken, is the page that says so.
import { expect, test } from 'vitest'
import { sharedShop } from './running-shop.ts'
import { textsOf } from '#kernel/text/i18n.ts'

const shop = sharedShop()
const ask = (path: string) => fetch(shop.url + path, { redirect: 'manual', headers: { cookie: 'lang=es-ES' } })

test.each([
  ['/login/login/login', '/login/login'],
  ['/user/user/address/list', '/user/user/address'],
  ['/user/user/help/index', '/user/user/help'],
  ['/user/user/money/index', '/user/user/money'],
  ['/user/user/order/list', '/user/user/order'],
  ['/user/user/orderRefund/list', '/user/user/orderRefund'],
  ['/user/user/wallet/index', '/user/user/wallet'],
])('%s leads to %s for good, with what was asked', async (child, parent) => {
  const reply = await ask(`${child}?tab=toPay`)
  const to = new URL(reply.headers.get('location') ?? '', shop.url)
  expect([reply.status, to.pathname, to.search]).toEqual([301, parent, '?tab=toPay'])
})

test.each([
  '/user/user/address/lists',
  '/user/user/money/list',
  '/goods/%E0%A4%A',
  '/%',
  '/home/%zz',
  '/user/user/%C0%AF',
  '/announcement/%FF?x=%',
])('%s is the page that says that nothing stands there', async (path) => {
  const reply = await ask(path)
  expect(reply.status).toBe(404)
  expect(await reply.text()).toContain(textsOf('es-ES').storefront.missing.title)
})
