// A small in-process cache of public answers. An entry lives for its max age or until its topic is dropped
// in any process (LISTEN/NOTIFY); without that line open nothing is kept.
import { sql } from 'kysely'
import pg from 'pg'
import { onCommit, type Db } from './db.ts'

const channel = 'public_cache'
export type Topic = 'catalog' | 'content' | 'page' | 'search' | 'setting' | 'name' | 'known' | 'connection'
/** Answers that are made of others go with them: a composed page shows goods and texts. */
const restingOn: Partial<Record<Topic, readonly Topic[]>> = { catalog: ['page'], content: ['page'] }
interface Entry {
  topic: Topic
  until: number
  value: Promise<unknown>
}
export interface PublicCache {
  /**
   * The kept answer, else `load`'s, kept for `maxAge` ms; those who ask meanwhile wait for the same load.
   * Answers are shared: do not change them.
   */
  get: <T>(topic: Topic, key: string, maxAge: number, load: () => Promise<T>) => Promise<T>
  drop: (topic: Topic) => void
  /** Hears of every drop, and of the loss of the line: for what is made of these answers and kept elsewhere. */
  onDrop: (hear: (topic?: Topic) => void) => void
  close: () => Promise<void>
}

const caches = new WeakMap<Db, Pick<PublicCache, 'drop'>>()
const dropping = new WeakMap<Db, Topic[]>()
/**
 * What is committed over this database is dropped from the cache of its own process at once: the line may tell of it
 * after the answer has gone out, and whoever changed something sees it changed.
 */
export function dropAtOnce(db: Db, cache: Pick<PublicCache, 'drop'>): void {
  caches.set(db, cache)
  onCommit(db, (trx) => dropping.get(trx)?.forEach((topic) => cache.drop(topic)))
}
/** Drops the topics in every process, with the caller's commit. */
export async function dropPublic(db: Db, ...topics: readonly Topic[]): Promise<void> {
  await sql`select pg_notify(${channel}, topic) from unnest(${topics}::text[]) topic`.execute(db)
  if (db.isTransaction) dropping.set(db, [...(dropping.get(db) ?? []), ...topics])
  else topics.forEach((topic) => caches.get(db)?.drop(topic))
}

/** ms after which what is too old to be given is let go, also where nobody asks for it again */
const sweepEvery = 10_000
/** Opens the cache with a listening client of its own, which reconnects. */
export function openPublicCache(databaseUrl: string, maxEntries = 1000): PublicCache {
  const entries = new Map<string, Entry>()
  const hearers: ((topic?: Topic) => void)[] = []
  const tell = (topic?: Topic): void => hearers.forEach((hear) => hear(topic))
  const drop = (topic: Topic): void => {
    const gone = [topic, ...(restingOn[topic] ?? [])]
    for (const [key, entry] of entries) if (gone.includes(entry.topic)) entries.delete(key)
    tell(topic)
  }
  const lost = (): void => {
    entries.clear()
    tell()
  }
  const sweep = setInterval(() => {
    const now = performance.now()
    for (const [name, { until }] of entries) if (until <= now) entries.delete(name)
  }, sweepEvery).unref()
  const line = listen(databaseUrl, { heard: (topic) => drop(topic as Topic), lost })

  function get<T>(topic: Topic, key: string, maxAge: number, load: () => Promise<T>): Promise<T> {
    if (!line.open()) return load()
    const now = performance.now()
    const name = `${topic} ${key}`
    const known = entries.get(name)
    if (known && known.until > now) return known.value as Promise<T>
    const value = load()
    entries.delete(name)
    const oldest = entries.size >= maxEntries ? entries.keys().next().value : undefined
    if (oldest !== undefined) entries.delete(oldest)
    // kept from its start: a drop during the load forgets it, so no answer older than a commit stays
    const entry: Entry = { topic, until: now + maxAge, value }
    entries.set(name, entry)
    value.catch(() => entries.get(name) === entry && entries.delete(name))
    return value
  }
  return {
    get,
    drop,
    onDrop: (hear) => void hearers.push(hear),
    close: async () => {
      clearInterval(sweep)
      entries.clear()
      await line.close()
    },
  }
}

function listen(
  url: string,
  { heard, lost }: { heard: (payload: string) => void; lost: () => void },
): { open: () => boolean; close: () => Promise<void> } {
  let client: pg.Client | undefined
  let open = false
  let closed = false
  let retry: NodeJS.Timeout | undefined
  const again = (): void => {
    open = false
    lost()
    if (!closed) retry = setTimeout(() => void connect(), 1000).unref()
  }
  const connect = async (): Promise<void> => {
    const mine = new pg.Client({ connectionString: url, keepAlive: true })
    client = mine
    let over = false
    const end = (): void => {
      if (over) return
      over = true
      void mine.end().catch(() => undefined)
      again()
    }
    mine.on('error', end)
    mine.on('end', end)
    mine.on('notification', (n) => heard(n.payload ?? ''))
    try {
      await mine.connect()
      await mine.query(`listen ${channel}`)
      open = !over
    } catch {
      end()
    }
  }
  const first = connect()
  return {
    open: () => open,
    close: async () => {
      closed = true
      open = false
      clearTimeout(retry)
      await first
      await client?.end().catch(() => undefined)
    },
  }
}
