// Files of providers in their own forms: read to the fen, refused where they are not whole.
import { zipSync } from 'fflate'
import iconv from 'iconv-lite'
import { expect, test } from 'vitest'
import { BadDayFile, type DayFile } from './day-file.ts'
import { dayFileOf } from './day-files.ts'

const file = (provider: string): DayFile => dayFileOf(provider)!
const bytes = (text: string): Uint8Array => Buffer.from(text)
const faultOf = (of: DayFile, content: Uint8Array, day: string): string | undefined => {
  try {
    of.read(content, day)
    return undefined
  } catch (e) {
    if (e instanceof BadDayFile) return e.why
    throw e
  }
}

const wechat = [
  '交易时间,公众账号ID,商户号,特约商户号,设备号,微信订单号,商户订单号,用户标识,交易类型,交易状态,付款银行,货币种类,应结订单金额,' +
    '代金券金额,微信退款单号,商户退款单号,退款金额,充值券退款金额,退款类型,退款状态,商品名称,商户数据包,手续费,费率,订单金额,' +
    '申请退款金额,费率备注',
  '`2026-11-24 11:36:06,`wx1,`1900000001,`0,`,`42001,`A1,`o1,`NATIVE,`SUCCESS,`OTHERS,`CNY,`560.90,`0.00,`0,`0,`0.00,' +
    '`0.00,`,`,`Cup, blue,`,`3.37000,`0.60%,`560.90,`0.00,`',
  '`2026-11-24 18:02:40,`wx1,`1900000001,`0,`,`42001,`A1,`o1,`NATIVE,`REFUND,`OTHERS,`CNY,`0.00,`0.00,`50001,`R1,' +
    '`57.90,`0.00,`ORIGINAL,`SUCCESS,`,`,`-0.35000,`0.60%,`0.00,`57.90,`',
  '总交易单数,应结订单总金额,退款总金额,充值券退款总金额,手续费总金额,订单总金额,申请退款总金额',
  '`2,`560.90,`57.90,`0.00,`3.02000,`560.90,`57.90',
]
test('a trade bill of WeChat Pay: commas in names, fees given back, sums that prove it', () => {
  const of = file('wechat')
  expect(of.read(bytes(`\uFEFF${wechat.join('\r\n')}\r\n`), '2026-11-24')).toMatchObject([
    { kind: 'payment', rowNo: '42001', ref: '42001', ourNo: 'A1', amount: 56090, fee: 337 },
    { kind: 'refund', rowNo: '50001', ref: 'R1', ourNo: 'R1', amount: -5790, fee: -35 },
  ])
  const packed = zipSync({ 'bill.csv': bytes(wechat.join('\n')) })
  expect(of.read(packed, '2026-11-24')).toHaveLength(2)
  const without = (line: number) => bytes(wechat.filter((_, i) => i !== line).join('\n'))
  expect([1, 2, 3, 4].map((line) => faultOf(of, without(line), '2026-11-24'))).toEqual(['half', 'half', 'half', 'half'])
  expect(faultOf(of, without(0), '2026-11-24')).toBe('unknown')
  expect(faultOf(of, bytes(wechat.join('\n')), '2026-11-25')).toBe('day')
  expect(faultOf(of, bytes(wechat.join('\n').replaceAll('560.90', '560.9O')), '2026-11-24')).toBe('cell')
})

const alipay = [
  '#支付宝业务明细查询',
  '#账号：[20880000000000000156]',
  '#起始日期：[2026年11月24日 00:00:00]   终止日期：[2026年11月25日 00:00:00]',
  '#-----------------------------------------业务明细列表----------------------------------------',
  '支付宝交易号,商户订单号,业务类型,商品名称,创建时间,完成时间,门店编号,门店名称,操作员,终端号,对方账户,订单金额（元）,商家实收（元）,' +
    '支付宝红包（元）,集分宝（元）,支付宝优惠（元）,商家优惠（元）,券核销金额（元）,券名称,商家红包消费金额（元）,卡消费金额（元）,' +
    '退款批次号/请求号,服务费（元）,分润（元）,备注',
  '2026112422001\t,A2\t,交易\t,杯子, 蓝色,2026-11-24 10:55:16,2026-11-24 10:55:23,\t,\t,\t,\t,*某(602***@qq.com)\t,20.00,' +
    '20.00,0.00,0.00,0.00,0.00,0.00,,0.00\t,0.00,\t,-0.12,0.00,',
  '2026112422001\t,A2\t,退款\t,杯子,2026-11-24 10:55:16,2026-11-24 10:56:48,\t,\t,\t,\t,*某(602***@qq.com)\t,-5.00,-5.00,' +
    '0.00,0.00,0.00,0.00,0.00,,0.00\t,0.00,R2\t,0.03,0.00,',
  '#-----------------------------------------业务明细列表结束------------------------------------',
  '#交易合计：1笔，商家实收共20.00元，商家优惠共0.00元',
  '#退款合计：1笔，商家实收退款共-5.00元，商家优惠退款共0.00元',
  '#导出时间：[2026年11月25日 05:46:49]',
]
test('business details of Alipay: GBK in an archive or by themselves, the end and its sums must stand', () => {
  const of = file('alipay')
  const gbk = (lines: readonly string[]) => iconv.encode(lines.join('\r\n'), 'gbk')
  const summary = gbk(['#支付宝业务汇总查询', '#账号：[1]'])
  const rows = [
    { kind: 'payment', rowNo: '2026112422001', ref: '2026112422001', ourNo: 'A2', amount: 2000, fee: 12 },
    { kind: 'refund', rowNo: '2026112422001/R2', ref: '2026112422001/R2', ourNo: 'R2', amount: -500, fee: -3 },
  ]
  expect(of.read(zipSync({ 'a.csv': summary, 'b.csv': gbk(alipay) }), '2026-11-24')).toMatchObject(rows)
  expect(of.read(bytes(alipay.join('\n')), '2026-11-24')).toMatchObject(rows)
  const without = (line: number) => gbk(alipay.filter((_, i) => i !== line))
  expect([5, 6, 7, 8, 9].map((line) => faultOf(of, without(line), '2026-11-24'))).toEqual(Array(5).fill('half'))
  expect(faultOf(of, gbk(alipay), '2026-11-23')).toBe('day')
  expect(faultOf(of, zipSync({ 'a.csv': summary }), '2026-11-24')).toBe('unknown')
  expect(faultOf(of, zipSync({ 'b.csv': gbk(alipay) }).slice(0, 200), '2026-11-24')).toBe('half')
})

const stripe = [
  'balance_transaction_id,created_utc,available_on_utc,currency,gross,fee,net,reporting_category,source_id,' +
    'payment_intent_id,description',
  'txn_1,2026-11-23 16:00:00,2026-11-25 00:00:00,cny,560.90,16.27,544.63,charge,ch_1,pi_1,"Miralo, order"',
  'txn_2,2026-11-24 02:00:00,2026-11-25 00:00:00,cny,-57.90,0.00,-57.90,refund,re_1,pi_1,',
  'txn_3,2026-11-24 03:00:00,2026-11-24 03:00:00,cny,-400.00,0.00,-400.00,payout,po_1,,STRIPE PAYOUT',
  'txn_4,2026-11-24 04:00:00,2026-11-24 04:00:00,cny,-2.00,0.00,-2.00,fee,,,Radar',
  'txn_5,2026-11-24 05:00:00,2026-11-24 05:00:00,cny,-10.00,15.00,-25.00,dispute,dp_1,,',
]
test("Stripe's itemized balance changes: charges, refunds, payouts, fees of its own, what staff must look at", () => {
  const of = file('stripe')
  expect(of.read(bytes(stripe.join('\n')), '2026-11-24')).toMatchObject([
    { kind: 'payment', ref: 'pi_1', amount: 56090, fee: 1627 },
    { kind: 'refund', ref: 're_1', amount: -5790, fee: 0 },
    { kind: 'payout', ref: 'po_1', amount: -40000, fee: 0 },
    { kind: 'fee', amount: 0, fee: 200 },
    { kind: 'other', note: 'dispute', amount: -1000, fee: 1500 },
  ])
  expect(faultOf(of, bytes(stripe.join('\n').slice(0, -20)), '2026-11-24')).toBe('half')
  expect(faultOf(of, bytes(stripe.join('\n').replace('544.63', '544.64')), '2026-11-24')).toBe('half')
  expect(faultOf(of, bytes(stripe.slice(1).join('\n')), '2026-11-24')).toBe('unknown')
  // midnight in Shanghai is 16:00 of the day before in UTC
  expect(faultOf(of, bytes(stripe.join('\n').replace('16:00:00', '15:59:59')), '2026-11-24')).toBe('day')
})
