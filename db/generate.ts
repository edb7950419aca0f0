// Writes db/types.ts from the migrations (or, with --check, fails when it no longer matches them):
// a throwaway database is the source.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded } from '../src/kernel/data/postgres.ts'
import { migrate, openPool } from '../src/kernel/data/db.ts'

/** The types of all tables, as text. */
export async function generateTypes(): Promise<string> {
  const dir = mkdtempSync(join(tmpdir(), 'miralo-types-'))
  const server = await startEmbedded(dir, ['-c', 'fsync=off'], true)
  try {
    const pool = openPool(server.adminUrl, { limited: false })
    await migrate(pool)
    await pool.end()
    const out = join(dir, 'types.ts')
    const args = [
      'node_modules/kysely-codegen/dist/cli/bin.js',
      '--dialect',
      'postgres',
      '--url',
      server.adminUrl,
      '--out-file',
      out,
      '--exclude-pattern',
      'migration',
      '--log-level',
      'error',
    ]
    execFileSync(process.execPath, [...args, '--type-mapping', '{"int8":"number"}'], {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    return readFileSync(out, 'utf8')
  } finally {
    await server.stop()
    rmSync(dir, { recursive: true, force: true })
  }
}

if (import.meta.main) {
  const fresh = await generateTypes()
  const file = new URL('types.ts', import.meta.url)
  if (process.argv.includes('--check')) {
    if (readFileSync(file, 'utf8') !== fresh) {
      console.error('db/types.ts does not match db/migrations: run npm run db:types')
      process.exit(1)
    }
  } else writeFileSync(file, fresh)
}
