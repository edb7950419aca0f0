// Preloaded into the measured server: answers over IPC how many statements it has sent, how many of them committed,
// and writes them down while asked to. The shop's own code does not know it.
import pg from 'pg'

export interface Statement {
  name?: string
  text: string
  values: unknown[]
}
export type Ask = 'count' | 'record' | 'stop'
let written: Statement[] | undefined
let sent = 0
let committed = 0

/** Buffers survive IPC as hex. */
const plain = (value: unknown): unknown => (Buffer.isBuffer(value) ? { hex: value.toString('hex') } : value)
const saysOf = (query: unknown): unknown =>
  typeof query === 'object' && query !== null && 'text' in query ? query.text : query
function note(query: unknown): void {
  if (!written || typeof query !== 'object' || query === null || !('text' in query)) return
  const { name, text, values = [] } = query as Omit<Statement, 'values'> & { values?: unknown[] }
  written.push({ ...(name && { name }), text, values: values.map(plain) })
}
const client = pg.Client.prototype as unknown as { query: (...args: unknown[]) => unknown }
const { query } = client
client.query = function (this: unknown, ...args: unknown[]) {
  sent++
  if (saysOf(args[0]) === 'commit') committed++
  if (written) note(args[0])
  return query.apply(this, args)
}

process.on('message', (asked: Ask) => {
  if (asked === 'count') process.send!({ count: sent, commits: committed })
  if (asked === 'record') process.send!({ count: (written = []).length })
  if (asked === 'stop') {
    process.send!({ statements: written })
    written = undefined
  }
})
process.channel?.unref()
