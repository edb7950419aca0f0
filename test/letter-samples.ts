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
import { say } from '#features/platform/messages/saying.ts'
import { kindOf, messageKeys, type Blank, type MailWish, type MessageType } from '#kernel/messages.ts'
import { messages } from '#kernel/text/i18n.ts'
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
      'es-ES': '2 solicitudes de posventa por atender; la primera, antes del 25 nov 2026, 16:42',
    },
    link: '/merchant/after-sales?shop=1',
  },
]
const told: Record<Blank, unknown> = {
  money: 1_234_590,
  time: '2026-11-25T08:42:00.000Z',
  day: '2026-11-25T08:42:00.000Z',
  texts: merchant,
  no: '251122100000417',
  count: 3,
  words: 'The lid came cracked; call me at +86 138 0013 8000 or write to lin@example.com',
  items,
  code: 'sealed',
}
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
const money = { amount: '¥12,345.90', number: '251122100000417' }
const notices = (lang: Language): Notices => ({
  passwordChanged: {},
  emailChanged: { email: 'a***@example.com' },
  phoneChanged: { phone: '+34 *** 222' },
  emailAdded: { email: 'a***@example.com' },
  phoneAdded: { phone: '+34 *** 222' },
  passwordAdded: {},
  wayAdded: { way: 'WeChat' },
  recovered: { dropped: 'WeChat, Alipay' },
  payPasswordChanged: {},
  passwordHunted: {},
  newSignIn: { device: 'Firefox, Linux', time: '2026-11-20 10:00' },
  closingReceived: {},
  closingApproved: {},
  closingRejected: { reason: 'An order is open' },
  realNameApproved: {},
  realNameRejected: { reason: 'The picture is blurred' },
  memberInvited: {
    merchant: merchant[lang]!,
    role: 'Owner',
    until: '2026-11-27 10:00',
    link: `${shop}/user/user/shops?invitation=41`,
  },
  refundBegun: money,
  refundLate: money,
  refundUnwanted: money,
  refundOdd: money,
  refundTrouble: money,
})

export interface Sample {
  name: string
  kind: 'code' | 'notice' | 'message'
  mail: Mail
}
const to = 'ana@example.com'
const codes = (lang: Language): Sample[] =>
  purposes.map((purpose) => {
    const link = purpose === 'login' ? `${shop}/login/login?link=${'x'.repeat(60)}` : undefined
    return { name: purpose, kind: 'code', mail: codeMail(to, lang, { purpose, code: '048213', minutes: 5, link }) }
  })
const toldNotices = (lang: Language): Sample[] =>
  Object.entries(notices(lang)).map(([name, params]) => ({
    name,
    kind: 'notice',
    mail: noticeMail(to, lang, name as 'newSignIn', params as Notices['newSignIn']),
  }))
function message(lang: Language, key: string): Sample {
  const kind = kindOf(key)!
  const blanks = Object.entries(kind.blanks ?? {})
  const params = Object.fromEntries(blanks.map(([n, blank]) => [n, n === 'product' ? product : told[blank]]))
  const said = say(lang, { type: kind.type, key, params, about: null }, 'letter', () => '4718 8201')
  const mail = messageMail(to, lang, {
    title: said.title,
    text: said.text,
    about: said.items.length > 0 ? undefined : { title: product[lang]!, note: '251122100000417' },
    items: said.items.map(({ text, link }) => ({ label: text, to: shop + link })),
    way: { to: `${shop}/user/user/order`, label: said.press ?? messages(lang)('letters:open') },
    id: 'message-1',
    wish: kind.wish ?? wishes[kind.type],
    settings: `${shop}/user/setting`,
    unsubscribe: `${shop}/unsubscribe?link=1.orders.${'A'.repeat(43)}`,
  })
  return { name: key, kind: 'message', mail }
}
/** All of them in a language. */
export const letterSamples = (lang: Language): Sample[] => [
  ...codes(lang),
  ...toldNotices(lang),
  ...messageKeys()
    .filter((key) => kindOf(key)!.mail === 'wished')
    .map((key) => message(lang, key)),
]
