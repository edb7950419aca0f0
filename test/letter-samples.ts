// Every letter that the shop can send, drawn with what may stand in it, long names among it: for the test that reads
// them and for whoever looks at them.
import '#app.ts'
import {
  codeMail,
  messageMail,
  noticeMail,
  type Mail,
  type Notices,
  type Purpose,
} from '#features/platform/inbox/letters.ts'
import { pressOf } from '#features/people/letters/letters.ts'
import { onClock, say, withheld } from '#features/platform/messages/saying.ts'
import { priceText } from '#ui/goods/price-text.ts'
import { kindOf, messageKeys, type Blank, type MailWish, type MessageType } from '#kernel/messages.ts'
import type { Language, Texts } from '#kernel/text/language.ts'

export const shop = 'https://miralo.example'
const merchant: Texts = {
  'en-US': 'Nanshan Kiln & Sons, Hand-Thrown Porcelain',
  'zh-CN': '南山窑手作瓷器旗舰店',
  'es-ES': 'Taller de porcelana Nanshan e Hijos',
}
const product: Texts = {
  'en-US': 'Celadon tea cup with a thin lip, set of two in a paulownia box',
  'zh-CN': '薄胎青瓷品茗杯（两只装，桐木盒）',
  'es-ES': 'Taza de té de celadón de borde fino, juego de dos en caja de paulonia',
}
const items = [
  {
    text: {
      'en-US': '12 orders to ship, the oldest paid on November 16, 2026',
      'zh-CN': '12 笔订单待发货，最早的付款于 2026年11月16日',
      'es-ES': '12 pedidos por enviar; el más antiguo se pagó el 16 de noviembre de 2026',
    },
    link: '/merchant/orders?shop=1&tab=toShip',
  },
  {
    text: {
      'en-US': '2 after-sales requests to answer, the first by Nov 25, 2026, 4:42 PM',
      'zh-CN': '2 个售后申请待处理，最早一个须在 2026年11月25日 16:42 前处理',
      'es-ES': '2 reclamaciones por atender; la primera, antes del 25 nov 2026, 16:42',
    },
    link: '/merchant/after-sales?shop=1',
  },
]
const role: Texts = { 'en-US': 'Owner', 'zh-CN': '店主', 'es-ES': 'Responsable' }
const shopName: Texts = { 'en-US': 'Hill & Field', 'zh-CN': '山野杂货', 'es-ES': 'Monte y Campo' }
const cracked: Texts = {
  'en-US': 'The lid came cracked; call me at',
  'zh-CN': '盖子有裂纹，请致电',
  'es-ES': 'La tapa llegó agrietada; llámame al',
}
/** What somebody typed, with a phone and an address in it that a letter leaves out. */
const typed = (lang: Language): string => `${cracked[lang]} +86 138 0013 8000, lin@example.com`
const told: Record<Exclude<Blank, 'words'>, unknown> = {
  money: 1_234_590,
  time: '2026-11-25T08:42:00.000Z',
  day: '2026-11-25T08:42:00.000Z',
  texts: merchant,
  no: '251122100000417',
  count: 3,
  items,
  code: 'sealed',
}
const host = 'till.miralo.example'
/** Blanks that hold another thing than their kind says. */
const named: Readonly<Record<string, unknown>> = {
  product,
  goods: product,
  thing: product,
  role,
  host,
}
const blankOf = (lang: Language, name: string, blank: Blank): unknown =>
  named[name] ?? (name === 'name' ? shopName[lang] : blank === 'words' ? typed(lang) : told[blank])
/** Those that are told without a card: nothing but their own words names what they are about. */
const cardless =
  /^(member|webhook|withdrawal|application|merchant(Acc|Susp|Reop|Clos)|shop(Mor|StockManyLow$|Sta|Pay)|ref|to|tran|ch)/
const wishes: Record<MessageType, MailWish> = {
  order: 'orders',
  afterSale: 'orders',
  asset: 'orders',
  activity: 'promotions',
  system: 'messages',
  announcement: 'messages',
  notice: 'messages',
  chat: 'messages',
}
export const purposes: readonly Purpose[] = [
  'login',
  'register',
  'resetPassword',
  'payPassword',
  'changeEmail',
  'changePhone',
  'bindPhone',
  'bindAccount',
  'cancelAccount',
  'exportData',
  'addCard',
  'approveAlone',
  'console',
]
const refunded = (lang: Language) => ({ amount: priceText(1_234_590, lang), number: '251122100000417' })
const at = (lang: Language): string => onClock(lang, 'time', told.time as string)
const ways: Texts = { 'en-US': 'WeChat', 'zh-CN': '微信', 'es-ES': 'WeChat' }
const dropped: Texts = { 'en-US': 'WeChat, Alipay', 'zh-CN': '微信、支付宝', 'es-ES': 'WeChat, Alipay' }
const proof: Texts = { 'en-US': 'a passkey', 'zh-CN': '通行密钥', 'es-ES': 'una clave de acceso' }
const left: Texts = { 'en-US': '9 codes are left', 'zh-CN': '还剩 9 个', 'es-ES': 'quedan 9 códigos' }
const why: Texts = {
  'en-US': 'an order is still open',
  'zh-CN': '还有订单未完成',
  'es-ES': 'todavía hay un pedido abierto',
}
const notices = (lang: Language): Notices => ({
  passwordChanged: {},
  emailChanged: { email: 'a***@example.com' },
  phoneChanged: { phone: '+34 *** 222' },
  emailAdded: { email: 'a***@example.com' },
  phoneAdded: { phone: '+34 *** 222' },
  passwordAdded: {},
  wayAdded: { way: ways[lang]! },
  recovered: { dropped: dropped[lang]! },
  payPasswordChanged: {},
  passwordHunted: {},
  proofAdded: { proof: proof[lang]! },
  proofRemoved: { proof: proof[lang]! },
  recoveryUsed: { left: left[lang]! },
  proofsReset: {},
  newSignIn: { device: 'Firefox, Linux', time: at(lang) },
  closingReceived: {},
  closingApproved: {},
  closingRejected: { reason: why[lang]! },
  realNameApproved: {},
  realNameRejected: { reason: why[lang]! },
  memberInvited: {
    merchant: merchant[lang]!,
    role: role[lang]!,
    until: at(lang),
    link: `${shop}/user/user/shops?invitation=41`,
  },
  staffInvited: { role: role[lang]!, until: at(lang), link: `${shop}/admin/join#41.mark` },
  staffRole: { role: role[lang]! },
  staffSuspended: {},
  staffReopened: { role: role[lang]! },
  staffRemoved: {},
  accountBlocked: { why: why[lang]!, address: 'help@miralo.example' },
  accountUnblocked: {},
  refundBegun: refunded(lang),
  refundLate: refunded(lang),
  refundUnwanted: refunded(lang),
  refundOdd: refunded(lang),
  refundTrouble: refunded(lang),
})

export interface Sample {
  name: string
  kind: 'code' | 'notice' | 'message'
  mail: Mail
  /** of a message: why, as somebody typed it */
  reason?: string | undefined
}
const to = 'ana@example.com'
const codes = (lang: Language): Sample[] =>
  purposes.map((purpose) => {
    const link = purpose === 'login' ? `${shop}/login/login?link=${'x'.repeat(60)}` : undefined
    return { name: purpose, kind: 'code', mail: codeMail(to, lang, { purpose, code: '048213', minutes: 5, link }) }
  })
const linkOf = (name: string): string | undefined => (name.startsWith('refund') ? `${shop}/user/user/order` : undefined)
const toldNotices = (lang: Language): Sample[] =>
  Object.entries(notices(lang)).map(([name, params]) => ({
    name,
    kind: 'notice',
    mail: noticeMail(to, lang, name as 'newSignIn', params as Notices['newSignIn'], linkOf(name)),
  }))
/** Where most of a kind lead. */
const places: readonly (readonly [RegExp, string])[] = [
  [/^goodsBack/, '/goods/1'],
  [/^(shop|webhook|goods|reviewCase|appeal|reply)/, '/merchant/orders'],
  [/^claim/, '/user/user/orderRefund/details'],
  [/^invoice/, '/user/user/invoice/applications'],
  [/^(order|parcel|refund)/, '/user/user/order/details'],
]
const placeOf = (key: string): string => places.find(([begins]) => begins.test(key))?.[1] ?? '/'
function message(lang: Language, key: string): Sample {
  const kind = kindOf(key)!
  const blanks = Object.entries(kind.blanks ?? {})
  const params = Object.fromEntries(blanks.map(([n, blank]) => [n, blankOf(lang, n, blank)]))
  const said = say(
    lang,
    { type: kind.type, key, params, about: null },
    {
      where: 'letter',
      open: () => '4718 8201',
    },
  )
  const mail = messageMail(to, lang, {
    title: said.title,
    text: said.text,
    about: cardless.test(key) ? undefined : { title: product[lang]!, note: '251122100000417' },
    items: said.items.map(({ text, link }) => ({ label: text, to: shop + link })),
    way: { to: shop + placeOf(key), label: said.press ?? pressOf(lang, placeOf(key)) },
    id: 'message-1',
    wish: kind.wish ?? wishes[kind.type],
    settings: `${shop}/user/setting`,
    unsubscribe: `${shop}/unsubscribe?link=1.orders.${'A'.repeat(43)}`,
  })
  const reason = 'reason' in params ? withheld(typed(lang)) : undefined
  return { name: key, kind: 'message', mail, reason }
}
/** All of them in a language. */
export const letterSamples = (lang: Language): Sample[] => [
  ...codes(lang),
  ...toldNotices(lang),
  ...messageKeys()
    .filter((key) => kindOf(key)!.mail === 'wished')
    .map((key) => message(lang, key)),
]
/** How the things begin that letters are about. */
export const thingsIn = (lang: Language): string[] => [
  ...[product, merchant, shopName].map((texts) => texts[lang]!.slice(0, 10)),
  host,
]
/** What somebody typed into a blank: it holds what it likes. */
export const typedIn = (lang: Language): string => withheld(typed(lang))
