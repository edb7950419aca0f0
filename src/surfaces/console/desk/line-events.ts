// Server-sent events as they are read from a body, piece by piece. Pure. A sign of life is one without a name.
export interface LineEvent {
  event: string
  data: unknown
}
export async function* eventsIn(body: ReadableStream<Uint8Array>): AsyncGenerator<LineEvent, void> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      const parts = (rest + decoder.decode(value, { stream: true })).split('\n\n')
      rest = parts.pop()!
      yield* parts.map(eventOf)
    }
  } finally {
    reader.releaseLock()
  }
}
function eventOf(text: string): LineEvent {
  const fields = new Map<string, string>()
  for (const row of text.split('\n')) {
    const at = row.indexOf(': ')
    if (at > 0) fields.set(row.slice(0, at), row.slice(at + 2))
  }
  return { event: fields.get('event') ?? '', data: JSON.parse(fields.get('data') ?? 'null') as unknown }
}
