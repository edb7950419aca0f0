// Announcements on the board. `publishedAt` counts days before today.
import type { DemoAnnouncement } from './types.ts'
import { paragraphs, text } from './types.ts'

export const ANNOUNCEMENTS: DemoAnnouncement[] = [
  {
    code: 'free-freight-far-west',
    kind: 'delivery',
    pinned: true,
    publishedAt: 2,
    title: text(
      'Free parcels to Tibet and Xinjiang from ¥199 at Paperbird',
      '纸鸟文具：寄往西藏、新疆满 ¥199 包邮',
      'Paperbird envía gratis al Tíbet y a Xinjiang desde 199 ¥',
    ),
    body: paragraphs(
      text(
        'Paperbird has found a courier that goes all the way. From today, orders of ¥199 or more are shipped to Tibet and Xinjiang without freight.',
        '纸鸟文具找到了一家全程直达的快递。即日起，寄往西藏、新疆的订单满 ¥199 免运费。',
        'Paperbird ha encontrado un mensajero que llega hasta el final. Desde hoy, los pedidos de 199 ¥ o más viajan al Tíbet y a Xinjiang sin gastos de envío.',
      ),
      text(
        'Smaller orders pay ¥15 for the first three pieces. Other houses keep their own terms, which you find on each product page.',
        '未满额的订单，前三件 ¥15。其他商家的运费以各商品页为准。',
        'Los pedidos menores pagan 15 ¥ por las tres primeras piezas. Las demás casas mantienen sus condiciones, que encontrarás en cada ficha.',
      ),
    ),
  },
  {
    code: 'autumn-window',
    kind: 'campaign',
    pinned: false,
    publishedAt: 6,
    title: text('The autumn window is dressed', '秋季橱窗布好了', 'El escaparate de otoño ya está montado'),
    body: paragraphs(
      text(
        'Eight houses have set one window together: a teapot, a pair of headphones, an amphora, and one tangerine that nobody wants to move.',
        '八家店共布一面橱窗：一把茶壶，一副耳机，一只陶瓶，还有一颗谁也不肯挪走的柑。',
        'Ocho casas han montado juntas un escaparate: una tetera, unos auriculares, un ánfora y una mandarina que nadie quiere mover.',
      ),
      text(
        'Everything in it is for sale on its floor. The window changes when the first snow falls in Kunming.',
        '橱窗里的东西，楼上都买得到。等昆明下第一场雪，再换。',
        'Todo lo que hay en él se vende en su planta. Cambiará cuando caiga la primera nevada en Kunming.',
      ),
    ),
  },
  {
    code: 'returns-fifteen-days',
    kind: 'rule',
    pinned: false,
    publishedAt: 19,
    title: text(
      'Claims: fifteen days from receipt',
      '售后申请期：收货后十五天',
      'Reclamaciones: quince días desde la recepción',
    ),
    body: paragraphs(
      text(
        'You may now open a claim for broken, wrong or missing goods within 15 days of confirming receipt. The seven days without a reason stay as they are.',
        '商品破损、错发、少件的售后申请期延长为确认收货后 15 天。七天无理由退货不变。',
        'Ya puedes abrir una solicitud por artículos rotos, equivocados o incompletos en los 15 días siguientes a confirmar la recepción. Los siete días sin motivo siguen igual.',
      ),
      text(
        'If a house does not answer within 72 hours, the claim counts as approved.',
        '商家 72 小时内未答复的，视为同意。',
        'Si una casa no contesta en 72 horas, la solicitud se da por aprobada.',
      ),
    ),
  },
  {
    code: 'three-languages',
    kind: 'system',
    pinned: false,
    publishedAt: 41,
    title: text('The shop speaks three languages', '商城现有三种语言', 'La tienda habla tres idiomas'),
    body: paragraphs(
      text(
        'English, Chinese and Spanish can be switched at the top of every page. You stay where you are, and nothing you have typed is lost.',
        '每页顶部都可切换中文、英文、西班牙文。切换后停在原处，已填的内容不会丢。',
        'Arriba, en cada página, se cambia entre español, inglés y chino. Te quedas donde estabas y no se pierde nada de lo escrito.',
      ),
      text(
        'The texts were written in each language rather than translated. If a sentence sounds odd to you, tell us; we want to know.',
        '每种语言的文字都是各自写成，不是翻译。若哪句读着别扭，请告诉我们。',
        'Los textos se escribieron en cada idioma, no se tradujeron. Si una frase te suena rara, dínoslo: queremos saberlo.',
      ),
    ),
  },
]
