import { describe, expect, test } from 'vitest'
import { EnvError } from '#kernel/data/env-reading.ts'
import { readEnv } from '#kernel/data/env.ts'
import { decideDemo, refuseOpenDemo, type Inside } from './decide.ts'

const empty: Inside = { demoPeople: false, own: false, lastDemo: false }
const demoInside: Inside = { demoPeople: true, own: false, lastDemo: true }
const ownInside: Inside = { demoPeople: false, own: true, lastDemo: false }
const stripe = { STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' }
const s3 = { S3_BUCKET: 'b', S3_ACCESS_KEY: 'k', S3_SECRET_KEY: 's' }
const sms = { SMS_PROVIDER: 'twilio', SMS_KEY: 'k', SMS_SECRET: 's', SMS_SENDER: '+1' }
const database = { DATABASE_URL: 'postgres://me@localhost/shop' }

/** What is set, what the database holds, whether it is a demo, what is told. */
const starts: [Record<string, string>, Inside, boolean, string][] = [
  [{}, empty, true, 'this machine alone'],
  [{}, demoInside, true, 'this machine alone'],
  [{ HOST: '' }, empty, true, 'this machine alone'],
  [{ HOST: 'localhost' }, empty, true, 'this machine alone'],
  [{ HOST: '::1' }, empty, true, 'this machine alone'],
  [{ HOST: '127.0.0.2' }, empty, true, 'this machine alone'],
  [{ HOST: '0.0.0.0' }, empty, false, 'HOST=0.0.0.0'],
  [{ HOST: '::' }, empty, false, 'HOST=::'],
  [{ HOST: '127.evil.example' }, empty, false, 'HOST=127.evil.example'],
  [{ HOST: '192.168.1.2' }, demoInside, false, 'HOST=192.168.1.2'],
  [{ PUBLIC_URL: 'https://shop.example' }, demoInside, false, 'PUBLIC_URL'],
  [{ PUBLIC_URL: 'http://localhost:3000' }, demoInside, false, 'PUBLIC_URL'],
  [{ TRUST_PROXY: 'loopback' }, demoInside, false, 'TRUST_PROXY'],
  [{ TRUST_PROXY: '' }, empty, true, 'this machine alone'],
  [{ SMTP_URL: 'smtp://mail.example' }, demoInside, false, 'SMTP_URL'],
  [stripe, demoInside, false, 'STRIPE_SECRET_KEY'],
  [{ WECHAT_APP_ID: 'a', WECHAT_APP_SECRET: 's' }, demoInside, false, 'WECHAT_APP_ID'],
  [{ KUAIDI100_KEY: 'k', KUAIDI100_CUSTOMER: 'c' }, demoInside, false, 'KUAIDI100_KEY'],
  [sms, demoInside, false, 'SMS_PROVIDER'],
  [s3, demoInside, false, 'S3_BUCKET'],
  [database, empty, false, 'DATABASE_URL'],
  [database, demoInside, false, 'DATABASE_URL'],
  [{ ...database, DEMO: '1' }, ownInside, true, 'DEMO=1'],
  [{ DEMO: '0' }, demoInside, false, 'DEMO=0'],
  [{ DEMO: '1' }, ownInside, true, 'DEMO=1'],
  [{ DEMO: '1', SMTP_URL: 'smtp://mail.example', TRUST_PROXY: 'loopback', ...stripe }, empty, true, 'DEMO=1'],
  [{}, ownInside, false, 'a shop of its own'],
  [{}, { ...ownInside, demoPeople: true }, false, 'a shop of its own'],
  [{}, { ...ownInside, demoPeople: true, lastDemo: true }, true, 'this machine alone'],
]
test.each(starts)('%j on %j: a demo %s', (set, inside, demo, told) => {
  const decided = decideDemo(readEnv(set), inside)
  expect(decided.demo).toBe(demo)
  expect(decided.why).toContain(told)
})

describe('an address that others reach', () => {
  const open: Record<string, string>[] = [
    { HOST: '0.0.0.0' },
    { HOST: '::' },
    { HOST: '10.0.0.1' },
    { HOST: 'shop.example' },
    { HOST: '127.evil.example' },
    { PUBLIC_URL: 'https://shop.example' },
    { PUBLIC_URL: 'http://127.0.0.1.evil.example' },
    { PUBLIC_URL: 'http://10.0.0.1:3000' },
  ]
  const start = (set: Record<string, string>, inside: Inside) => () => {
    const env = readEnv(set)
    refuseOpenDemo(env, decideDemo(env, inside), inside)
  }
  test.each(open)('%j is refused where demo people are inside or would come', (set) => {
    expect(start(set, demoInside)).toThrow(/people of a demo shop.*empty database/)
    expect(start({ ...set, DEMO: '0' }, demoInside)).toThrow(/people of a demo shop.*empty database/)
    expect(start({ ...set, ...database }, { ...ownInside, demoPeople: true })).toThrow(/people of a demo shop/)
    for (const inside of [empty, demoInside, ownInside]) expect(start({ ...set, DEMO: '1' }, inside)).toThrow(EnvError)
    for (const inside of [empty, ownInside]) expect(start(set, inside)).not.toThrow()
  })
  const local: Record<string, string>[] = [
    {},
    { HOST: 'localhost' },
    { PUBLIC_URL: 'http://localhost:3000' },
    { PUBLIC_URL: 'http://[::1]:3000' },
  ]
  test.each(local)('%j is none', (set) => {
    for (const demo of ['0', '1']) expect(start({ ...set, DEMO: demo }, demoInside)).not.toThrow()
  })
})
