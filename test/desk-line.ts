// A desk's line in tests: opened as a browser opens it, its events read one by one.
import type { World } from './world.ts'

export interface Line {
  status: number
  retryAfter: string | null
  /** The next event of this name; rejects where the line ends before. */
  next: (event: string) => Promise<unknown>
  /** Resolves when the line has ended, with all events that nobody asked for. */
  ended: Promise<string[]>
  close: () => void
}
interface Who {
  token: string
  headers?: Record<string, string>
}
export async function openLine(url: string, { token, headers = {} }: Who): Promise<Line> {
  const leaving = new AbortController()
  const reply = await fetch(`${url}/api/v2/console/stream`, {
    headers: { authorization: `Bearer ${token}`, ...headers },
    signal: leaving.signal,
  })
  const came: { event: string; data: unknown }[] = []
  let wake: (() => void) | undefined
  let over = !reply.ok
  const read = async (): Promise<string[]> => {
    let rest = ''
    try {
      for await (const text of reply.body!.pipeThrough(new TextDecoderStream())) {
        const parts = (rest + text).split('\n\n')
        rest = parts.pop()!
        came.push(...parts.map(eventOf))
        wake?.()
      }
    } catch {
      // left
    }
    over = true
    wake?.()
    return came.map(({ event }) => event)
  }
  const ended = reply.ok ? read() : Promise.resolve([])
  const next = async (event: string): Promise<unknown> => {
    for (;;) {
      const at = came.findIndex((one) => one.event === event)
      if (at >= 0) return came.splice(at, 1)[0]!.data
      if (over) throw new Error(`the line ended before “${event}”`)
      await new Promise<void>((done) => (wake = done))
    }
  }
  return {
    status: reply.status,
    retryAfter: reply.headers.get('retry-after'),
    next,
    ended,
    close: () => leaving.abort(),
  }
}
/** A sign of life is an event without a name. */
function eventOf(text: string): { event: string; data: unknown } {
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(text)?.[1]
  const data = field('data')
  return { event: field('event') ?? 'beat', data: data === undefined ? undefined : JSON.parse(data) }
}
export const lineOf = (world: Pick<World, 'url'>, who: Who): Promise<Line> => openLine(world.url, who)
