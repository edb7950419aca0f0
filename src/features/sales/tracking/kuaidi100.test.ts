// How the provider is set up.
import { expect, test } from 'vitest'
import { readEnv } from '#kernel/data/env.ts'

test('key and customer stand together, the host is an address', () => {
  const both = { KUAIDI100_KEY: 'k', KUAIDI100_CUSTOMER: 'c' }
  expect(readEnv(both).kuaidi100).toEqual({ key: 'k', customer: 'c', host: 'https://poll.kuaidi100.com' })
  expect(readEnv({}).kuaidi100).toBeUndefined()
  for (const name of Object.keys(both)) expect(() => readEnv({ ...both, [name]: '' })).toThrow('set together')
  expect(() => readEnv({ ...both, KUAIDI100_HOST: 'file:///etc/passwd' })).toThrow('KUAIDI100_HOST')
})
