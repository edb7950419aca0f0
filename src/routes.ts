// The site map: every address of the shop, one line each. Names are case-exact; other letters and a trailing slash are redirected by the host.
import { index, route, type RouteConfig } from '@react-router/dev/routes'

export default [
  // discovery
  index('features/catalog/pages/home.tsx'),
  route('index1', 'web/moved-home.ts'),
  route('index copy', 'web/moved-home.ts', { id: 'moved-copy' }),
  route('goods/list', 'features/catalog/pages/goods-list.tsx'),
  route('goods/:id', 'features/catalog/pages/goods.tsx'),
  route('home/serchlist', 'features/catalog/pages/search-results.tsx'),
  route('home/category', 'features/catalog/pages/floors.tsx'),
  route('theme', 'web/theme-route.ts'),
  route('*', 'web/missing.ts'),
] satisfies RouteConfig
