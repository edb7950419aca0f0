// What Prometheus reads, in its text format: sums and states of the shop, never of a person. Routes are patterns.
import { queueOf, totalsOf, type Queue, type Totals } from './queries.ts'
import { lastRun } from './run-queries.ts'
import { backupFiles } from './runs.ts'
import { versionOf } from './health.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { buckets, servedBy, servedKinds } from '#kernel/call/served.ts'
import type { Db } from '#kernel/data/db.ts'

type Labels = Readonly<Record<string, string | number>>
type Sample = readonly [labels: Labels, value: number, suffix?: string]
interface Metric {
  name: string
  help: string
  type: 'counter' | 'gauge' | 'histogram'
  samples: readonly Sample[]
}
const escaped = (value: string | number): string =>
  String(value)
    .replaceAll('\\', '\\\\')
    .replaceAll('"', String.raw`\"`)
    .replaceAll('\n', String.raw`\n`)
const labelsText = (labels: Labels): string => {
  const each = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`)
  return each.length > 0 ? `{${each.join(',')}}` : ''
}
/** The text format, version 0.0.4. */
export const inText = (metrics: readonly Metric[]): string =>
  metrics
    .flatMap(({ name, help, type, samples }) => [
      `# HELP ${name} ${help}`,
      `# TYPE ${name} ${type}`,
      ...samples.map(([labels, value, suffix = '']) => `${name}${suffix}${labelsText(labels)} ${value}`),
    ])
    .join('\n') + '\n'

function ofHttp(app: AppContext): Metric[] {
  const { routes, times } = servedBy(app)
  const rows = [...routes.values()]
  const labels = ({ method, route, status }: (typeof rows)[number]): Labels => ({ method, route, status })
  return [
    {
      name: 'miralo_http_requests_total',
      help: 'Answers by route and status.',
      type: 'counter',
      samples: rows.map((r) => [labels(r), r.count]),
    },
    {
      name: 'miralo_http_seconds_total',
      help: 'Seconds that these answers took together.',
      type: 'counter',
      samples: rows.map((r) => [labels(r), r.seconds]),
    },
    {
      name: 'miralo_http_duration_seconds',
      help: 'How long answers took, by kind.',
      type: 'histogram',
      samples: servedKinds.flatMap((kind): Sample[] => {
        const { in: counts, seconds } = times[kind]
        const upTo = counts.map((_, i) => counts.slice(0, i + 1).reduce((a, b) => a + b, 0))
        const all = upTo.at(-1)!
        return [
          ...buckets.map((le, i): Sample => [{ kind, le }, upTo[i]!, '_bucket']),
          [{ kind, le: '+Inf' }, all, '_bucket'],
          [{ kind }, seconds, '_sum'],
          [{ kind }, all, '_count'],
        ]
      }),
    },
  ]
}
const one = (name: string, help: string, value: number, type: Metric['type'] = 'gauge'): Metric => ({
  name,
  help,
  type,
  samples: [[{}, value]],
})
function ofProcess(app: AppContext, version: string): Metric[] {
  const { rss, heapUsed } = process.memoryUsage()
  const { user, system } = process.cpuUsage()
  const { total, idle, waiting } = app.connections()
  return [
    { name: 'miralo_build_info', help: 'Version.', type: 'gauge', samples: [[{ version }, 1]] },
    one('process_start_time_seconds', 'When this process began.', Date.now() / 1000 - process.uptime()),
    one('process_cpu_seconds_total', 'Seconds of CPU.', (user + system) / 1e6, 'counter'),
    one('process_resident_memory_bytes', 'Memory.', rss),
    one('miralo_heap_used_bytes', 'Memory of objects.', heapUsed),
    one('miralo_event_loop_delay_seconds', 'How late the process is with its work.', app.delay() / 1000),
    {
      name: 'miralo_db_connections',
      help: 'Connections to the database; waiting: callers without one.',
      type: 'gauge',
      samples: [
        [{ state: 'used' }, total - idle],
        [{ state: 'idle' }, idle],
        [{ state: 'waiting' }, waiting],
      ],
    },
  ]
}
interface Stored {
  queue: Queue
  totals: Totals
  audit: Awaited<ReturnType<typeof lastRun>>
  restoreTest: Awaited<ReturnType<typeof lastRun>>
  backupAt: number
}
function ofShop({ queue, totals, audit, restoreTest, backupAt }: Stored): Metric[] {
  const states = ['due', 'planned', 'running', 'retried', 'parked'] as const
  const seen = queue.workerSeenAt ? queue.workerSeenAt.getTime() / 1000 : 0
  return [
    {
      name: 'miralo_jobs',
      help: 'Jobs of the queue; parked: failed for good.',
      type: 'gauge',
      samples: states.map((state) => [{ state }, queue[state]]),
    },
    one('miralo_jobs_oldest_due_seconds', 'How long the oldest job has been due.', queue.oldestDueSeconds),
    one('miralo_worker_seen_timestamp_seconds', 'When a worker last began scheduled work.', seen),
    {
      name: 'miralo_orders_total',
      help: 'Orders placed and paid, as counted by the minute.',
      type: 'counter',
      samples: [
        [{ event: 'placed' }, totals.placed],
        [{ event: 'paid' }, totals.paid],
      ],
    },
    {
      name: 'miralo_money_fen_total',
      help: 'Fen paid for orders and paid back.',
      type: 'counter',
      samples: [
        [{ event: 'paid' }, totals.sales],
        [{ event: 'refunded' }, totals.refunds],
      ],
    },
    one('miralo_books_audit_timestamp_seconds', 'When the books were last recounted.', stamp(audit)),
    one('miralo_books_right', '1: the last audit found no difference.', audit?.passed ? 1 : 0),
    one('miralo_books_findings', 'Checks that found a difference.', audit?.findings ?? 0),
    one('miralo_backup_timestamp_seconds', 'When the newest backup was made.', backupAt),
    one('miralo_restore_test_timestamp_seconds', 'When a backup was last brought back well.', passedAt(restoreTest)),
  ]
}
const stamp = (run: Stored['audit']): number => (run ? run.at.getTime() / 1000 : 0)
const passedAt = (run: Stored['audit']): number => (run?.passed ? stamp(run) : 0)

async function stored(db: Db): Promise<Stored> {
  const [queue, totals, audit, restoreTest, backups] = [
    await queueOf(db),
    await totalsOf(db),
    await lastRun(db, 'audit'),
    await lastRun(db, 'restoreTest'),
    await backupFiles(),
  ]
  const newest = backups[0] ? Date.parse(backups[0].madeAt) / 1000 : 0
  return { queue, totals, audit, restoreTest, backupAt: newest }
}
/** However often it is asked, the database is asked every few seconds. */
const age = 5_000
const lately = new WeakMap<object, { at: number; found: Promise<Stored> }>()
export async function metricsText(db: Db, app: AppContext): Promise<string> {
  const last = lately.get(app)
  const fresh = last && performance.now() - last.at < age ? last.found : stored(db)
  if (fresh !== last?.found) lately.set(app, { at: performance.now(), found: fresh })
  // of a database that is away the process still tells
  const shop = await fresh.then(ofShop, () => [])
  return inText([...ofHttp(app), ...ofProcess(app, await versionOf()), ...shop])
}
