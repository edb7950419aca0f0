// One throwaway PostgreSQL for the run; a migrated template that every test file copies.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { prepareDatabase } from '#app.ts'
import { startEmbedded } from '#kernel/postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgres: string
  }
}
const quick = ['-c', 'fsync=off', '-c', 'full_page_writes=off', '-c', 'synchronous_commit=off', '-c', 'max_connections=200']

export default async function setup(project: TestProject) {
  const dir = mkdtempSync(join(tmpdir(), 'miralo-test-'))
  const server = await startEmbedded(dir, quick, true)
  const admin = new pg.Client({ connectionString: server.url })
  await admin.connect()
  await admin.query('create database template_shop')
  await admin.end()
  await prepareDatabase(server.url.replace('/postgres?', '/template_shop?'))
  project.provide('postgres', server.url)
  return async () => {
    await server.stop()
    rmSync(dir, { recursive: true, force: true })
  }
}
