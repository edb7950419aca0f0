// A base backup of a running cluster: its files as they lie there, changing while they are read, and the part of its
// log that makes one whole of them. PostgreSQL replays it when it is started on them.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'

/** A file by its path, or by its bytes; a folder has neither, and a name that ends with a slash. */
export interface BackupPart {
  name: string
  from?: string | Buffer
  /** others may be gone when they are read */
  needed?: boolean
}

/** The server makes what is in them anew when it starts. */
const emptied = new Set([
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
  'pg_wal',
])
/** Of this run of the server, or temporary; the control file is read apart, and a label comes from the backup. */
const left = /^(postmaster\.(pid|opts)|pgsql_tmp.*|pg_internal\.init.*|t\d+_\d+.*|(backup_label|tablespace_map).*)$/

/**
 * The parts of a backup, named under `postgres/`; takes the address of the role that may do anything. What was
 * committed before the first part is asked for is in it. Whoever stops asking ends the backup.
 */
export async function* baseBackup(adminUrl: string, cluster: string): AsyncGenerator<BackupPart> {
  const client = new pg.Client({ connectionString: adminUrl, keepAlive: true })
  client.on('error', () => undefined) // the next statement fails
  await client.connect()
  try {
    await begin(client)
    yield { name: 'postgres/' }
    yield* filesOf(cluster, '')
    yield { name: 'postgres/global/pg_control', from: await control(cluster) }
    yield* await end(client, cluster)
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** The slot holds the log that is written from here on; like the backup it ends with the session. */
async function begin(client: pg.Client): Promise<void> {
  await client.query(`select pg_create_physical_replication_slot('backup_' || pg_backend_pid(), true, true)`)
  await client.query(`select pg_backup_start('miralo', fast => true)`)
}

async function* filesOf(cluster: string, folder: string): AsyncGenerator<BackupPart> {
  const entries = await readdir(join(cluster, folder), { withFileTypes: true }).catch(orGone)
  const unlogged = new Set(entries.flatMap((entry) => /^(\d+)_init$/.exec(entry.name)?.[1] ?? []))
  for (const entry of entries) {
    const name = folder + entry.name
    if (left.test(entry.name) || name === 'global/pg_control' || isContentOf(entry.name, unlogged)) continue
    if (entry.isDirectory()) {
      yield { name: `postgres/${name}/` }
      if (!emptied.has(name)) yield* filesOf(cluster, `${name}/`)
    } else if (entry.isFile()) yield { name: `postgres/${name}`, from: join(cluster, name) }
    else throw new Error(`${join(cluster, name)} is no file of a cluster that can be copied: a tablespace?`)
  }
}
/** What unlogged tables hold stays out, as it would be lost on the way back: they begin empty, by their `_init`. */
function isContentOf(file: string, unlogged: ReadonlySet<string>): boolean {
  const table = /^(\d+)(_fsm|_vm)?(\.\d+)?$/.exec(file)?.[1]
  return table !== undefined && unlogged.has(table)
}
/** Tables are dropped meanwhile. */
function orGone(e: unknown): [] {
  if (e instanceof Error && 'code' in e && e.code === 'ENOENT') return []
  throw e
}

/** Its writes are no part of the log: read until two readings in a row agree. */
async function control(cluster: string): Promise<Buffer> {
  for (let before: Buffer | undefined; ;) {
    const now = await readFile(join(cluster, 'global', 'pg_control'))
    if (before?.equals(now)) return now
    before = now
  }
}

interface Stopped {
  label: string
  segments: string[]
}
/** Ends the backup: its label, and every segment of the log from its beginning to its end. */
async function end(client: pg.Client, cluster: string): Promise<BackupPart[]> {
  const { rows } = await client.query<Stopped>(`
    with stopped as materialized (select lsn, labelfile from pg_backup_stop(wait_for_archive => false)),
      spanned as (
        select labelfile, pg_size_bytes(current_setting('wal_segment_size')) as size, lsn - '0/0'::pg_lsn as until,
          substring(labelfile from 'START WAL LOCATION: (\\S+)')::pg_lsn - '0/0'::pg_lsn as since
        from stopped
      )
    select labelfile as label, array(
      select pg_walfile_name('0/0'::pg_lsn + (n * size + 1))
      from generate_series(div(since, size), div(until - 1, size)) n) as segments
    from spanned`)
  const { label, segments } = rows[0]!
  const histories = (await readdir(join(cluster, 'pg_wal'))).filter((name) => name.endsWith('.history'))
  return [
    { name: 'postgres/backup_label', from: Buffer.from(label) },
    { name: 'postgres/pg_wal/archive_status/' },
    ...[...histories, ...segments].map((name) => ({
      name: `postgres/pg_wal/${name}`,
      from: join(cluster, 'pg_wal', name),
      needed: true,
    })),
  ]
}
