// Events are read whatever pieces they come in.
import { expect, test } from 'vitest'
import { eventsIn, type LineEvent } from './line-events.ts'

const text = 'event: here\ndata: ["orders","claims"]\n\n: here\n\nevent: moved\ndata: ["仓"]\n\nevent: half\nda'
const whole: LineEvent[] = [
  { event: 'here', data: ['orders', 'claims'] },
  { event: '', data: null },
  { event: 'moved', data: ['仓'] },
]
async function read(size: number): Promise<LineEvent[]> {
  const bytes = new TextEncoder().encode(text)
  const body = new ReadableStream<Uint8Array>({
    start: (line) => {
      for (let at = 0; at < bytes.length; at += size) line.enqueue(bytes.slice(at, at + size))
      line.close()
    },
  })
  const events: LineEvent[] = []
  for await (const event of eventsIn(body)) events.push(event)
  return events
}
test.each([1, 2, 3, 7, 1000])('in pieces of %i bytes', async (size) => expect(await read(size)).toEqual(whole))
