// What the demo's orders went through: per story what happens so many hours after the order was placed.
import { claimings } from './claim-stories.ts'
import { collecting } from './collect-acts.ts'
import { invoicing, rejecting } from './invoice-acts.ts'
import { acting, acts, type Act } from './order-acts.ts'
import { reviewings } from './review-stories.ts'
import { byHand, scans } from './scan-acts.ts'
import type { Language } from '#kernel/text/language.ts'

const words = {
  changed: {
    'zh-CN': '选错颜色了，想换一个再买',
    'en-US': 'I picked the wrong colour and will order again',
    'es-ES': 'Elegí el color equivocado y volveré a pedir',
  },
  already: {
    'zh-CN': '已经交给快递打包，今晚就发出',
    'en-US': 'It is packed already and leaves tonight',
    'es-ES': 'Ya está empaquetado y sale esta noche',
  },
  lost: {
    'zh-CN': '快递公司确认包裹在转运途中遗失',
    'en-US': 'The carrier confirms that the parcel was lost on its way',
    'es-ES': 'El transportista confirma que el paquete se perdió',
  },
  door: {
    'zh-CN': '请放在门口，谢谢',
    'en-US': 'Please leave it at the door, thank you',
    'es-ES': 'Déjelo en la puerta, por favor',
  },
  van: {
    'zh-CN': '司机已出发，下午送到',
    'en-US': 'The van is on the road and comes this afternoon',
    'es-ES': 'La furgoneta ya ha salido y llega esta tarde',
  },
  gift: {
    'zh-CN': '是送人的礼物，请不要放价签',
    'en-US': 'It is a gift: no price tag, please',
    'es-ES': 'Es un regalo: sin etiqueta de precio, por favor',
  },
  wrongNumber: {
    'zh-CN': '税号与公司名称不符，请核对后重新申请',
    'en-US': 'The tax number does not belong to this company; please check it and ask again',
    'es-ES': 'El número fiscal no corresponde a esta empresa; revísalo y vuelve a pedirla',
  },
  good: {
    'zh-CN': '做工比图片上还细致，包装也很用心，会再来。',
    'en-US': 'Better made than the pictures tell, and packed with care. I will be back.',
    'es-ES': 'Mejor hecho de lo que muestran las fotos y embalado con mimo. Volveré.',
  },
} as const
export type Words = keyof typeof words
export const said = (key: Words, language: Language): string => words[key][language]

export type Step = [hours: number, act: Act]
interface Story {
  quantity?: number
  remark?: Words
  steps: (language: Language) => Step[]
}
const soon: Step[] = [
  [0, acts.place],
  [0.1, acts.pay],
]
const collected: Step[] = [
  [0, collecting.place],
  [0.1, acts.pay],
]
const always = (...steps: Step[]) => ({ steps: () => [...soon, ...steps] })
export const stories = {
  unpaid: { steps: () => [[0, acts.place]] },
  cancelled: {
    steps: () => [
      [0, acts.place],
      [0.3, acts.cancel],
    ],
  },
  toShip: { ...always(), remark: 'door' },
  reminded: always([30, acts.remind]),
  cancelAsked: { steps: (l) => [...soon, [4, acting.askToCancel(said('changed', l))]] },
  cancelRejected: {
    remark: 'gift',
    steps: (l) => [...soon, [4, acting.askToCancel(said('changed', l))], [9, acting.answer(false, said('already', l))]],
  },
  calledOff: {
    steps: (l) => [...soon, [4, acting.askToCancel(said('changed', l))], [7, acting.answer(true)]],
  },
  partlyShipped: { quantity: 3, ...always([26, acting.ship('sf', 1)], [60, scans.onTheWay]) },
  onTheWay: always([20, acting.ship('zto')], [62, scans.onTheWay]),
  atCustoms: always([20, acting.ship('ems')], [90, scans.atCustoms]),
  outForDelivery: always([20, acting.ship('sf')], [66, scans.out]),
  atPoint: always([20, acting.ship('yto')], [74, scans.atPoint]),
  arrived: always([20, acting.ship('sf')], [78, scans.arrived]),
  byHand: {
    steps: (l) => [
      ...soon,
      [20, acting.ship('own')],
      [21, byHand('collected', '')],
      [26, byHand('out', said('van', l))],
    ],
  },
  heldUp: always([20, acting.ship('sto')], [70, scans.heldUp]),
  goingBack: always([20, acting.ship('yunda')], [104, scans.goingBack]),
  back: always([20, acting.ship('jd')], [150, scans.back]),
  still: always([20, acting.ship('jt')], [70, scans.onTheWay]),
  unseen: always([20, acting.ship('deppon')], [21, scans.unseen], [94, scans.unknown]),
  extended: { remark: 'door', ...always([20, acting.ship('yto')], [90, scans.onTheWay], [240, acts.extend]) },
  missed: always([20, acting.ship('jt')], [70, scans.onTheWay], [210, acts.miss]),
  lost: {
    steps: (l) => [
      ...soon,
      [20, acting.ship('yunda')],
      [70, scans.onTheWay],
      [200, acts.miss],
      [220, acting.lost(said('lost', l))],
    ],
  },
  twoParcels: {
    quantity: 2,
    ...always(
      [20, acting.ship('sf', 1)],
      [74, scans.arrived],
      [76, acting.ship('sf')],
      [90, acts.receiveFirst],
      [110, scans.onTheWay],
    ),
  },
  received: { remark: 'gift', ...always([20, acting.ship('sf')], [88, scans.arrived], [92, acts.receive]) },
  reviewed: {
    steps: (l) => [
      ...soon,
      [20, acting.ship('sf')],
      [68, scans.arrived],
      [70, acts.receive],
      [120, acting.review(5, said('good', l))],
    ],
  },
  invoiceAsked: always([3, invoicing.forCompany], [20, acting.ship('sf')], [88, scans.arrived], [92, acts.receive]),
  invoiced: always(
    [20, acting.ship('sf')],
    [88, scans.arrived],
    [92, acts.receive],
    [94, invoicing.forPerson],
    [116, invoicing.issue],
  ),
  invoiceRejected: {
    steps: (l) => [
      ...soon,
      [2, invoicing.forCompany],
      [6, rejecting(said('wrongNumber', l))],
      [20, acting.ship('zto')],
      [80, acts.receive],
    ],
  },
  invoiceCredited: {
    steps: (l) => [
      ...soon,
      [2, invoicing.forCompany],
      [5, invoicing.issue],
      [9, acting.askToCancel(said('changed', l))],
      [12, acting.answer(true)],
    ],
  },
  toPrepare: { steps: () => [...collected] },
  toCollect: { steps: () => [...collected, [6, collecting.ready]] },
  handedOver: { quantity: 2, steps: () => [...collected, [6, collecting.ready], [30, collecting.handOver]] },
  completed: always([20, acting.ship('jd')], [88, scans.arrived], [92, acts.receive], [92 + 15 * 24, acts.complete]),
} as const satisfies Record<string, Story>
const arrival = 60
type Claimed = keyof typeof claimings
const isClaimed = (name: string): name is Claimed => name in claimings
/** It arrived, and something was wrong with it. */
const claimed = (name: Claimed): Story => ({
  quantity: 2,
  steps: (l) => [
    ...soon,
    [20, acting.ship('sf')],
    [arrival, acts.receive],
    ...claimings[name](l).map(([hours, act]): Step => [arrival + hours, act]),
  ],
})
type Reviewed = keyof typeof reviewings
const isReviewed = (name: string): name is Reviewed => name in reviewings
export type StoryName = keyof typeof stories | Claimed | Reviewed
export const storyOf = (name: StoryName): Story =>
  isClaimed(name) ? claimed(name) : isReviewed(name) ? reviewings[name] : stories[name]

/** Story, how many days ago it began. What is under way is young, what is over goes back three months. */
export const plan: readonly [StoryName, number][] = [
  ['unpaid', 0.003],
  ['toShip', 0.4],
  ['unpaid', 0.006],
  ['cancelAsked', 0.5],
  ['toShip', 1.2],
  ['onTheWay', 2.7],
  ['still', 7.2],
  ['outForDelivery', 2.9],
  ['arrived', 3.6],
  ['reminded', 2.6],
  ['partlyShipped', 3.4],
  ['cancelRejected', 1.6],
  ['received', 6],
  ['unpaid', 2],
  ['toShip', 4.5],
  ['onTheWay', 3.5],
  ['heldUp', 4.4],
  ['byHand', 1.3],
  ['goingBack', 5.1],
  ['unseen', 5.4],
  ['back', 7.6],
  ['twoParcels', 6.5],
  ['cancelled', 7],
  ['onTheWay', 4],
  ['atPoint', 3.3],
  ['atCustoms', 4.3],
  ['received', 9],
  ['cancelAsked', 0.7],
  ['missed', 9.5],
  ['extended', 12],
  ['toShip', 8],
  ['calledOff', 11],
  ['received', 13],
  ['lost', 14],
  ['onTheWay', 7],
  ['invoiceAsked', 5.8],
  ['invoiced', 8.5],
  ['invoiceRejected', 9.2],
  ['invoiceCredited', 4.7],
  ['invoiceAsked', 6.3],
  ['invoiced', 12.5],
  ['claimPending', 3.2],
  ['claimReview', 3.6],
  ['claimToReturn', 4.4],
  ['claimReturning', 6],
  ['claimRejected', 5],
  ['claimAppealed', 6.2],
  ['claimExchanging', 8],
  ['claimReplacing', 9],
  ['claimRefunded', 10],
  ['claimReturned', 12],
  ['claimNotArrived', 10.5],
  ['claimWithdrawn', 7.5],
  ['claimAgreed', 5.6],
  ['claimPending', 3],
  ['claimDenied', 18],
  ['claimReplaced', 19],
  ['claimNotReturned', 21],
  ['claimRefunded', 20],
  ['reviewed', 15],
  ['completed', 22],
  ['reviewed', 23],
  ['cancelled', 24],
  ['completed', 26],
  ['unpaid', 28],
  ['completed', 30],
  ['completed', 33],
  ['calledOff', 35],
  ['completed', 38],
  ['completed', 41],
  ['completed', 44],
  ['lost', 47],
  ['completed', 49],
  ['cancelled', 52],
  ['completed', 55],
  ['completed', 58],
  ['completed', 61],
  ['completed', 64],
  ['calledOff', 67],
  ['completed', 71],
  ['completed', 75],
  ['completed', 79],
  ['completed', 83],
  ['completed', 88],
  ['toPrepare', 0.3],
  ['toCollect', 1.4],
  ['handedOver', 4],
  ['toCollect', 2.2],
  ['reviewAnswered', 32],
  ['reviewHeld', 4.2],
  ['reviewAppealed', 5.7],
  ['reviewAppealDenied', 11.5],
  ['reviewReported', 6.4],
  ['goodsReported', 5.9],
]
