// A throwaway PostgreSQL for tests and soak: its durability is off, and a migrated template waits to be copied by each
// world.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { prepareDatabase } from '#app.ts'
import { startEmbedded } from '#kernel/data/postgres.ts'
import { shopRole } from '#kernel/data/postgres-roles.ts'

const quick = [
  '-c',
  'fsync=off',
  '-c',
  'full_page_writes=off',
  '-c',
  'synchronous_commit=off',
  '-c',
  'max_connections=200',
  '-c',
  'scram_iterations=1',
]

export interface TestPostgres {
  /** of the role that may do anything: who runs a shop over it goes by `asShop` */
  url: string
  stop: () => Promise<void>
}
export async function startTestPostgres(): Promise<TestPostgres> {
  const dir = mkdtempSync(join(tmpdir(), 'miralo-test-'))
  const server = await startEmbedded(dir, quick, true)
  await asAdmin(server.adminUrl, `alter role ${shopRole} password '${shopRole}'`)
  await asAdmin(server.adminUrl, 'create database template_shop')
  const template = urlOf(server.adminUrl, 'template_shop')
  await prepareDatabase(template, shopRole)
  // tables of a test are the shop's to write in too
  await asAdmin(template, `alter default privileges grant all on tables to ${shopRole}`)
  return {
    url: server.adminUrl,
    stop: async () => {
      await server.stop()
      rmSync(dir, { recursive: true, force: true })
    },
  }
}

async function asAdmin(url: string, statement: string): Promise<void> {
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  await admin.query(statement)
  await admin.end()
}
/** The same database as the shop sees it in service: rows, and no tables to make. */
export const asShop = (url: string): string => url.replace(/\/\/[^@]*@/, `//${shopRole}:${shopRole}@`)
const urlOf = (postgres: string, name: string): string => postgres.replace('/postgres?', `/${name}?`)

/** A fresh copy of a template; its address. */
export async function copyTemplate(
  postgres: string,
  template = 'template_shop',
  name = `shop_${crypto.randomUUID().replaceAll('-', '')}`,
): Promise<string> {
  await asAdmin(postgres, `create database ${name} template ${template} strategy file_copy`)
  return urlOf(postgres, name)
}
/** Drops a copy whose users are gone: a soak makes many. */
export async function dropCopy(postgres: string, url: string): Promise<void> {
  const name = /\/(shop_\w+)\?/.exec(url)?.[1]
  if (name) await asAdmin(postgres, `drop database if exists ${name} with (force)`)
}
