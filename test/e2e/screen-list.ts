// Every screen of the shop by the route that draws it, in the states worth looking at. screens.test.ts fails when a
// route has no entry here.
import type { Sample } from './screen-sample.ts'

export type Who = 'visitor' | 'buyer' | 'newcomer' | 'customer'
export interface Screen {
  path: string
  who: Who
  status?: number
}
/** The route as src/routes.ts writes it; addresses that only lead on name where. */
export type Routed = Record<string, readonly Screen[] | { leadsTo: string }>

const visitor = (...paths: string[]): Screen[] => paths.map((path) => ({ path, who: 'visitor' }))
const buyer = (...paths: string[]): Screen[] => paths.map((path) => ({ path, who: 'buyer' }))
const customer = (...paths: string[]): Screen[] => paths.map((path) => ({ path, who: 'customer' }))
const newcomer = (...paths: string[]): Screen[] => paths.map((path) => ({ path, who: 'newcomer' }))

const goodsScreens = (s: Sample): Routed => ({
  'goods/:id': visitor(`/goods/${s.specs}`, `/goods/${s.product}`, `/goods/${s.soldOut}`, `/goods/${s.offShelf}`),
  'goods/preview': [{ path: '/goods/preview?t=over', who: 'visitor', status: 404 }],
  '': visitor('/'),
  'page/:slug': visitor(`/page/${s.landing}`),
  'page-preview': [{ path: '/page-preview?t=over', who: 'visitor', status: 404 }],
  index1: { leadsTo: '/' },
  'index copy': { leadsTo: '/' },
  'goods/list': visitor('/goods/list', `/goods/list?categoryId=${s.department}`, `/goods/list?categoryId=${s.shelf}`),
  'goods/pingjia': visitor(`/goods/pingjia?goodsId=${s.specs}`, `/goods/pingjia?goodsId=${s.soldOut}`),
  'home/search': [...visitor('/home/search'), ...buyer('/home/search')],
  'home/serchlist': visitor('/home/serchlist?q=tea', '/home/serchlist?q=zzxxqq', '/home/serchlist?q=otter&tab=shops'),
  'home/category': visitor('/home/category'),
  'home/ppg': visitor('/home/ppg'),
  'home/brand': visitor(`/home/brand?id=${s.brand}`),
  'home/rank': visitor('/home/rank'),
})
const entranceScreens: Routed = {
  'login/login': visitor('/login/login?by=email', '/login/login?by=phone', '/login/login?by=password'),
  'login/login/quick': visitor('/login/login/quick'),
  'login/login/forgot': visitor('/login/login/forgot'),
  'login/login/register': visitor('/login/login/register'),
  'login/login/registerGr': visitor('/login/login/registerGr'),
  'login/login/registerQy': visitor('/login/login/registerQy'),
  'login/login/registerAdd': newcomer('/login/login/registerAdd'),
  'login/login/wechat': visitor('/login/login/wechat', '/login/login/wechat?state=refused'),
  'login/login/verifition': visitor('/login/login/verifition'),
  'login/login/verifition/slide': visitor('/login/login/verifition/slide?from=/home/search'),
  'login/login/verifition/points': visitor('/login/login/verifition/points'),
  'login/login/verifition/work': visitor('/login/login/verifition/work'),
  'user/user/verifition': visitor('/user/user/verifition'),
  'user/user/verifition/slide': visitor('/user/user/verifition/slide'),
  'user/user/verifition/points': buyer('/user/user/verifition/points'),
  'user/user/verifition/work': visitor('/user/user/verifition/work'),
}
const purchaseScreens = (s: Sample): Routed => ({
  shoppingCart: [...visitor('/shoppingCart'), ...buyer('/shoppingCart'), ...newcomer('/shoppingCart')],
  'shoppingCart/confirm': buyer('/shoppingCart/confirm'),
  'goods/jiesuan': [
    ...buyer(`/goods/jiesuan?skuId=${s.skuId}&quantity=1`),
    ...newcomer(`/goods/jiesuan?skuId=${s.skuId}&quantity=1`),
  ],
  'shoppingCart/payOrder': buyer(`/shoppingCart/payOrder?payNo=${s.payNo}`),
  'goods/pay': buyer(`/goods/pay?payNo=${s.payNo}`),
  'shoppingCart/paySuccess': buyer(
    `/shoppingCart/paySuccess?payNo=${s.paidPayNo}`,
    `/shoppingCart/paySuccess?payNo=${s.payNo}`,
  ),
  'shoppingCart/transfer': buyer(`/shoppingCart/transfer?payNo=${s.payNo}`),
  'shoppingCart/friendPay/:token': visitor(s.friendPay),
})
const accountScreens: Routed = {
  'user/user': [...visitor('/user/user'), ...buyer('/user/user'), ...newcomer('/user/user')],
  'user/user/info': [...buyer('/user/user/info'), ...newcomer('/user/user/info')],
  'user/infoEdit': [...buyer('/user/infoEdit'), ...newcomer('/user/infoEdit')],
  'user/setting': [...visitor('/user/setting'), ...buyer('/user/setting'), ...newcomer('/user/setting')],
  'user/user/address': [...buyer('/user/user/address'), ...newcomer('/user/user/address')],
  'user/user/address/details': newcomer('/user/user/address/details'),
  'user/user/pickupPerson': newcomer('/user/user/pickupPerson', '/user/user/pickupPerson?new'),
  'user/user/changePayPassword': [
    ...buyer('/user/user/changePayPassword'),
    ...newcomer('/user/user/changePayPassword'),
  ],
  'user/user/invoice': [
    ...buyer('/user/user/invoice', '/user/user/invoice?new=enterprise'),
    ...newcomer('/user/user/invoice', '/user/user/invoice?new=individual'),
  ],
  'user/user/myteam': [...buyer('/user/user/myteam'), ...newcomer('/user/user/myteam')],
  'user/user/shops': [...buyer('/user/user/shops'), ...newcomer('/user/user/shops')],
  'user/user/system': [...buyer('/user/user/system'), ...newcomer('/user/user/system')],
  'user/user/changePassword': [...buyer('/user/user/changePassword'), ...newcomer('/user/user/changePassword')],
  'user/user/changeEmail': buyer('/user/user/changeEmail'),
  'user/user/changePhone': newcomer('/user/user/changePhone'),
  'user/user/devices': buyer('/user/user/devices'),
  'user/user/cancelAccount': [...buyer('/user/user/cancelAccount'), ...newcomer('/user/user/cancelAccount')],
  'user/user/exportData': buyer('/user/user/exportData'),
  'user/user/system/bind/:kind': buyer('/user/user/system/bind/wechat', '/user/user/system/bind/alipay?state=refused'),
  'user/user/money': [...buyer('/user/user/money'), ...newcomer('/user/user/money')],
  'user/user/money/add': buyer('/user/user/money/add'),
  'user/user/money/refund': buyer('/user/user/money/refund?refundNo=1'),
  'user/user/wallet': buyer('/user/user/wallet'),
  'user/user/wallet/add': buyer('/user/user/wallet/add'),
  'user/user/wallet/add copy': { leadsTo: '/user/user/wallet/add' },
  'user/user/wallet/tixian': buyer('/user/user/wallet/tixian'),
  'user/user/bankCard': [...buyer('/user/user/bankCard'), ...newcomer('/user/user/bankCard')],
  'user/user/shangjiaruzhu': [...buyer('/user/user/shangjiaruzhu'), ...newcomer('/user/user/shangjiaruzhu')],
  'user/user/realName': buyer('/user/user/realName'),
  'user/user/realNameQy': buyer('/user/user/realNameQy'),
}
const ownScreens = (s: Sample): Routed => ({
  'user/user/order': [...buyer('/user/user/order', '/user/user/order?tab=toPay'), ...newcomer('/user/user/order')],
  'user/user/order/list': { leadsTo: '/user/user/order' },
  'login/login/login': { leadsTo: '/login/login' },
  'user/user/address/list': { leadsTo: '/user/user/address' },
  'user/user/help/index': { leadsTo: '/user/user/help' },
  'user/user/money/index': { leadsTo: '/user/user/money' },
  'user/user/orderRefund/list': { leadsTo: '/user/user/orderRefund' },
  'user/user/wallet/index': { leadsTo: '/user/user/wallet' },
  'user/user/order/details': buyer(
    ...[s.unpaid, s.paid, s.cancelled].map((no) => `/user/user/order/details?orderNo=${no}`),
  ),
  'user/user/message': [
    ...buyer(
      '/user/user/message',
      `/user/user/message?id=${s.message}`,
      '/user/user/message?type=activity',
      '/user/user/message?type=notice',
    ),
    ...newcomer('/user/user/message'),
  ],
  'user/user/xtmsg': newcomer('/user/user/xtmsg'),
  'user/user/news': buyer('/user/user/news'),
  'user/user/news/:id': buyer(`/user/user/news/${s.message}`),
  'user/user/collection': [
    ...buyer('/user/user/collection', '/user/user/collection?choose=1'),
    ...newcomer('/user/user/collection'),
  ],
  'user/user/footprint': [
    ...buyer('/user/user/footprint', '/user/user/footprint?choose=1'),
    ...newcomer('/user/user/footprint'),
  ],
  'user/user/guanzhu': [
    ...buyer('/user/user/guanzhu', '/user/user/guanzhu?tab=brand'),
    ...newcomer('/user/user/guanzhu'),
  ],
})
const claimScreens = ({ stories }: Sample): Routed => {
  const claims = Object.values(stories).flatMap(({ serviceNo }) => serviceNo ?? [])
  const { received, reviewed, claimToReturn, claimPending, claimWithdrawn, claimAppealed } = stories
  const { invoiceAsked, invoiced } = stories
  const { twoParcels, still, missed, goingBack, byHand, unseen, lost } = stories
  return {
    'user/user/order': customer('/user/user/order'),
    'user/user/invoice/applications': [
      ...customer('/user/user/invoice/applications'),
      ...newcomer('/user/user/invoice/applications'),
    ],
    'user/user/invoice/apply': customer(
      ...[received, invoiceAsked, invoiced].map((order) => `/user/user/invoice/apply?orderNo=${order!.orderNo}`),
    ),
    'user/user/order/details': customer(
      ...[received, reviewed, claimToReturn].map((order) => `/user/user/order/details?orderNo=${order!.orderNo}`),
    ),
    'user/user/evelate': [
      ...customer('/user/user/evelate', '/user/user/evelate?tab=reviewed', '/user/user/evelate?tab=followUp'),
      ...newcomer('/user/user/evelate', '/user/user/evelate?tab=reviewed'),
    ],
    'user/user/evelate/write': customer(`/user/user/evelate/write?orderNo=${received!.orderNo}`),
    'user/user/order/logistics': customer(
      ...[twoParcels, still, missed, goingBack, byHand, unseen, lost, received].map(
        (order) => `/user/user/order/logistics?orderNo=${order!.orderNo}`,
      ),
    ),
    'user/user/orderRefund': [
      ...customer('/user/user/orderRefund', '/user/user/orderRefund?tab=ended'),
      ...newcomer('/user/user/orderRefund'),
    ],
    'user/user/orderRefund/choose': customer(
      ...[received, claimWithdrawn, claimAppealed].map(
        (order) => `/user/user/orderRefund/choose?orderNo=${order!.orderNo}`,
      ),
    ),
    'user/user/order/refund': customer(`/user/user/order/refund?serviceNo=${claimPending!.serviceNo}`),
    'user/user/orderRefund/details': customer(
      ...claims.map((serviceNo) => `/user/user/orderRefund/details?serviceNo=${serviceNo}`),
    ),
    'user/user/orderRefund/logistics': customer(
      `/user/user/orderRefund/logistics?serviceNo=${claimToReturn!.serviceNo}`,
    ),
  }
}
const siteScreens = (s: Sample): Routed => ({
  'home/cataShopList': visitor('/home/cataShopList', '/home/cataShopList?sort=near'),
  'home/shopPreview': [{ path: '/home/shopPreview?t=over', who: 'visitor', status: 404 }],
  'home/shopIndex': visitor(
    `/home/shopIndex?id=${s.merchant}`,
    `/home/shopIndex?id=${s.merchant}&tab=goods`,
    `/home/shopIndex?id=${s.merchant}&tab=about`,
  ),
  'home/article': visitor(`/home/article?id=${s.article}`, '/home/article?code=user-agreement'),
  'home/articalList': visitor('/home/articalList'),
  'home/announcement': visitor('/home/announcement'),
  'user/user/help': [...visitor('/user/user/help', '/user/user/help?q=zzxxqq'), ...buyer('/user/user/help')],
  'user/user/help/feedBack': buyer('/user/user/help/feedBack'),
  'user/user/help/feedBackList': newcomer('/user/user/help/feedBackList'),
  'user/user/help/details': visitor('/user/user/help/details?id=1'),
  'user/user/aboutUs': visitor('/user/user/aboutUs'),
  'user/user/about': visitor('/user/user/about'),
  'announcement/list': [
    ...visitor('/announcement/list'),
    ...buyer('/announcement/list', '/announcement/list?tab=unread'),
  ],
  'announcement/:id': visitor(`/announcement/${s.announcement}`),
  unsubscribe: visitor('/unsubscribe?link=1.offers.x'),
  theme: { leadsTo: '/' },
  ui: visitor('/ui'),
  '*': [{ path: '/no/such/place', who: 'visitor', status: 404 }],
})

/** Of a route that stands in both, the screens of both. */
function withMore(first: Routed, more: Routed): Routed {
  const listed = (of: Routed, route: string): readonly Screen[] => {
    const screens = of[route] ?? []
    return 'leadsTo' in screens ? [] : screens
  }
  const both = Object.keys(more).map((route) => [route, [...listed(first, route), ...listed(more, route)]] as const)
  return { ...first, ...Object.fromEntries(both) }
}

/** All of them. The product comes first: after it there is something recently viewed on every other screen. */
export const screensOf = (s: Sample): Routed => ({
  ...goodsScreens(s),
  ...entranceScreens,
  ...purchaseScreens(s),
  ...accountScreens,
  ...withMore(ownScreens(s), claimScreens(s)),
  ...siteScreens(s),
})
