// Alipay's signatures, by the example that its official client publishes: a notice of 2019 and the key of that time.
import { generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'vitest'
import type { AppContext } from '#kernel/call/app-context.ts'
import { isTheirs } from './alipay-client.ts'
import { alipayNotices } from '../notices/alipay.ts'
import { publicPem } from '#kernel/security/rsa-keys.ts'

const publishedKey =
  publicPem(`MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAqObrdC7hrgAVM98tK0nv3hSQRGGKT4lBsQjHiGjeYZjOPIPH
R5knm2jnnz/YGIXIofVHkA/tAlBAd5DrY7YpvI4tP5EONLtZKC2ghBMx7McI2wRD0xiqzxOQr1FuhZGJ8/AUokBzJrzY+aGX2xcOrxFYRlFilvVLTXg4
LWjR1tdPkO6+i7wQZAIVMClPkwVRZEbaERRHlKqTzv2gGv5rDU8gRoe1LeaN+6BlbTqHWkQcNCUNrA8C6l17XAXGKDsm/9TFWwO8EPHHHCaQdjtV5/Fd
cWIt+L8SR1ss7EXTjYDFtxcKVv9rEoY1lX8T4mX+GbXfZHraG5NCF1+XioL5JwIDAQAB`)!
const notice = {
  gmt_create: '2019-08-15 15:56:22',
  charset: 'utf-8',
  seller_email: 'z97-yuquerevenue@service.aliyun.com',
  subject: '语雀空间 500人规模',
  sign:
    'QfTb8tqE1BMhS5qAnXtvsF3/jBkEvu9q9en0pdbBUDDjvKycZhQb7h8GDs4FKfi049PynaNuatxSgLb/nLWZpXyyh0LEWdK2S6Ri' +
    '7nPwrVgOs08zugLO20vOQz44y3ti2Ncm8/wZts1Fr2gZ7pShnVX3d1B50hbsXnObT1r/U8ONNQjWXd0HIul4TG+Q3fm3svmSvFEy' +
    '0WnzuhcyHPX5Gm4ELNctL6Qd5YniGJFNcc7kopHYtI/XD9YCKCH6Ct02rzUs9i11C9CsadtZn+WhxF26Dqt9sGEFajkJ8cxUTLi8' +
    '+VCpLHsgPE8P0y095uQcDdK0YjCh4x7wVSov+lrmOQ==',
  buyer_id: '2088102534368455',
  invoice_amount: '0.10',
  notify_id: '2019081500222155624068450559358070',
  fund_bill_list: '[{"amount":"0.10","fundChannel":"ALIPAYACCOUNT"}]',
  notify_type: 'trade_status_sync',
  trade_status: 'TRADE_SUCCESS',
  receipt_amount: '0.10',
  buyer_pay_amount: '0.10',
  sign_type: 'RSA2',
  app_id: '2019073166072302',
  seller_id: '2088531891668739',
  gmt_payment: '2019-08-15 15:56:24',
  notify_time: '2019-08-15 15:56:25',
  version: '1.0',
  out_trade_no: '20190815155618536-564-57',
  total_amount: '0.10',
  trade_no: '2019081522001468450512505578',
  auth_app_id: '2019073166072302',
  buyer_logon_id: 'xud***@126.com',
  point_amount: '0.00',
}
const pair = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
})
const shop = (...publicKeys: string[]): AppContext =>
  ({
    env: {
      alipayPay: {
        appId: notice.app_id,
        privateKey: pair.privateKey,
        publicKeys,
        desktop: 'page',
        host: 'https://alipay.test',
      },
    },
  }) as unknown as AppContext

test('the published notice is theirs, under this key and under the older of two', async () => {
  expect(await isTheirs(shop(publishedKey), notice)).toBe(true)
  expect(await isTheirs(shop(pair.publicKey, publishedKey), notice)).toBe(true)
  expect(await isTheirs(shop(pair.publicKey), notice)).toBe(false)
})
test.each([
  ['another sum', { total_amount: '0.01' }],
  ['another number', { out_trade_no: '1' }],
  ['no signature', { sign: '' }],
  ['a signature that is none', { sign: 'AAAA' }],
  ['the weaker kind of signature', { sign_type: 'RSA' }],
  ['one field more', { refund_fee: '0.10' }],
])('with %s it is not', async (_, change) => {
  expect(await isTheirs(shop(publishedKey), { ...notice, ...change })).toBe(false)
})
test('as a form it tells which trade to ask about; for another application it is refused', async () => {
  const raw = Buffer.from(new URLSearchParams(notice).toString())
  expect(await alipayNotices.read(shop(publishedKey), raw, {})).toEqual({
    eventId: notice.notify_id,
    kind: 'TRADE_SUCCESS',
    about: { ref: notice.out_trade_no },
    paid: { attemptNo: notice.out_trade_no, txn: notice.trade_no, amount: 10 },
  })
  const foreign = shop(publishedKey)
  foreign.env.alipayPay!.appId = '2019073166072303'
  expect(await alipayNotices.read(foreign, raw, {})).toBeUndefined()
})
