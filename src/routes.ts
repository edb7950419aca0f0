// The site map: every address of the shop, one line each. Names are case-exact; other letters and a trailing slash are redirected by the host.
import { index, route, type RouteConfig } from '@react-router/dev/routes'

export default [
  // discovery
  index('features/catalog/pages/home.tsx'),
  route('index1', 'web/moved-home.ts'),
  route('index copy', 'web/moved-home.ts', { id: 'moved-copy' }),
  route('theme', 'web/theme-route.ts'),
  route('*', 'web/missing.ts'),
] satisfies RouteConfig
