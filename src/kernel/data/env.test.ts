// The variables of the environment: read by the names of one table, and every way of reading refuses what is none.
import { expect, test } from 'vitest'
import { globSync, readFileSync } from 'node:fs'
import { readEnv } from './env.ts'
import { exampleFile, groups, variables } from './env-table.ts'

const wechatPay = (other: Record<string, string>): Record<string, string> => ({
  WECHAT_PAY_MERCHANT: '1900000001',
  WECHAT_PAY_APP_ID: 'wx1',
  WECHAT_PAY_SERIAL: 'AB',
  WECHAT_PAY_PRIVATE_KEY: 'k',
  WECHAT_PAY_API_KEY: 'k'.repeat(32),
  ...other,
})
const inSources = (pattern: RegExp): Set<string> =>
  new Set(
    globSync('src/**/*.ts', { exclude: ['**/*.test.ts'] }).flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(pattern)].map((m) => m[1]!),
    ),
  )

test('every variable of the table is read, and none is told twice', () => {
  const names = groups.flatMap(({ rows }) => rows.flatMap((row) => [...row.names] as string[]))
  expect(new Set(names).size).toBe(names.length)
  const reading = ['env', 'env-wallets'].map((name) => readFileSync(`src/kernel/data/${name}.ts`, 'utf8')).join('')
  expect(names.filter((name) => !reading.includes(`'${name}'`))).toEqual([])
})

test('nothing but the table is read from the environment', () => {
  const others = ['PATH', 'SETTING_'] // where programs lie; numbers of the business in a demo
  const read = inSources(/process\.env(?:\.|\[')([A-Z][A-Z0-9_]*)/g)
  expect([...read].filter((name) => !variables.has(name) && !others.includes(name))).toEqual([])
})

test('a row has an example for each of its names, and the file sets nothing', () => {
  for (const { rows } of groups)
    for (const { names, example } of rows) expect(example, names.join()).toHaveLength(names.length)
  const lines = exampleFile().split('\n')
  expect(lines.filter((line) => line !== '' && !line.startsWith('#'))).toEqual([])
  for (const name of variables)
    expect(
      lines.some((line) => line.startsWith(`#${name}=`)),
      name,
    ).toBe(true)
})

test('what is empty is not set: of every variable', () => {
  const empty = Object.fromEntries([...variables].map((name) => [name, '']))
  expect(readEnv(empty)).toEqual(readEnv({}))
})

test.each([
  [{ PORT: '70000' }, 'PORT must be a number'],
  [{ WORKER: 'inside' }, 'WORKER must be one of in-process, external, not "inside"'],
  [{ DATABASE_URL: 'mysql://db' }, 'DATABASE_URL must be an address starting with postgres:// or postgresql://'],
  [{ STRIPE_SECRET_KEY: 'sk' }, 'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET must be set together'],
  [
    { WECHAT_PAY_MERCHANT: '1900000001' },
    'WECHAT_PAY_SERIAL, WECHAT_PAY_PRIVATE_KEY and WECHAT_PAY_API_KEY must be set together',
  ],
  [{ WECHAT_PAY_API_KEY_OLD: 'k' }, 'WECHAT_PAY_API_KEY_OLD need WECHAT_PAY_MERCHANT'],
  [wechatPay({ WECHAT_PAY_API_KEY: 'short' }), 'must have 32 characters'],
  [wechatPay({ WECHAT_PAY_PRIVATE_KEY: 'key' }), 'WECHAT_PAY_PRIVATE_KEY is no RSA key'],
  [{ ALIPAY_PAY_APP_ID: '1', ALIPAY_PAY_PRIVATE_KEY: 'k' }, 'ALIPAY_PAY_PUBLIC_KEY must be set together'],
  [{ ALIPAY_PAY_PUBLIC_KEY_OLD: 'k' }, 'ALIPAY_PAY_PUBLIC_KEY_OLD needs ALIPAY_PAY_APP_ID'],
  [{ S3_BUCKET: 'b' }, 'S3_BUCKET, S3_ACCESS_KEY and S3_SECRET_KEY must be set together'],
  [{ WECHAT_MP_APP_ID: 'a', WECHAT_MP_APP_SECRET: 'b' }, 'WECHAT_MP_APP_ID needs WECHAT_APP_ID'],
  [{ DEMO: '1', HOST: '0.0.0.0' }, 'it needs a loopback HOST'],
  [{ SECRET_KEYS_OLD: 'short' }, 'at least 32 random characters'],
])('what is none is refused by one line: %j', (source, line) => {
  expect(() => readEnv(source)).toThrow(line)
})
