// The privacy policy: which data the shop keeps, why, for how long, and who sees it.
import { h, p, ul } from './article-blocks.ts'
import type { DemoArticle } from './types.ts'
import { text } from './types.ts'

export const PRIVACY_POLICY: DemoArticle = {
  code: 'privacy-policy',
  kind: 'agreement',
  title: text('Privacy policy', '隐私政策', 'Política de privacidad'),
  summary: text(
    'Which data we keep, why, for how long, and how you can see or erase it.',
    '我们保存哪些信息、为什么、保存多久，以及你如何查看与删除。',
    'Qué datos guardamos, para qué, durante cuánto tiempo y cómo puedes verlos o borrarlos.',
  ),
  body: [
    p(
      'We keep as little as a shop can keep. This page names every kind of data, so that you can hold us to it.',
      '我们只保存开店必需的信息。本页逐项列明，方便你监督。',
      'Guardamos lo mínimo con lo que puede funcionar una tienda. Esta página enumera todos los tipos de datos para que puedas pedirnos cuentas.',
    ),
    h('1. Who is responsible', '一、谁负责', '1. Quién es responsable'),
    p(
      'Miralo decides why and how your data is processed. You reach us through the contact on the page “About Miralo”. Write “privacy” in the subject and a person will answer.',
      '觅乐决定个人信息处理的目的与方式。联系方式见《关于觅乐》，请在主题中注明“隐私”，会有专人回复。',
      'Miralo decide para qué y cómo se tratan tus datos. Puedes escribirnos al contacto de la página «Sobre Miralo». Pon «privacidad» en el asunto y te contestará una persona.',
    ),
    h('2. What we collect', '二、我们收集什么', '2. Qué recogemos'),
    ul(
      text(
        'Account: e-mail address or phone number, nickname, language. Your password is stored only as a hash that cannot be turned back.',
        '账号信息：邮箱或手机号、昵称、语言。密码仅以不可还原的散列形式保存。',
        'Cuenta: correo o teléfono, apodo, idioma. La contraseña se guarda solo como un resumen cifrado que no se puede revertir.',
      ),
      text(
        'Delivery: consignee, phone, address.',
        '配送信息：收货人、电话、地址。',
        'Entrega: destinatario, teléfono, dirección.',
      ),
      text(
        'Orders: what you bought, when, for how much, how it was paid and shipped, and what was returned.',
        '订单信息：所购商品、时间、金额、付款与物流、退换情况。',
        'Pedidos: qué compraste, cuándo, por cuánto, cómo se pagó y se envió, y qué se devolvió.',
      ),
      text(
        'Use: goods you looked at, collected and put into the cart while signed in.',
        '使用信息：登录状态下浏览、收藏、加购的商品。',
        'Uso: los artículos que miras, guardas y metes en el carrito con la sesión iniciada.',
      ),
      text(
        'Technology: IP address, browser and time of each request, in server logs.',
        '技术信息：服务器日志中的 IP 地址、浏览器与请求时间。',
        'Técnica: dirección IP, navegador y hora de cada petición, en los registros del servidor.',
      ),
    ),
    h('3. Why we use it', '三、用来做什么', '3. Para qué los usamos'),
    ul(
      text(
        'To fulfill your orders and claims: this is the contract.',
        '履行订单与售后，这是合同义务。',
        'Para cumplir tus pedidos y reclamaciones: es el contrato.',
      ),
      text(
        'To keep accounts and invoices: this is the law.',
        '记账与开票，这是法定义务。',
        'Para llevar cuentas y facturas: es la ley.',
      ),
      text(
        'To stop abuse and keep the site up: this is our legitimate interest, and yours.',
        '防止滥用、保障网站运行，这是我们也是你的正当利益。',
        'Para frenar abusos y mantener el sitio en pie: es nuestro interés legítimo, y también el tuyo.',
      ),
      text(
        'To send you news, only if you asked for it.',
        '发送资讯，仅限你主动订阅。',
        'Para enviarte novedades, solo si lo pediste.',
      ),
    ),
    p(
      'We do not sell data, and we do not build advertising profiles.',
      '我们不出售信息，也不做广告画像。',
      'No vendemos datos ni elaboramos perfiles publicitarios.',
    ),
    h('4. Who sees it', '四、谁能看到', '4. Quién los ve'),
    p(
      'The house you buy from sees the consignee, the phone number, the address and the order, and nothing else. The courier sees what is on the label. The payment provider sees the amount and the payment number; your card or wallet data goes to it directly and never to us. Authorities get data only on a lawful request.',
      '你购买的商家可见收货人、电话、地址与该订单，别无其他。快递公司可见面单信息。支付机构可见金额与支付单号；银行卡或钱包信息由你直接提交给支付机构，不经过我们。仅在依法要求时，我们才向主管机关提供信息。',
      'La casa a la que compras ve el destinatario, el teléfono, la dirección y el pedido, y nada más. El mensajero ve lo que pone la etiqueta. El proveedor de pagos ve el importe y el número de pago; los datos de tu tarjeta o monedero van directamente a él y nunca a nosotros. Las autoridades reciben datos solo si lo piden conforme a la ley.',
    ),
    h(
      '5. Cookies and storage in your browser',
      '五、Cookie 与浏览器存储',
      '5. Cookies y almacenamiento en el navegador',
    ),
    ul(
      text(
        'A login cookie, kept for up to 365 days, until you log out.',
        '登录 Cookie，最长保存 365 天，退出登录即清除。',
        'Una cookie de sesión, hasta 365 días o hasta que salgas.',
      ),
      text('A language cookie, kept for 365 days.', '语言 Cookie，保存 365 天。', 'Una cookie de idioma, 365 días.'),
      text(
        'Your search history, appearance and unfinished forms, in the browser only.',
        '搜索历史、外观设置与未提交的表单，仅存于浏览器。',
        'Tu historial de búsqueda, el aspecto y los formularios a medias, solo en el navegador.',
      ),
    ),
    p(
      'There are no cookies of third parties and no measuring services.',
      '本站没有第三方 Cookie，也不使用第三方统计。',
      'No hay cookies de terceros ni servicios de medición.',
    ),
    h('6. How long we keep it', '六、保存多久', '6. Cuánto tiempo los guardamos'),
    ul(
      text(
        'Account data: until you close the account.',
        '账号信息：至你注销为止。',
        'Datos de la cuenta: hasta que la cierres.',
      ),
      text(
        'Orders and payments: as long as tax law asks, then they are erased.',
        '订单与支付记录：按税法要求的期限保存，期满删除。',
        'Pedidos y pagos: lo que exige la ley fiscal; después se borran.',
      ),
      text(
        'Browsing history and cart: until you delete them or close the account.',
        '浏览记录与购物车：至你删除或注销为止。',
        'Historial de visitas y carrito: hasta que los borres o cierres la cuenta.',
      ),
      text(
        'Server logs: only as long as we need them to find faults and abuse.',
        '服务器日志：仅保留到排查故障与滥用所需的时间。',
        'Registros del servidor: solo lo necesario para localizar fallos y abusos.',
      ),
    ),
    h('7. Where it is kept', '七、存放在哪里', '7. Dónde se guardan'),
    p(
      'On servers of the operator. If you have goods sent to another country, the data needed for the parcel goes to that country.',
      '存放于经营者的服务器。若你要求寄往其他国家，与包裹相关的必要信息会传到该国。',
      'En servidores del operador. Si pides que algo se envíe a otro país, los datos necesarios para el paquete van a ese país.',
    ),
    h('8. Your rights', '八、你的权利', '8. Tus derechos'),
    p(
      'You may see, correct, take with you, restrict or erase your data, and object to its use. Much of it you can do yourself in your account; for the rest, write to us. We answer within 15 working days. You may also complain to the authority where you live.',
      '你有权查阅、更正、转移、限制或删除你的信息，并对其使用提出反对。多数操作可在账号中自行完成；其余请来信，我们在 15 个工作日内答复。你也可向所在地主管机关投诉。',
      'Puedes ver, corregir, llevarte, limitar o borrar tus datos y oponerte a su uso. Casi todo lo puedes hacer tú desde la cuenta; para lo demás, escríbenos. Contestamos en 15 días hábiles. También puedes reclamar ante la autoridad de tu lugar de residencia; en España, la AEPD.',
    ),
    h('9. Children', '九、未成年人', '9. Menores'),
    p(
      'Accounts are for adults. If you find that a child under 14 has given us data without a parent’s consent, tell us and we erase it.',
      '账号面向成年人。若发现未满十四周岁的儿童未经监护人同意向我们提供了信息，请告知，我们会立即删除。',
      'Las cuentas son para adultos. Si ves que un menor de 14 años nos ha dado datos sin permiso de sus padres, avísanos y los borramos.',
    ),
    h('10. Safety', '十、安全', '10. Seguridad'),
    p(
      'Connections are encrypted, passwords are hashed, and staff see only what their work needs. If data should ever leak, we tell you and the authority without delay what happened and what you can do.',
      '传输加密，密码散列保存，员工只能看到工作所需的信息。一旦发生泄露，我们会及时告知你与主管机关事件经过和应对办法。',
      'Las conexiones van cifradas, las contraseñas se guardan como resumen y el personal ve solo lo que necesita para su trabajo. Si alguna vez se filtraran datos, te diremos sin demora, a ti y a la autoridad, qué ha pasado y qué puedes hacer.',
    ),
    h('11. Changes to this page', '十一、政策变更', '11. Cambios en esta página'),
    p(
      'We announce changes 7 days ahead. Where a change needs your consent, we ask for it and do not assume it.',
      '变更会提前 7 天公告。需要你同意的，我们会另行征求，不作默认。',
      'Anunciamos los cambios con 7 días de antelación. Si alguno requiere tu consentimiento, te lo pedimos; no lo damos por hecho.',
    ),
  ],
}
