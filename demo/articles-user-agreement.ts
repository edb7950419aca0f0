// The user agreement: what a visitor accepts by opening an account. Numbers follow the shop's settings.
import { h, p, ul } from './article-blocks.ts'
import type { DemoArticle } from './types.ts'
import { text } from './types.ts'

export const USER_AGREEMENT: DemoArticle = {
  code: 'user-agreement',
  kind: 'agreement',
  title: text('User agreement', '用户协议', 'Condiciones de uso'),
  summary: text(
    'What you and Miralo promise each other when you open an account.',
    '你注册账号时，你与觅乐之间的约定。',
    'Lo que tú y Miralo os prometéis cuando abres una cuenta.',
  ),
  body: [
    p(
      'This agreement is between you and Miralo, the operator of this shop. Please read it before you open an account: by ticking the box you accept it. If you do not agree, you can still look around without an account.',
      '本协议由你与本商城的经营者觅乐订立。注册前请通读；勾选同意框，即表示接受。若不同意，你仍可不注册而浏览商品。',
      'Este acuerdo se firma entre tú y Miralo, que gestiona esta tienda. Léelo antes de abrir una cuenta: al marcar la casilla lo aceptas. Si no estás de acuerdo, puedes seguir mirando sin cuenta.',
    ),
    h('1. What Miralo is', '一、觅乐是什么', '1. Qué es Miralo'),
    p(
      'Miralo is a shop in which independent merchants, which we call houses, sell under their own names. We run the site, take payments in trust for the houses, and step in when something goes wrong. The seller named on the product page is your contracting party for the goods.',
      '觅乐是一家由独立商家入驻的商城，各商家以自己的名义销售。我们负责运营网站、代收货款，并在出现问题时介入处理。商品页所示的商家，是商品买卖合同的相对方。',
      'Miralo es una tienda en la que comercios independientes, que llamamos casas, venden con su propio nombre. Nosotros mantenemos el sitio, cobramos por cuenta de las casas e intervenimos cuando algo va mal. Quien te vende es la casa que figura en la ficha del artículo.',
    ),
    h('2. Your account', '二、你的账号', '2. Tu cuenta'),
    ul(
      text(
        'You need to be at least 18 years old, or to have the consent of a parent or guardian.',
        '你须年满十八周岁，或已取得监护人同意。',
        'Debes tener al menos 18 años o contar con el consentimiento de tu madre, padre o tutor.',
      ),
      text(
        'Sign in with an e-mail address or phone number that is yours, and keep it up to date.',
        '请使用属于你本人的邮箱或手机号注册，并保持信息准确。',
        'Usa un correo o un teléfono que sean tuyos y mantenlos al día.',
      ),
      text(
        'Your password and codes are for you alone. What is done with them counts as done by you until you tell us they are lost.',
        '密码与验证码仅限本人使用。在你通知我们遗失之前，使用它们所做的操作视为你本人所为。',
        'La contraseña y los códigos son solo tuyos. Lo que se haga con ellos cuenta como hecho por ti hasta que nos avises de que los has perdido.',
      ),
      text(
        'One person, one account. Companies may open an account of their own.',
        '一人一号，企业可另行注册企业账号。',
        'Una persona, una cuenta. Las empresas pueden abrir la suya.',
      ),
    ),
    h('3. Orders and contracts', '三、订单与合同', '3. Pedidos y contratos'),
    p(
      'A product page is an invitation, not a promise of stock. The contract is made when you submit the order and the system accepts it with an order number. An order that is not paid within 30 minutes closes by itself and its stock goes back to the shelf.',
      '商品页为要约邀请，不保证库存。你提交订单且系统生成订单号时，合同成立。订单提交后 30 分钟内未付款将自动关闭，库存随即释放。',
      'La ficha de un artículo es una invitación, no una promesa de existencias. El contrato nace cuando envías el pedido y el sistema lo acepta con un número. Un pedido sin pagar se cierra solo a los 30 minutos y sus unidades vuelven al estante.',
    ),
    p(
      'If a price is plainly mistaken, the house may ask to cancel before it ships; you are then refunded in full.',
      '若价格存在明显错误，商家可在发货前申请取消订单，货款将全额退还。',
      'Si un precio es manifiestamente erróneo, la casa puede pedir la anulación antes de enviar; en ese caso se te devuelve todo.',
    ),
    h('4. Prices and payment', '四、价格与付款', '4. Precios y pago'),
    p(
      'All prices are in Chinese yuan and include the taxes that apply in mainland China. Freight is shown before you submit the order. Duties in other countries are yours to pay. Your money is held in trust and passed to the house only after you have received the goods and the after-sales period has ended.',
      '所有价格以人民币计，已含中国大陆适用税费。运费在提交订单前列明；境外关税由收货人承担。货款由平台代管，在你收货且售后期结束后方结算给商家。',
      'Todos los precios están en yuanes e incluyen los impuestos de China continental. El envío se muestra antes de confirmar. Los aranceles de otros países corren de tu cuenta. Tu dinero queda en depósito y pasa a la casa solo cuando has recibido la compra y ha terminado el plazo de posventa.',
    ),
    h('5. Delivery', '五、配送', '5. Entrega'),
    p(
      'Each house decides where it delivers. An address outside the range of a house is refused before you pay, never after. Risk passes to you when the parcel is handed over. If you do nothing, receipt is confirmed 15 days after shipping; you may extend this once by 7 days.',
      '各商家自行决定配送范围。超出范围的地址会在付款前提示，不会在付款后才告知。货物交付签收时，风险转移给你。若未操作，发货后 15 天系统自动确认收货，你可延长一次，时长 7 天。',
      'Cada casa decide adónde envía. Una dirección fuera de su alcance se rechaza antes de pagar, nunca después. El riesgo pasa a ti con la entrega del paquete. Si no haces nada, la recepción se confirma a los 15 días del envío; puedes prorrogarla una vez, 7 días.',
    ),
    h('6. Returns and complaints', '六、退换与投诉', '6. Devoluciones y reclamaciones'),
    p(
      'You may return most goods within 7 days without giving a reason. The page “Returns and refunds” tells how and names the exceptions. If a house refuses your claim, you can appeal and our staff decide.',
      '大部分商品支持七天无理由退货，办法与例外见《退换货与退款》。若商家拒绝你的申请，你可申诉，由平台工作人员裁定。',
      'La mayoría de los artículos se puede devolver en 7 días sin dar motivos. La página «Devoluciones y reembolsos» explica cómo y cita las excepciones. Si una casa rechaza tu solicitud, puedes apelar y decide nuestro equipo.',
    ),
    h('7. What is not allowed', '七、禁止的行为', '7. Lo que no se permite'),
    ul(
      text(
        'Buying with other people’s data or means of payment.',
        '冒用他人身份或支付工具购物。',
        'Comprar con datos o medios de pago ajenos.',
      ),
      text(
        'Ordering by script, reserving stock without the intention to buy, or trading in favors such as invented reviews.',
        '使用程序抢购、无购买意图占用库存，或买卖虚假评价等。',
        'Pedir con programas, bloquear existencias sin intención de comprar o comerciar con opiniones inventadas.',
      ),
      text(
        'Insults, threats, or content that breaks the law.',
        '辱骂、威胁，或发布违法内容。',
        'Insultos, amenazas o contenidos ilegales.',
      ),
      text(
        'Attacks on the site or attempts to see what is not yours.',
        '攻击网站，或试图获取不属于你的信息。',
        'Atacar el sitio o intentar ver lo que no es tuyo.',
      ),
    ),
    h('8. What you write', '八、你发布的内容', '8. Lo que escribes'),
    p(
      'Your texts and photos remain yours. You allow us and the house concerned to show them on the site for as long as they are online. We remove what is unlawful or untrue, and tell you why.',
      '你发布的文字与图片归你所有。你允许我们及相关商家在其在线期间于本站展示。违法或不实的内容我们会移除，并告知理由。',
      'Tus textos y fotos siguen siendo tuyos. Nos permites, a nosotros y a la casa en cuestión, mostrarlos en el sitio mientras estén publicados. Retiramos lo ilícito o falso y te decimos por qué.',
    ),
    h('9. Our liability', '九、我们的责任', '9. Nuestra responsabilidad'),
    p(
      'We answer for our own faults and for what the law does not let us exclude. For the goods themselves the house answers; if it cannot be reached, we give you its details and help you to your right. We do not promise that the site is never interrupted.',
      '我们对自身过错以及法律规定不得免除的责任负责。商品本身由商家负责；若无法联系到商家，我们会提供其真实信息，并协助你维权。我们不承诺网站永不中断。',
      'Respondemos de nuestras propias faltas y de lo que la ley no permite excluir. De los artículos responde la casa; si no se la localiza, te damos sus datos y te ayudamos a hacer valer tus derechos. No prometemos que el sitio no se interrumpa nunca.',
    ),
    h('10. Changes', '十、协议变更', '10. Cambios'),
    p(
      'We announce changes at least 7 days ahead on the announcement board. Orders that are already placed keep the terms under which they were placed. If you disagree with a change, you can close your account.',
      '变更将至少提前 7 天在公告栏公示。已提交的订单仍适用下单时的约定。若不同意变更，你可以注销账号。',
      'Anunciamos los cambios con al menos 7 días de antelación en el tablón. Los pedidos ya hechos conservan las condiciones con las que se hicieron. Si no estás de acuerdo con un cambio, puedes cerrar la cuenta.',
    ),
    h('11. Closing the account', '十一、注销', '11. Cierre de la cuenta'),
    p(
      'You may ask us to close your account at any time. Open orders and claims have to end first. Personal data is then erased; records of money are kept for as long as the law asks.',
      '你可随时申请注销账号，但须先完结进行中的订单与售后。注销后个人信息将被删除，资金记录按法律要求的期限保存。',
      'Puedes pedir el cierre de la cuenta cuando quieras. Antes deben terminar los pedidos y reclamaciones en curso. Después se borran los datos personales; los registros de dinero se guardan lo que exige la ley.',
    ),
    h('12. Law and language', '十二、法律与语言', '12. Ley e idioma'),
    p(
      'The law of mainland China applies. If you are a consumer living elsewhere, the protection that your own law grants you stays untouched. The three language versions are meant to say the same; where they differ, the reading that is better for you counts.',
      '本协议适用中国大陆法律。若你是居住在其他国家或地区的消费者，当地法律赋予你的保护不受影响。三种语言版本力求一致；如有出入，以对你更有利的理解为准。',
      'Se aplica la ley de China continental. Si eres consumidor y vives en otro lugar, conservas la protección que te da tu propia ley. Las tres versiones pretenden decir lo mismo; donde difieran, vale la lectura que más te favorezca.',
    ),
  ],
}
