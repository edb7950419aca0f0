// What fits any goods: the way here, who it is for, the verdict; and what goes wrong anywhere. A sentence of its own or the second one of a review, never two on one matter.
import { said, type Said } from './reviews-words.ts'

/** the parcel and its way */
const WAY = said(
  [
    '周五下单，周日就到了。',
    '包得很仔细，拆了三层还没看到东西。',
    '快递放门口，箱子一个角都没瘪。',
    '里面有张手写的卡片，字很好看。',
    '发货前特地打电话确认地址，周到。',
    '包装纸可以回收，没有塑料泡沫。',
    '刚好赶在节前送到。',
    '晚上十点下单，第二天一早就发了。',
    '收货那天正好下雨，外箱湿了，里面是干的。',
    '寄到新疆也没加钱，一周到的。',
  ],
  [
    'Ordered Friday, here on Sunday.',
    'Packed as if it were going to the moon.',
    'There was a handwritten card in the box, with my name spelled right.',
    'No plastic in the parcel, only paper and string.',
    'The courier left it dry although it poured.',
    'Shipping to Portland took eight days and nothing was harmed.',
    'They called to check the address before it left.',
    'Two boxes, one inside the other, and not a scratch.',
  ],
  [
    'Lo pedí el viernes y el domingo estaba aquí.',
    'Venía envuelto como si viajara a la luna.',
    'Traía una tarjeta escrita a mano.',
    'Nada de plástico en el paquete, solo papel y cuerda.',
    'A Valencia tardó nueve días y llegó intacto.',
    'La caja venía mojada por fuera y dentro, seco.',
    'Llamaron para confirmar la dirección antes de enviarlo.',
  ],
)
/** who and what it is for */
const OCCASION = said(
  [
    '送给爸妈的，他们平时嫌我乱花钱，这次没说话。',
    '当生日礼物，对方发了朋友圈。',
    '犹豫了一个月，早该买。',
    '第二次买，和第一次一样好。',
    '收到的当天就用上了。',
    '室友看到也下了一单。',
    '给自己的，没有理由。',
    '朋友推荐来的，没失望。',
    '一直想要一个这样的，别家做得花哨。',
    '买了两份，一份给妹妹。',
    '放购物车里等了半年，降价那天下的手。',
    '看了很久别人的评价，现在轮到我写了。',
  ],
  [
    'A present for my father, who has everything and now also this.',
    'Second time I buy it, same as the first.',
    'In use the very day it came.',
    'My flatmate ordered one the same evening.',
    'Bought for no occasion whatsoever.',
    'Arrived a day before the birthday, to my relief.',
    'I thought about it for a month and should not have.',
    'Have been looking for a plain one for years.',
    'A friend has one, and I got tired of being envious.',
    'One for me, one for my sister, peace in the family.',
  ],
  [
    'Es un regalo para mi madre, que lo tiene todo menos esto.',
    'Segunda vez que lo compro, igual que la primera.',
    'Mi hermana pidió otro esa misma noche.',
    'Me lo regalé sin motivo.',
    'Llegó un día antes del cumpleaños.',
    'Le di vueltas un mes entero, para nada.',
    'Llevaba años buscando uno sencillo.',
    'Lo vi en casa de una amiga y no paré hasta encontrarlo.',
    'Lo estrené el mismo día.',
  ],
)
const VERDICT = said(
  [
    '问了客服三个问题，每个都答到点上。',
    '和图一致，不用多说。',
    '价格不算低，但东西摆在那里。',
    '发票随单开的，省事。',
    '比实体店便宜，还是同一批货。',
    '不满意的地方暂时没找到。',
    '比预期好一截。',
    '懒得写评价的人，这次写一句：值。',
  ],
  [
    'Exactly as in the pictures.',
    'Not cheap, and I can see why.',
    'Asked two questions before buying and got two straight answers.',
    'Came with the invoice, which my bookkeeper liked too.',
    'I do not write reviews. This is one.',
    'It is the sort of thing you keep.',
    'Nothing to add, nothing to complain about.',
    'Better than I had talked myself into expecting.',
  ],
  [
    'Tal cual las fotos.',
    'Barato no es, pero se ve dónde está el dinero.',
    'Pregunté dos cosas antes y me contestaron a las dos.',
    'No suelo escribir opiniones. Esta es una.',
    'De esas cosas que se quedan.',
    'Nada que objetar.',
    'Mejor de lo que me había convencido de esperar.',
  ],
)
export const GOOD: readonly Said[] = [WAY, OCCASION, VERDICT]

export const BUT = said(
  [
    '物流慢，东西没得说。',
    '分扣在快递，三天没动过位置。',
    '和想象有一点差距，说不上不好。',
    '包装太多，拆完一地纸。',
    '颜色和屏幕有色差，还能接受。',
    '客服周末不在，等到周一才回。',
  ],
  [
    'Delivery was slow, the thing itself is fine.',
    'The color differs a little from my screen.',
    'Good, but I had imagined better.',
    'Half a day of unpacking paper.',
    'Points off for the courier.',
  ],
  [
    'El envío, lento; el producto, bien.',
    'El color varía un poco respecto a la pantalla.',
    'Bien, aunque esperaba algo más.',
    'Demasiado papel para tan poca cosa.',
    'La nota baja por el mensajero.',
  ],
)

export const BAD = said(
  [
    '到手有磕碰，申请了换货，处理倒是快。',
    '和描述不太一样，退了。',
    '用了不到一周出了问题，已联系店家。',
    '发错了规格，等了一周才换回来。',
    '不适合我，七天内退掉了，退款两天到账。',
    '期待太高，落差有点大。',
  ],
  [
    'Arrived with a dent. The exchange was quick, to be fair.',
    'Not what I understood from the description; sent it back.',
    'Disappointed within a week. The house is looking into it.',
    'The wrong one in the box and a week of waiting.',
    'Not for me. Returned, refunded in two days.',
  ],
  [
    'Llegó con un golpe. El cambio fue rápido, eso sí.',
    'No era lo que entendí por la descripción; lo devolví.',
    'A la semana ya me había decepcionado. La casa lo está mirando.',
    'Me enviaron el que no era y perdí una semana.',
    'No era para mí. Devuelto y reembolsado en dos días.',
  ],
)
