// How the provider is set up, and what it calls our carriers.
import { expect, test } from 'vitest'
import { followed, followedCarriers } from './kuaidi100-carriers.ts'
import { carrierOf, carriers } from '#features/sales/fulfilment/carriers.ts'
import { readEnv } from '#kernel/data/env.ts'

test('every carrier that is followed is one of ours, by a name of its own', () => {
  expect(followedCarriers.filter((code) => !carrierOf(code))).toEqual([])
  expect(new Set(followedCarriers.map((code) => followed(code)!.com)).size).toBe(followedCarriers.length)
  expect(followedCarriers.length).toBeGreaterThan(carriers.length * 0.8)
})

test('key and customer stand together, the host is an address', () => {
  const both = { KUAIDI100_KEY: 'k', KUAIDI100_CUSTOMER: 'c' }
  expect(readEnv(both).kuaidi100).toEqual({ key: 'k', customer: 'c', host: 'https://poll.kuaidi100.com' })
  expect(readEnv({}).kuaidi100).toBeUndefined()
  for (const name of Object.keys(both)) expect(() => readEnv({ ...both, [name]: '' })).toThrow('set together')
  expect(() => readEnv({ ...both, KUAIDI100_HOST: 'file:///etc/passwd' })).toThrow('KUAIDI100_HOST')
})
