// Signing, checking and opening as WeChat Pay publishes it: the keys, words and signatures of its documentation
// (pay.weixin.qq.com/doc/v3/merchant/4012365336, …339) and of its official SDK. The key there opens nothing.
import { createPrivateKey, createPublicKey } from 'node:crypto'
import { expect, test } from 'vitest'
import { privatePem } from '#kernel/security/rsa-keys.ts'
import { authorization, isFresh, isSealed, signed, unsealed } from './wechat-crypto.ts'

const publishedKey =
  privatePem(`MIIEogIBAAKCAQEAptpm+qvIDCh/9wjU26SQCK26ogYkBhDrYxnAaw2JbbBsp1oDbHKk+1r381NeBUG2HEFAuU+F
r72u5ot3yKdzoF/FajAzQNKnm569/D3upKoi8mYBaST15Uig8j8qoUW1U217LL0jEHlSnHV3lcaDTXqDpTRR4Bfz9IqOgJgFZ8/oTfEomSrjrLYef81E
yxr7ZIMQXEKKEK7V4UXKS0+/fDsiG/cXidhzt8UbTL9vqXqxM2+IDImyO+FAc/tkBG55LmzxPto1Nq0WbnZzRM/wTzrd0I/8NlevxtFbphg4evlHjFNI
7+GrqR87ViEwuAJJ9Je5QQjct5YJfFRWiZ5CMQIDAQABAoIBAGBi/GhEgezcHIg1ltlHaFlLGuxsRbUnYwM9phVxnXk7GJlYe2/TjpERjPkIqOC6hBww
adZjJORP3FCcMtc8PKRhjuZ377O7vU0915x2nnyLOGL1IE2AJ3iLi0ZFzTea0FPgg+5lWHM00s9FYI6qPcGtS41M+xtMWwZiYE3TBBRibHiY8ugGyaNA
hiMKehyW05uApjlIF55wwCGxBkyESJpGRR/6853iHke6Ge+xVcMa9QmQdoH0QqL/8kT28PL568mJJr0Ow/83t4+dPe70YPzKAxgUnaDsHJqO+b8qH69A
Es8rTI5h2Mon6pH+bJT66KUoiXhn+Kf+4LSshenRP10CgYEA1QJSfuFOWVRjrg3N/rAIc/Ak84BTZavbyrkqBSuoTs9i/nMI/hOzVxpDntg7Bx2Tctl6
sZO3GioTxKdc/YYaTKci1TKBbeginpsqEQVgwkMCy8HpvUmRfyAMqLwZC4h9+j+NiZtuoFJDTCgv+WYbasX+kWYEUM21bnSYuO7yEQsCgYEAyIdPr9uz
qPgzN34Tmx+CNTa16VjhBh+zkBtXRLDLhWBeIYxoYNJARD98Pb1XZdvpkZZWSk7MfaKo2/DomzyyyB/MbHWwAdFi3yb4y7uMJfyC1MzdUSNN3Vp579hJ
xHkJ+nN4Ys76yfcEeVOLnvUT1Z0KKCdIWRdT1Lgi+X1itzMCgYBJUXlPzwGG4fNFj97d0X23Wmt9nSgXkOYgi0eZbAOMzPmIF9R6kBFk49dur4Lx2g5M
s+r1gKC/0sfnIqxxX11iEQ1+UNoYGJUB/uql3TIG68XkmKR50P7RwRhaZBRC0gJ6xrFTMjsL2ATuC88niyvYvrn3FiRaI9RVZrDCxwxvLQKBgEXW4okE
AqGBuAzGqztmkOnJoTehDdYdKmOxMgapcGiGdKJIjX3THDDoz3ONQyglnEZpTqpYoV3MTfU0BT8zt6x9bqwDnQY1D7NalmIWcqw0Mri8lQQSQKcsQLWo
5aA466G/n5kCL1Qx5OwAjesRvhOyuvvbGpZ0ymyWqQ+tfLkDAoGATcul1L8y5D/wNVP1GXbXMZfBsFP3bbqy8c+Ashm6g8OLm2mGNntd5Z6h1KkID7Yk
sh+dZ6t7XaPBtGACXX5Eryr537JVvdX8hAVCp5HVtaN/9VBVP8Ka2e4sVS/xeNgOMQ7uzhRPBJ8HiTmdI1nHhDnYQpGiBgQn0Z5RAkSvFMk=`)!
const [privateKey, publicKey] = [createPrivateKey(publishedKey), createPublicKey(publishedKey)]
const nonce = '593BEC0C930BF1AFEB40B4A08C8FB242'
const seconds = 1_554_208_460
const order =
  '{"appid":"wxd678efh567hg6787","mchid":"1900007291","description":"Image形象店-深圳腾大-QQ公仔",' +
  '"out_trade_no":"1217752501201407033233368018","notify_url":"https://www.weixin.qq.com/wxpay/pay.php",' +
  '"amount":{"total":100,"currency":"CNY"},"payer":{"openid":"oUpF8uMuAJO_M2pxb1Q9zNjWeS6o"}}'
const signer = { merchant: '1900007291', serial: '408B07E79B8269FEC3D5D3E6AB8ED163A6A380DB', privateKey }

test('their example of a signature over lines is ours, letter for letter', () => {
  const lines = ['wx2421b1c4370ec43b', String(seconds), nonce, 'prepay_id=wx201410272009395522657a690389285100']
  expect(signed(privateKey, ...lines)).toBe(
    'mI35pfNEQV6777ke/1T+LJLQDNTm7yeoUJH+j/adPGhmCCi0PbgkvYQTRcXH0uibcLVtvFLdGLpmoYO9FV6lBBsTAjuhh5YOvQi0' +
      'e2g3e0yytitiNET9FEuqM0pjnKfRW4K6LIZDdbWJv9KhZUx3DrJa5TL7OJ7VdADVivxVySIlPVKjGwuCXzuXSJes0UcILgWQUMyh' +
      'a5/3nYofuHtS7r+KYyMuxD+oJ9VM1Qdxk4UIG59CP5Y3wtYIFybyF3bdu1caHTRRX+DLyMXyYA/IrTmiW01c4RPjpHBX5Dk1sZyY' +
      '1zVsWNsvMHr2e1NTWtBxKJ+qk5N61J7caYoepHFaxw==',
  )
})

test('their example of a request with a body is signed as it is sent', () => {
  const header = authorization(
    signer,
    { method: 'POST', target: '/v3/pay/transactions/jsapi', body: order },
    seconds,
    nonce,
  )
  expect(header).toContain(`WECHATPAY2-SHA256-RSA2048 mchid="1900007291",nonce_str="${nonce}",signature="jnks4dlrPw3Z`)
  expect(header).toContain(`,timestamp="${seconds}",serial_no="408B07E79B8269FEC3D5D3E6AB8ED163A6A380DB"`)
})
test('a question without a body has an empty last line, and its query is signed too', () => {
  const asked = { method: 'GET', target: '/v3/refund/domestic/refunds/123123123123', body: '' } as const
  expect(authorization(signer, asked, seconds, nonce)).toContain('signature="Lc9VXxmeonkdV8Xk9tmigQFLhl0vRWTerdmo')
  expect(authorization(signer, { ...asked, target: `${asked.target}?mchid=1` }, seconds, nonce)).not.toContain('Lc9VXx')
})

test('a seal holds for its words, its time and its number, and for nothing else', () => {
  const body = '{"id":"EV-2018022511223320873"}'
  const seal = { serial: 'A', timestamp: String(seconds), nonce, signature: '' }
  const right = { ...seal, signature: signed(privateKey, seal.timestamp, nonce, body) }
  expect(isSealed(publicKey, right, body)).toBe(true)
  for (const wrong of [{ nonce: 'N' }, { timestamp: String(seconds + 1) }, { signature: 'none' }, { signature: '' }])
    expect(isSealed(publicKey, { ...right, ...wrong }, body), JSON.stringify(wrong)).toBe(false)
  expect(isSealed(publicKey, right, `${body} `)).toBe(false)
})
test.each([
  [0, true],
  [300, true],
  [301, false],
  [-301, false],
])('a seal that is %i seconds old is fresh: %s', (age, fresh) => {
  const seal = { serial: 'A', nonce, signature: '', timestamp: String(seconds) }
  expect(isFresh(seal, seconds + age)).toBe(fresh)
})
test.each(['', 'now', '1e9', '-1'])('no time at all is none: %s', (timestamp) => {
  expect(isFresh({ serial: 'A', nonce, signature: '', timestamp }, seconds)).toBe(false)
})

// from the tests of their official Go client; a merchant's key is twice as long
const published = {
  nonce: 'wCq51qZv4Yfg',
  associated_data: 'Dl56FrqWQJF1t9LtC3vEUsniZKvbqdR8',
  ciphertext: 'FsdXzxryWfKwvLJKf8LG/ToRPTRh8RN9wROC',
}
test('their example of what is secret opens, and stays shut when anything differs', () => {
  expect(unsealed('testAPIv3Key0000', published)).toBe('Hello World')
  expect(unsealed('testAPIv3Key0001', published)).toBeUndefined()
  expect(unsealed('short', published)).toBeUndefined()
  expect(unsealed('testAPIv3Key0000', { ...published, associated_data: 'refund' })).toBeUndefined()
  expect(unsealed('testAPIv3Key0000', { ...published, nonce: 'wCq51qZv4Yfh' })).toBeUndefined()
  expect(
    unsealed('testAPIv3Key0000', { ...published, ciphertext: `A${published.ciphertext.slice(1)}` }),
  ).toBeUndefined()
  expect(unsealed('testAPIv3Key0000', { ...published, ciphertext: '' })).toBeUndefined()
})
