// The terms of sale and how goods go back.
import { h, p, ul } from './article-blocks.ts'
import type { DemoArticle } from './types.ts'
import { text } from './types.ts'

const SALE_TERMS: DemoArticle = {
  code: 'sale-terms',
  kind: 'agreement',
  title: text('Terms of sale', '销售条款', 'Condiciones de venta'),
  summary: text(
    'What holds for every purchase, whichever house you buy from.',
    '无论在哪一家购买，都适用的约定。',
    'Lo que vale en toda compra, sea cual sea la casa.',
  ),
  body: [
    h('1. Seller', '一、销售方', '1. Quién vende'),
    p(
      'The seller is the house named on the product page and in the order. A cart with goods from several houses becomes one order per house, paid together.',
      '销售方为商品页与订单所示的商家。购物车内有多家商品时，按商家拆分为多个订单，一并付款。',
      'Vende la casa que figura en la ficha y en el pedido. Un carrito con artículos de varias casas se convierte en un pedido por casa y se paga de una vez.',
    ),
    h('2. Description of goods', '二、商品描述', '2. Descripción de los artículos'),
    p(
      'Pictures show the goods as faithfully as a screen can. Handmade pieces vary within the range the description names. For second-hand goods the grade and the known flaws are part of the description.',
      '图片力求如实，但屏幕显示会有差异。手工制品在描述所述范围内存在个体差别。二手商品的成色与已知瑕疵属于商品描述的一部分。',
      'Las fotos muestran los artículos con la fidelidad que permite una pantalla. Las piezas hechas a mano varían dentro de lo que dice la descripción. En la segunda mano, el grado y los defectos conocidos forman parte de la descripción.',
    ),
    h('3. Price', '三、价格', '3. Precio'),
    p(
      'The price at the moment you submit the order counts. If it changes between the cart and the order, you are shown both amounts and asked again. A struck price is one at which the goods were really offered before.',
      '以提交订单时的价格为准。若加购后价格有变，系统会同时列出前后金额并请你再次确认。划线价为此前真实的售价。',
      'Vale el precio del momento en que envías el pedido. Si cambia entre el carrito y el pedido, se te enseñan los dos importes y se te vuelve a preguntar. Un precio tachado es uno al que el artículo se ofreció de verdad.',
    ),
    h('4. Purchase limits', '四、限购', '4. Límites de compra'),
    p(
      'Some goods may be bought only in small numbers per person. The limit is stated on the page and counts over all your orders, minus what was refunded.',
      '部分商品限制每人购买数量。限额在商品页注明，按你全部订单累计，扣除已退款部分。',
      'Algunos artículos se venden en pocas unidades por persona. El límite consta en la ficha y cuenta sobre todos tus pedidos, menos lo reembolsado.',
    ),
    h('5. Payment', '五、付款', '5. Pago'),
    p(
      'Payment is due within 30 minutes of the order. If it arrives later and the goods are still there, the order is revived; if not, the money goes back at once by the way it came.',
      '须在下单后 30 分钟内付款。若超时到账而商品尚有库存，订单恢复有效；否则立即原路退回。',
      'Se paga dentro de los 30 minutos siguientes al pedido. Si el dinero llega después y aún hay existencias, el pedido revive; si no, se devuelve al instante por la misma vía.',
    ),
    h('6. Shipping', '六、发货', '6. Envío'),
    p(
      'A house ships within the time stated on its page. If nothing has left 24 hours after you ask to cancel, the order is canceled and refunded in full.',
      '商家按页面所示时限发货。你申请取消后 24 小时内商家未处理且尚未发货的，订单自动取消并全额退款。',
      'La casa envía en el plazo que indica su página. Si a las 24 horas de pedir la anulación no ha salido nada, el pedido se anula y se reembolsa entero.',
    ),
    h('7. Conformity', '七、质量保证', '7. Conformidad'),
    p(
      'If goods arrive broken, wrong or not as described, the house repairs, replaces or refunds, at its own expense. The legal guarantee of your country is untouched by any extra warranty on the page.',
      '商品破损、错发或与描述不符的，由商家承担费用维修、更换或退款。页面所载的额外质保不影响你依法享有的权利。',
      'Si algo llega roto, equivocado o distinto de lo descrito, la casa repara, cambia o reembolsa a su cargo. La garantía legal de tu país no se ve afectada por ninguna garantía adicional.',
    ),
    h('8. Invoices', '八、发票', '8. Facturas'),
    p(
      'Ask for an invoice when you place the order. It is issued by the house in the name you enter, for the amount you really paid.',
      '下单时可申请发票，由商家按你填写的抬头、以实付金额开具。',
      'Pide la factura al hacer el pedido. La emite la casa a nombre de quien indiques y por lo que hayas pagado de verdad.',
    ),
  ],
}

const RETURNS: DemoArticle = {
  code: 'returns',
  kind: 'help',
  title: text('Returns and refunds', '退换货与退款', 'Devoluciones y reembolsos'),
  summary: text(
    'Seven days to change your mind, fifteen days to say that something is wrong.',
    '七天内可以反悔，十五天内可以说有问题。',
    'Siete días para cambiar de idea y quince para decir que algo va mal.',
  ),
  body: [
    h('Seven days without a reason', '七天无理由', 'Siete días sin dar motivos'),
    p(
      'From the day you confirm receipt you have 7 days to return goods that are unworn, unused and complete. Packaging you opened to look is fine.',
      '自确认收货之日起 7 天内，未穿未用、配件齐全的商品可无理由退货。为查验而拆开包装不影响退货。',
      'Desde el día en que confirmas la recepción tienes 7 días para devolver lo que esté sin estrenar, sin usar y completo. Haber abierto el embalaje para mirar no importa.',
    ),
    p(
      'Not included are goods whose page does not carry the seven-day sign: fresh food, opened food and cosmetics, goods made to your order, and one-off samples.',
      '页面未标“七天退货”的商品除外：生鲜、已拆封的食品与化妆品、按你要求定制的商品，以及孤品样品。',
      'Quedan fuera los artículos cuya ficha no lleva la señal de siete días: lo fresco, los alimentos y cosméticos abiertos, lo hecho a medida y las muestras únicas.',
    ),
    h('Fifteen days when something is wrong', '有问题，十五天', 'Quince días si algo va mal'),
    p(
      'Broken, wrong, missing or not as described: open a claim within 15 days of receipt, with a photo if you can.',
      '破损、错发、少件或与描述不符：请在收货后 15 天内提交申请，最好附照片。',
      'Roto, equivocado, incompleto o distinto de lo descrito: abre una solicitud en los 15 días siguientes a la recepción, con una foto si puedes.',
    ),
    h('How it goes', '怎么走', 'Cómo va'),
    ul(
      text(
        'Open the order, choose the goods and the number, and say whether you want a refund, a return with refund, or an exchange.',
        '进入订单，选择商品与数量，选择仅退款、退货退款或换货。',
        'Abre el pedido, elige artículo y cantidad, y di si quieres reembolso, devolución con reembolso o cambio.',
      ),
      text(
        'The house answers within 72 hours. If it stays silent, the claim counts as approved.',
        '商家 72 小时内答复，逾期未答复视为同意。',
        'La casa contesta en 72 horas. Si calla, la solicitud se da por aprobada.',
      ),
      text(
        'Send the goods back within 7 days and enter the waybill number. Without it the claim closes.',
        '7 天内寄回并填写运单号，逾期未填，申请关闭。',
        'Envía los artículos en 7 días e introduce el número de envío. Sin él, la solicitud se cierra.',
      ),
      text(
        'The house checks the parcel within 10 days. Then the refund starts by itself.',
        '商家 10 天内验收，随后自动退款。',
        'La casa revisa el paquete en 10 días. Después el reembolso sale solo.',
      ),
    ),
    h('The money', '退款', 'El dinero'),
    p(
      'It goes back the way it came, within 1 to 3 working days. You get what you really paid for these goods. Freight comes back when the house was at fault and the whole order is refunded.',
      '原路退回，1 至 3 个工作日到账。退款为该商品的实付金额。因商家原因全单退款的，运费一并退还。',
      'Vuelve por donde vino, en 1 a 3 días hábiles. Recibes lo que pagaste de verdad por esos artículos. El envío se devuelve cuando la culpa fue de la casa y se reembolsa el pedido entero.',
    ),
    p(
      'Return freight is yours when you changed your mind. When the house was at fault it repays up to ¥30; state the amount with the waybill.',
      '因个人原因退货，寄回运费由你承担；因商家原因，商家承担，最高 ¥30，填写运单时请注明金额。',
      'El envío de vuelta lo pagas tú si has cambiado de idea. Si la culpa fue de la casa, te abona hasta 30 ¥: indica el importe junto al número de envío.',
    ),
    h('If the house says no', '商家拒绝了怎么办', 'Si la casa dice que no'),
    p(
      'You can add to the claim and send it again within 7 days, up to three times, or appeal. On appeal our staff look at both sides and decide.',
      '你可在 7 天内补充材料重新提交，最多三次；也可申诉，由平台工作人员听取双方意见后裁定。',
      'Puedes completar la solicitud y volver a enviarla en 7 días, hasta tres veces, o apelar. En la apelación nuestro equipo escucha a las dos partes y decide.',
    ),
  ],
}

export const TERMS: DemoArticle[] = [SALE_TERMS, RETURNS]
