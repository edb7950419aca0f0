// Two dozen clients of one network ask for pages that nobody has drawn yet, as fast as they can, while somebody of
// another network looks at their balance again and again.
import { Agent, request } from 'node:http'
import { keepAlive, percentile } from './client.ts'
import type { Goods } from './goods.ts'

export interface Greedy {
  /** pages drawn for the greedy, refused to them, per second */
  drawn: number
  refused: number
  /** ms of the other person's call, alone and among the greedy */
  alone: Waits
  among: Waits
  /** calls of the other person that were not answered by 200 */
  failed: number
}
export interface Waits {
  p50: number
  p95: number
  p99: number
}
const clients = 24
const pauseMs = 20

/** Asks and reads the answer away; its status. The shop must believe the proxy (`TRUST_PROXY`). */
const ask = (agent: Agent, address: string, ip: string, token?: string): Promise<number> =>
  new Promise((done, failed) => {
    const headers = { 'x-forwarded-for': ip, cookie: 'lang=en-US', 'content-type': 'application/json' }
    const asked = request(
      address,
      {
        agent,
        method: token ? 'POST' : 'GET',
        headers: token ? { ...headers, authorization: `Bearer ${token}`, 'content-length': 2 } : headers,
      },
      (reply) => reply.resume().once('end', () => done(reply.statusCode ?? 0)),
    )
    asked.once('error', failed)
    asked.end(token ? '{}' : undefined)
  })

/** Lists and searches by turns, each with a query of its own. */
const pageOf = ({ categoryIds, keywords }: Goods, n: number): string =>
  n % 2 === 0
    ? `/goods/list?categoryId=${categoryIds[n % categoryIds.length]}&min=${n % 997}`
    : `/home/serchlist?q=${encodeURIComponent(keywords[n % keywords.length]!)}&min=${n % 991}`

const waitsOf = (took: number[]): Waits => {
  const sorted = took.toSorted((a, b) => a - b)
  return { p50: percentile(sorted, 0.5), p95: percentile(sorted, 0.95), p99: percentile(sorted, 0.99) }
}

export async function greedy(url: string, goods: Goods, seconds: number): Promise<Greedy> {
  const agents = [keepAlive(clients), keepAlive(1)] as const
  const { token } = goods.shoppers[0]!
  let failed = 0
  const lookAgainAndAgain = async (): Promise<number[]> => {
    const took: number[] = []
    for (const end = performance.now() + seconds * 1000; performance.now() < end;) {
      const began = performance.now()
      const status = await ask(agents[1], `${url}/api/v2/user/balance/detail`, '198.51.100.7', token)
      took.push(performance.now() - began)
      if (status !== 200) failed++
      await new Promise((later) => setTimeout(later, pauseMs))
    }
    return took
  }
  const alone = waitsOf(await lookAgainAndAgain())
  let [over, asked, drawn, refused] = [false, 0, 0, 0]
  const grab = async (): Promise<void> => {
    while (!over) {
      const status = await ask(agents[0], url + pageOf(goods, asked++), '203.0.113.9')
      if (status === 200) drawn++
      else refused++
    }
  }
  const crowd = Array.from({ length: clients }, grab)
  const began = performance.now()
  const among = waitsOf(await lookAgainAndAgain())
  const took = (performance.now() - began) / 1000
  over = true
  const told = { drawn: drawn / took, refused: refused / took, alone, among, failed }
  await Promise.all(crowd)
  for (const agent of agents) agent.destroy()
  return told
}
