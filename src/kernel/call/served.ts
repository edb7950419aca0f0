// What this process answered, counted by route: for whoever watches the shop. Routes are patterns, never what was asked
// for, so nothing here tells of a person.
export const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const
export const servedKinds = ['call', 'page', 'file'] as const
type ServedKind = (typeof servedKinds)[number]

interface Route {
  method: string
  route: string
  status: number
  count: number
  seconds: number
}
interface Served {
  routes: Map<string, Route>
  /** by kind: how many took up to each bucket, not summed up; the last is what took longer */
  times: Record<ServedKind, { in: number[]; seconds: number }>
}
const fresh = (): { in: number[]; seconds: number } => ({
  in: Array.from({ length: buckets.length + 1 }, () => 0),
  seconds: 0,
})
const served = new WeakMap<object, Served>()
export function servedBy(app: object): Served {
  const known = served.get(app)
  if (known) return known
  const made: Served = { routes: new Map(), times: { call: fresh(), page: fresh(), file: fresh() } }
  served.set(app, made)
  return made
}

/** More than there are: whatever comes on top is one row. */
const mostRoutes = 4000
const kindOf = (route: string): ServedKind =>
  route.startsWith('/api/') ? 'call' : route === '*' || route === '/*' ? 'page' : 'file'

export function noteServed(app: object, asked: { method: string; route: string; status: number }, ms: number): void {
  const { routes, times } = servedBy(app)
  const { method, status } = asked
  const key = `${method} ${asked.route} ${status}`
  const route = routes.has(key) || routes.size < mostRoutes ? asked.route : 'others'
  const row = routes.get(`${method} ${route} ${status}`) ?? { method, route, status, count: 0, seconds: 0 }
  const seconds = ms / 1000
  routes.set(`${method} ${route} ${status}`, { ...row, count: row.count + 1, seconds: row.seconds + seconds })
  const time = times[kindOf(asked.route)]
  const at = buckets.findIndex((b) => seconds <= b)
  time.in[at < 0 ? buckets.length : at]! += 1
  time.seconds += seconds
}
