// What the demo's claims went through, after their orders arrived: per story what happens so many hours later.
import { claimActs, claiming } from './claim-acts.ts'
import type { Act } from './order-acts.ts'
import { scans } from './scan-acts.ts'
import type { Language } from '#kernel/text/language.ts'

type Said = Readonly<Record<Language, string>>
const words = {
  faded: {
    'zh-CN': '颜色和页面上的差得很多，像是放了很久，边缘还有些发黄。',
    'en-US': 'The colour is far from the pictures: it looks as if it had lain in the sun, yellow along the edge.',
    'es-ES': 'El color no se parece al de las fotos: amarillea por el borde, como si hubiera estado al sol.',
  },
  cracked: {
    'zh-CN': '打开时就有一道裂纹，约三厘米，外箱没有压痕。',
    'en-US': 'It had a crack of about three centimetres when I opened it. The box itself was intact.',
    'es-ES': 'Al abrirlo tenía una grieta de unos tres centímetros. La caja estaba intacta.',
  },
  oneShort: {
    'zh-CN': '说明里写两件，包裹里只有一件。',
    'en-US': 'The description says two pieces, there was one in the parcel.',
    'es-ES': 'La descripción dice dos piezas y en el paquete venía una.',
  },
  another: {
    'zh-CN': '收到的不是我买的那款，标签也不一样。',
    'en-US': 'This is not what I ordered; the label says another model.',
    'es-ES': 'No es lo que pedí; la etiqueta es de otro modelo.',
  },
  mind: {
    'zh-CN': '没有拆封，家里已经有一个了。',
    'en-US': 'Unopened. I found that we have one at home already.',
    'es-ES': 'Sin abrir. Resulta que ya tenemos uno en casa.',
  },
  sorry: {
    'zh-CN': '非常抱歉，是我们出库前没有检查好，请按地址寄回。',
    'en-US': 'We are sorry, this should not have left us like that. Please send it back to the address above.',
    'es-ES': 'Lo sentimos, no debió salir así. Envíalo, por favor, a la dirección indicada.',
  },
  keep: {
    'zh-CN': '非常抱歉，是我们的疏忽。商品您留着，款项原路退回。',
    'en-US': 'We are sorry, this was our mistake. Keep it; your money goes back.',
    'es-ES': 'Lo sentimos, ha sido culpa nuestra. Quédatelo; el dinero vuelve.',
  },
  natural: {
    'zh-CN': '这是材料的天然纹理，页面“规格”里有说明，不属于质量问题。',
    'en-US': 'This is the grain of the material, described under “Details”. It is not a fault.',
    'es-ES': 'Es la veta del material, descrita en «Ficha». No es un defecto.',
  },
  notGrain: {
    'zh-CN': '纹理不会裂到背面，指甲可以卡进去。',
    'en-US': 'Grain does not go through to the back. A fingernail catches in it.',
    'es-ES': 'Una veta no llega hasta el otro lado. La uña se engancha.',
  },
  decided: {
    'zh-CN': '我们对照了双方的照片和商品页面的说明，与描述一致，因此不支持退款。',
    'en-US': 'We compared the photos of both sides with the product page. It is as described, so nothing is refunded.',
    'es-ES': 'Hemos comparado las fotos de las dos partes con la ficha. Es como se describe, así que no se reembolsa.',
  },
  nowhere: {
    'zh-CN': '快递显示签收，但仓库没有收到这个包裹。',
    'en-US': 'The carrier says delivered, but nothing has come to our store room.',
    'es-ES': 'El transportista dice que está entregado, pero al almacén no ha llegado nada.',
  },
} as const satisfies Record<string, Said>

type Claiming = (language: Language) => readonly [hours: number, act: Act][]
const refund = { type: 'refundOnly' } as const
const back = { type: 'returnAndRefund' } as const
const swap = { type: 'exchange', returnGoods: true } as const
const filed = (wish: typeof refund | typeof back | typeof swap, reason: string, why: Said) => (l: Language) =>
  [5, claiming.file({ ...wish, reason }, why[l])] as [number, Act]
const yes = (l: Language) => [22, claiming.answer(true, words.sorry[l])] as [number, Act]
const sent = [46, claiming.sendBack('sf', 1800)] as [number, Act]
const there = [88, scans.claimArrived] as [number, Act]
const arrived = [90, claimActs.receive] as [number, Act]
const ofFaded = filed(refund, 'notAsDescribed', words.faded)
const ofCrack = filed(back, 'damaged', words.cracked)
const ofAnother = filed(swap, 'wrongItem', words.another)
const rejected = (l: Language) => [30, claiming.answer(false, words.natural[l])] as [number, Act]
const missing = { type: 'exchange', returnGoods: false, reason: 'missingPieces' } as const

/** Hours are counted from the receipt. */
export const claimings = {
  claimPending: (l) => [ofFaded(l)],
  claimReview: (l) => [[5, claiming.file(missing, words.oneShort[l])]],
  claimToReturn: (l) => [ofCrack(l), yes(l)],
  claimReturning: (l) => [ofCrack(l), yes(l), sent],
  claimNotArrived: (l) => [ofCrack(l), yes(l), sent, [140, claiming.missing(words.nowhere[l])]],
  claimRejected: (l) => [ofFaded(l), rejected(l)],
  claimAppealed: (l) => [ofFaded(l), rejected(l), [40, claiming.appeal(words.notGrain[l])]],
  claimDenied: (l) => [
    ofFaded(l),
    rejected(l),
    [40, claiming.appeal(words.notGrain[l])],
    [80, claiming.decide(false, words.decided[l])],
  ],
  claimRefunded: (l) => [ofFaded(l), [22, claiming.answer(true, words.keep[l])]],
  claimReturned: (l) => [ofCrack(l), yes(l), sent, there, arrived],
  claimExchanging: (l) => [ofAnother(l), yes(l), sent, there, arrived],
  claimReplacing: (l) => [
    ofAnother(l),
    yes(l),
    sent,
    there,
    arrived,
    [110, claiming.reship('sf')],
    [160, scans.claimOnTheWay],
  ],
  claimReplaced: (l) => [
    ofAnother(l),
    yes(l),
    sent,
    there,
    arrived,
    [110, claiming.reship('sf')],
    [170, claimActs.confirm],
  ],
  claimWithdrawn: (l) => [filed(back, 'other', words.mind)(l), [9, claimActs.withdraw]],
  claimNotReturned: (l) => [ofCrack(l), yes(l), [22 + 7 * 24 + 0.1, claimActs.timeIsOver]],
  claimAgreed: (l) => [
    [5, claiming.file(missing, words.oneShort[l])],
    [28, claimActs.agreeToSend],
  ],
} as const satisfies Record<string, Claiming>
