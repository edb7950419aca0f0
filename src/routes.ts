// The site map: every address of the shop, one line each. Names are case-exact; other letters and a trailing slash are redirected by the host.
import { index, route, type RouteConfig } from '@react-router/dev/routes'

export default [
  // discovery
  index('features/composer/pages/home.tsx'),
  route('index1', 'web/moved-home.ts'),
  route('index copy', 'web/moved-home.ts', { id: 'moved-copy' }),
  route('goods/list', 'features/catalog/pages/goods-list.tsx'),
  route('goods/pingjia', 'features/reviews/pages/reviews.tsx'),
  route('goods/:id', 'features/catalog/pages/goods.tsx'),
  route('home/search', 'features/search/pages/search.tsx'),
  route('home/serchlist', 'features/search/pages/results.tsx'),
  route('home/category', 'features/catalog/pages/floors.tsx'),
  route('home/ppg', 'features/catalog/pages/brand-hall.tsx'),
  route('home/brand', 'features/catalog/pages/brand.tsx'),
  route('home/rank', 'features/ranking/pages/rank.tsx'),
  // buying
  route('login/login', 'features/accounts/pages/login.tsx'),
  route('login/login/quick', 'features/accounts/pages/login.tsx', { id: 'login-quick' }),
  route('shoppingCart', 'features/cart/pages/cart.tsx'),
  route('shoppingCart/confirm', 'features/orders/pages/confirm.tsx'),
  route('goods/jiesuan', 'features/orders/pages/confirm.tsx', { id: 'confirm-one' }),
  route('shoppingCart/payOrder', 'features/payments/pages/cashier.tsx'),
  route('goods/pay', 'features/payments/pages/cashier.tsx', { id: 'cashier-goods' }),
  route('shoppingCart/paySuccess', 'features/payments/pages/result.tsx'),
  // my account
  route('user/user', 'features/accounts/pages/hub.tsx'),
  route('user/user/address', 'features/addresses/pages/addresses.tsx'),
  route('user/user/address/details', 'features/addresses/pages/address.tsx'),
  route('user/user/changePayPassword', 'features/wallet/pages/pay-password.tsx'),
  route('user/user/order', 'features/orders/pages/orders.tsx'),
  route('user/user/order/list', 'features/orders/pages/orders-moved.ts'),
  route('user/user/order/details', 'features/orders/pages/order.tsx'),
  route('home/cataShopList', 'features/merchants/pages/shops.tsx'),
  route('home/shopIndex', 'features/merchants/pages/shop.tsx'),
  route('home/article', 'features/content/pages/article.tsx'),
  route('home/articalList', 'features/content/pages/articles.tsx'),
  route('home/announcement', 'features/content/pages/announcements.tsx'),
  route('user/user/aboutUs', 'features/content/pages/about-us.tsx'),
  route('user/user/about', 'features/content/pages/about.tsx'),
  route('announcement/:id', 'features/content/pages/announcement.tsx'),
  route('theme', 'web/theme-route.ts'),
  // the design system, in a demo shop only
  route('ui', 'web/showcase/page.tsx'),
  route('*', 'web/missing.ts'),
] satisfies RouteConfig
