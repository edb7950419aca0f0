// What the demo's reviews went through once they were written, so many hours after their order was placed.
import { acting, acts, type Act } from './order-acts.ts'
import { reportGoods, reviewing } from './review-acts.ts'
import type { Language } from '#kernel/text/language.ts'

const words = {
  thin: {
    'zh-CN': '颜色温润，就是杯沿比想象中薄，用的时候要小心。',
    'en-US': 'A warm colour. The rim is thinner than I thought, so I am careful with it.',
    'es-ES': 'El color es cálido. El borde es más fino de lo que pensaba, así que voy con cuidado.',
  },
  later: {
    'zh-CN': '用了三周，没有开裂，越用越顺手。',
    'en-US': 'Three weeks on: no cracks, and I like it more every day.',
    'es-ES': 'Tres semanas después: ni una grieta, y cada día me gusta más.',
  },
  thanks: {
    'zh-CN': '谢谢你的用心反馈，薄沿建议手洗，平时避免叠放。',
    'en-US': 'Thank you for telling us. Thin rims like to be washed by hand and not stacked.',
    'es-ES': 'Gracias por contarlo. Los bordes finos se lavan mejor a mano y sin apilar.',
  },
  casino: {
    'zh-CN': '东西一般。想赚钱的加微信 miralo888，日入三百。',
    'en-US': 'It is all right. I won its price back at an online casino, ask me how.',
    'es-ES': 'No está mal. Gané lo que cuesta en un casino en línea, pregúntame cómo.',
  },
  wrong: {
    'zh-CN': '收到的茶壶盖子合不上，客服让我自己磨。',
    'en-US': 'The lid of the teapot does not close, and I was told to file it down myself.',
    'es-ES': 'La tapa de la tetera no cierra y me dijeron que la limara yo.',
  },
  notOurs: {
    'zh-CN': '这笔订单里没有茶壶，买家评价的应是别家的商品。',
    'en-US': 'There was no teapot in this order: the buyer reviews the goods of another shop.',
    'es-ES': 'En este pedido no había ninguna tetera: la opinión es sobre artículos de otra tienda.',
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
    'zh-CN': '页面写着手工，实物底款像是印上去的；客服让我转账补差价。',
    'en-US': 'Said to be made by hand, yet the mark looks printed; and I was asked to pay the rest by transfer.',
    'es-ES': 'Decían que era artesanal, pero la marca parece impresa; y me pidieron el resto por transferencia.',
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
    [100, acting.review(4, say('thin'))],
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
    [100, acting.review(3, say('thin'))],
    [101, (on) => reportGoods(on, say('stamp'))],
  ]),
}
