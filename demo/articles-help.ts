// Help for buyers and the page about the shop. The demo shop says that it is one.
import { h, p, ul } from './article-blocks.ts'
import type { DemoArticle } from './types.ts'
import { text } from './types.ts'

const HOW_TO_ORDER: DemoArticle = {
  code: 'how-to-order',
  kind: 'help',
  title: text('How to order', '如何下单', 'Cómo comprar'),
  summary: text(
    'From the shelf to your door in five steps.',
    '从货架到门口，五步。',
    'Del estante a tu puerta en cinco pasos.',
  ),
  body: [
    h('1. Find', '一、找', '1. Busca'),
    p(
      'Walk a floor, or search by what the thing does: “teapot for two” works as well as a name.',
      '可以逛楼层，也可以直接搜用途：搜“二人茶壶”和搜名字一样管用。',
      'Recorre una planta o busca por lo que hace la cosa: «tetera para dos» sirve igual que un nombre.',
    ),
    h('2. Choose', '二、选', '2. Elige'),
    p(
      'Pick glaze, color or size. A combination that is struck through is not made; one that is pale is sold out for now.',
      '选釉色、颜色或尺码。划掉的组合是不做的，变淡的是暂时售罄。',
      'Escoge esmalte, color o talla. Una combinación tachada no se hace; una apagada está agotada por ahora.',
    ),
    h('3. Put it into the cart', '三、加入购物车', '3. Al carrito'),
    p(
      'The cart keeps goods from all houses together. Nothing is reserved while it waits there; stock is held for you from the moment you submit the order.',
      '购物车可同时放多家商品。放在车里不占库存，提交订单时才为你锁定。',
      'El carrito reúne artículos de todas las casas. Mientras esperan ahí no se reserva nada; las unidades se apartan cuando envías el pedido.',
    ),
    h('4. Check', '四、核对', '4. Revisa'),
    ul(
      text(
        'Choose an address. If a house does not deliver there, you see it at once.',
        '选择地址，若某商家送不到，立刻会提示。',
        'Elige una dirección. Si una casa no llega hasta allí, lo ves al momento.',
      ),
      text(
        'See the freight of each house, and how much is missing for free freight.',
        '查看各家运费，以及还差多少包邮。',
        'Mira el envío de cada casa y cuánto falta para que salga gratis.',
      ),
      text(
        'Leave a remark of up to 100 characters for the house.',
        '可给商家留言，最多 100 字。',
        'Deja una nota de hasta 100 caracteres para la casa.',
      ),
    ),
    h('5. Pay', '五、付款', '5. Paga'),
    p(
      'You have 30 minutes. After that the order closes and you can place it again with one tap.',
      '请在 30 分钟内付款，超时订单关闭，可一键再次下单。',
      'Tienes 30 minutos. Después el pedido se cierra y puedes repetirlo con un toque.',
    ),
  ],
}

const FREIGHT: DemoArticle = {
  code: 'freight-and-regions',
  kind: 'help',
  title: text('Freight and delivery areas', '运费与配送范围', 'Envíos y zonas de entrega'),
  summary: text(
    'Every house ships by itself, so every house has its own freight.',
    '每家自己发货，所以每家有自己的运费。',
    'Cada casa envía por su cuenta, así que cada una tiene su tarifa.',
  ),
  body: [
    h('How freight is counted', '运费怎么算', 'Cómo se calcula'),
    p(
      'A house counts either pieces or weight: one price for the first piece or kilogram and a smaller one for each further step. All goods of one house in one order are counted together, so two small things often cost one freight.',
      '商家按件或按重量计费：首件或首重一个价，之后每续一档加一点。同一订单内同一家的商品合并计算，两样小东西常常只要一份运费。',
      'Una casa cuenta piezas o peso: un precio por la primera pieza o el primer kilo y otro menor por cada tramo siguiente. Todo lo de una misma casa en un pedido se cuenta junto: dos cosas pequeñas suelen pagar un solo envío.',
    ),
    h('Free freight', '包邮', 'Envío gratis'),
    p(
      'Many houses ship free from an amount. It looks at the goods of that house after reductions. The cart shows how much is missing.',
      '许多商家满额包邮，按该店优惠后的商品金额计算，购物车会显示还差多少。',
      'Muchas casas envían gratis a partir de un importe, que se mide sobre sus artículos ya rebajados. El carrito dice cuánto falta.',
    ),
    h('Areas', '配送范围', 'Zonas'),
    ul(
      text(
        'Mainland China: all houses, with two exceptions. Luz y Lino and Old Street Grocer do not deliver to Tibet and Xinjiang.',
        '中国大陆：各家均可送达，但光与麻、老街食集暂不配送西藏和新疆。',
        'China continental: todas las casas, con dos excepciones. Luz y Lino y Ultramarinos Old Street no llegan al Tíbet ni a Xinjiang.',
      ),
      text(
        'Spain: Nanshan Kiln, Luz y Lino, Paperbird, Pine & Ember and Seis Hilos.',
        '西班牙：南山窑、光与麻、纸鸟文具、松火户外、六线衣坊。',
        'España: Horno de Nanshan, Luz y Lino, Paperbird, Pine & Ember y Seis Hilos.',
      ),
      text(
        'United States: Nanshan Kiln, Paperbird, Otter Audio and Seis Hilos.',
        '美国：南山窑、纸鸟文具、水獭声学、六线衣坊。',
        'Estados Unidos: Horno de Nanshan, Paperbird, Otter Audio y Seis Hilos.',
      ),
    ),
    p(
      'If an address is outside the range, the confirmation page says so next to the goods, and you can take them out or choose another address.',
      '若地址超出范围，确认页会在商品旁注明，你可移除该商品或更换地址。',
      'Si una dirección queda fuera, la página de confirmación lo dice junto al artículo y puedes quitarlo o elegir otra.',
    ),
    h('Duties', '关税', 'Aranceles'),
    p(
      'Parcels to other countries may be charged import duty or tax on arrival. The house cannot know the amount; the consignee pays it.',
      '寄往境外的包裹可能在到达时产生关税或进口税，金额商家无法预知，由收货人承担。',
      'Los envíos a otros países pueden pagar aranceles o impuestos al llegar. La casa no puede saber el importe; lo paga el destinatario.',
    ),
    h('Following a parcel', '查询物流', 'Seguir un paquete'),
    p(
      'The order shows the courier and the waybill number as soon as the house has handed the parcel over. Large orders may travel in several parcels.',
      '商家交寄后，订单页即显示快递公司与运单号。大订单可能分多个包裹寄出。',
      'El pedido muestra el mensajero y el número de envío en cuanto la casa entrega el paquete. Los pedidos grandes pueden viajar en varios bultos.',
    ),
  ],
}

const WAYS_TO_PAY: DemoArticle = {
  code: 'ways-to-pay',
  kind: 'help',
  title: text('Ways to pay', '支付方式', 'Formas de pago'),
  summary: text(
    'Which ways there are, and what each one needs.',
    '有哪些方式，各需要什么。',
    'Qué formas hay y qué pide cada una.',
  ),
  body: [
    p(
      'The cashier shows the ways that are open for your order. All amounts are in yuan.',
      '收银台会列出当前订单可用的方式，金额均以人民币计。',
      'La caja muestra las formas disponibles para tu pedido. Todos los importes son en yuanes.',
    ),
    h('Wallets', '电子钱包', 'Monederos'),
    p(
      'On the phone the wallet opens by itself; on the computer you scan a code. The page moves on when the payment is confirmed; you need not press anything.',
      '手机上自动唤起钱包，电脑上扫码。支付成功后页面自动跳转，无须再点。',
      'En el móvil se abre el monedero; en el ordenador escaneas un código. La página avanza cuando se confirma el pago: no hay que pulsar nada.',
    ),
    h('Card', '银行卡', 'Tarjeta'),
    p(
      'Card data is entered on the payment provider’s page and never reaches us. Your bank may ask you to confirm in its app and may add a fee for foreign currency.',
      '卡号在支付机构页面填写，不经过我们。发卡行可能要求在其应用内确认，也可能收取货币转换费。',
      'Los datos se escriben en la página del proveedor de pagos y nunca nos llegan. Tu banco puede pedirte que confirmes en su aplicación y cobrarte por el cambio de divisa.',
    ),
    h('Balance', '余额', 'Saldo'),
    p(
      'Balance needs a payment password of its own, set under account and security. It cannot be split with another way.',
      '使用余额需先在“账号与安全”中设置支付密码，余额不可与其他方式混合支付。',
      'El saldo pide su propia contraseña de pago, que se pone en cuenta y seguridad. No se puede combinar con otra forma.',
    ),
    h('Bank transfer', '银行转账', 'Transferencia'),
    ul(
      text(
        'Transfer the exact amount and upload proof, up to six pictures.',
        '按订单金额转账，并上传凭证，最多六张。',
        'Transfiere el importe exacto y sube el justificante, hasta seis imágenes.',
      ),
      text(
        'Once proof is sent, the 30-minute clock stands still until our staff have looked.',
        '提交凭证后，30 分钟计时暂停，待工作人员核对。',
        'Al enviar el justificante, el reloj de 30 minutos se para hasta que lo miremos.',
      ),
      text(
        'A sum that differs is refunded or completed with you, never kept.',
        '金额不符的，将与你沟通退回或补足，不会扣留。',
        'Si la cantidad no coincide, se devuelve o se completa contigo; nunca se retiene.',
      ),
    ),
    h('A friend pays', '好友代付', 'Paga otra persona'),
    p(
      'You send a link that shows the goods, the amount and the time left, but not your address. Refunds go to the person who paid.',
      '发送代付链接，对方可见商品、金额与剩余时间，看不到你的地址。退款退给付款人。',
      'Envías un enlace que muestra los artículos, el importe y el tiempo que queda, pero no tu dirección. Los reembolsos van a quien pagó.',
    ),
  ],
}

const ABOUT_US: DemoArticle = {
  code: 'about-us',
  kind: 'about',
  title: text('About Miralo', '关于觅乐', 'Sobre Miralo'),
  summary: text(
    'A department store of small houses.',
    '一座由小店组成的百货。',
    'Unos grandes almacenes hechos de casas pequeñas.',
  ),
  body: [
    p(
      'Miralo is built like a good department store: nine floors, one directory, and people who know what they sell. The difference is that every counter belongs to somebody. We call them houses, and each signs with its seal.',
      '觅乐像一座讲究的百货：九层楼，一份导览，懂货的人在柜台后。不同的是，每个柜台都有自己的主人。我们称之为商家，各盖各的印。',
      'Miralo está hecho como unos buenos grandes almacenes: nueve plantas, un directorio y gente que sabe lo que vende. La diferencia es que cada mostrador tiene dueño. Los llamamos casas y cada una firma con su sello.',
    ),
    h('The name', '名字', 'El nombre'),
    p(
      'In Spanish, “míralo” means “look at it”. In Chinese we write 觅乐: to seek, and joy.',
      '西班牙语 míralo 是“你看它”。中文写作觅乐：寻觅，快乐。',
      '«Míralo» es una invitación. En chino lo escribimos 觅乐: buscar, y alegría.',
    ),
    h('The thread', '那根线', 'El hilo'),
    p(
      'The red thread you meet on these pages always means something: how much time is left, how far your parcel has come, where you are.',
      '页面上的红线从不只是装饰：它说的是还剩多少时间，包裹走到哪里，你在哪一层。',
      'El hilo rojo de estas páginas siempre significa algo: cuánto tiempo queda, por dónde va tu paquete, en qué planta estás.',
    ),
    h('A demonstration', '关于演示', 'Una demostración'),
    p(
      'This is the demonstration shop. The houses, brands and goods are invented, the pictures are composed, nothing is shipped and no money moves. Everything else works as it would in a real one.',
      '你看到的是演示商城。商家、品牌与商品均为虚构，图片为合成，不会真的发货，也不会真的扣款；除此之外，一切按真实商城运行。',
      'Esta es la tienda de demostración. Las casas, las marcas y los artículos son inventados, las fotos están compuestas, no se envía nada y no se mueve dinero. Todo lo demás funciona como en una de verdad.',
    ),
    h('Write to us', '联系我们', 'Escríbenos'),
    ul(
      text('E-mail: service@miralo.example', '邮箱：service@miralo.example', 'Correo: service@miralo.example'),
      text(
        'On weekdays from 9:00 to 18:00, Shanghai time',
        '工作日 9:00 至 18:00（北京时间）',
        'De lunes a viernes, de 9:00 a 18:00, hora de Shanghái',
      ),
    ),
  ],
}

export const HELP: DemoArticle[] = [HOW_TO_ORDER, FREIGHT, WAYS_TO_PAY, ABOUT_US]
