// What the demo's reviews went through once they were written, so many hours after their order was placed.
import { acting, acts, type Act } from './order-acts.ts'
import { reportGoods, reviewing } from './review-acts.ts'
import type { Language } from '#kernel/text/language.ts'

const words = {
  small: {
    'zh-CN': '颜色温润，就是比想象中小一点，下单前最好看一下尺寸。',
    'en-US': 'A warm colour, and a little smaller than I thought: look at the measures first.',
    'es-ES': 'De un color cálido y algo más pequeño de lo que pensaba: mira antes las medidas.',
  },
  later: {
    'zh-CN': '三周过去了，没有任何问题，越来越喜欢。',
    'en-US': 'Three weeks on: nothing wrong with it, and I like it more every day.',
    'es-ES': 'Tres semanas después: ningún problema, y cada día me gusta más.',
  },
  thanks: {
    'zh-CN': '谢谢你的用心反馈，我们已把尺寸写到详情页最前面。',
    'en-US': 'Thank you for telling us. The measures now stand first on the page.',
    'es-ES': 'Gracias por contarlo. Ahora las medidas aparecen al principio de la ficha.',
  },
  casino: {
    'zh-CN': '东西一般。想赚钱的加微信 miralo888，日入三百。',
    'en-US': 'It is all right. I won its price back at an online casino, ask me how.',
    'es-ES': 'No está mal. Gané lo que cuesta en un casino en línea, pregúntame cómo.',
  },
  wrong: {
    'zh-CN': '收到时包装已经裂开，客服让我自己想办法。',
    'en-US': 'The packing had burst open, and I was told to see to it myself.',
    'es-ES': 'El paquete llegó reventado y me dijeron que me las arreglara.',
  },
  notOurs: {
    'zh-CN': '我们寄出的是木箱，不会裂开，买家评价的应是别家的包裹。',
    'en-US': 'We sent it in a wooden box, which does not burst: this is about a parcel of another shop.',
    'es-ES': 'Lo enviamos en caja de madera, que no revienta: la opinión es sobre el paquete de otra tienda.',
  },
  stays: {
    'zh-CN': '评价属于买家的使用感受，未违反规则，予以保留。',
    'en-US': 'It tells what the buyer went through and keeps to the rules, so it stays.',
    'es-ES': 'Cuenta lo que vivió quien compró y cumple las normas, así que se queda.',
  },
  cheaper: {
    'zh-CN': '别在这里买，我店里同款半价，搜“老街小铺”。',
    'en-US': 'Do not buy it here. My own shop has it at half the price: look for Old Lane Goods.',
    'es-ES': 'No lo compres aquí. En mi tienda cuesta la mitad: busca «Callejón Viejo».',
  },
  ad: {
    'zh-CN': '这是给自己店铺打广告。',
    'en-US': 'This is an advertisement for another shop.',
    'es-ES': 'Es publicidad de otra tienda.',
  },
  stamp: {
    'zh-CN': '页面写着手工，实物像是机器做的；客服让我转账补差价。',
    'en-US': 'Said to be made by hand, yet it looks made by a machine; and I was asked to pay the rest by transfer.',
    'es-ES': 'Decían que era artesanal, pero parece hecho a máquina; y me pidieron el resto por transferencia.',
  },
} as const
type Words = keyof typeof words
type Step = [hours: number, act: Act]
const soon: Step[] = [
  [0, acts.place],
  [0.1, acts.pay],
  [20, acting.ship('sf')],
  [70, acts.receive],
]
type Say = (key: Words) => string
const told = (steps: (say: Say) => Step[]) => ({
  steps: (l: Language): Step[] => [...soon, ...steps((key) => words[key][l])],
})
export const reviewings = {
  reviewAnswered: told((say) => [
    [100, acting.review(4, say('small'))],
    [130, reviewing.answer(say('thanks'))],
    [620, reviewing.add(say('later'))],
  ]),
  reviewHeld: told((say) => [[90, reviewing.held(3, say('casino'))]]),
  reviewAppealed: told((say) => [
    [96, acting.review(1, say('wrong'))],
    [120, reviewing.appeal(say('notOurs'))],
  ]),
  reviewAppealDenied: told((say) => [
    [96, acting.review(2, say('wrong'))],
    [120, reviewing.appeal(say('notOurs'))],
    [160, reviewing.decide(true, say('stays'))],
  ]),
  reviewReported: told((say) => [
    [90, acting.review(1, say('cheaper'))],
    [140, reviewing.report(say('ad'))],
  ]),
  goodsReported: told((say) => [
    [100, acting.review(3, say('small'))],
    [101, (on) => reportGoods(on, say('stamp'))],
  ]),
}
