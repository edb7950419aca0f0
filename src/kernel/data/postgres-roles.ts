// Who may enter the embedded database: two roles by SCRAM, with random passwords that lie in the data folder.
// `postgres` makes tables, in migrations only; `miralo` is the shop, which reads and writes rows and nothing else.
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Person } from './postgres-user.ts'

const admin = 'postgres'
/** The shop's own role in the embedded database. */
export const shopRole = 'miralo'

interface Passwords {
  admin: string
  shop: string
}
const keyFile = (dir: string): string => join(dir, 'database.key')
const rulesFile = (dir: string): string => join(dir, 'postgres', 'pg_hba.conf')
const rules = '# Nobody enters without a password; there is no port to enter by.\nlocal all all scram-sha-256\n'
const openRules = '# While the roles get their passwords; the folder is closed to others.\nlocal all all trust\n'

function readPasswords(dir: string): Passwords | undefined {
  if (!existsSync(keyFile(dir))) return undefined
  const [adminKey, shopKey] = readFileSync(keyFile(dir), 'utf8').trim().split(/\s+/)
  return adminKey && shopKey ? { admin: adminKey, shop: shopKey } : undefined
}
/** Whole or not at all: half a file would lock the shop out of its own database. */
function writeWhole(path: string, text: string, who?: Person): void {
  const fresh = `${path}.new`
  writeFileSync(fresh, text, { mode: 0o600, flush: true })
  if (who) chownSync(fresh, who.uid, who.gid)
  renameSync(fresh, path)
}
function makePasswords(dir: string): Passwords {
  const made = { admin: randomBytes(32).toString('base64url'), shop: randomBytes(32).toString('base64url') }
  writeWhole(keyFile(dir), `${made.admin}\n${made.shop}\n`)
  return made
}

const address = (role: string, password: string, socket: string): string =>
  `postgres://${role}${password && `:${password}`}@localhost/postgres?host=${encodeURIComponent(socket)}`

/** The addresses of both roles by the folder's passwords. */
export function addressesIn(dir: string, socket: string = join(dir, 'run')): { url: string; adminUrl: string } {
  const passwords = readPasswords(dir)
  if (!passwords) throw new Error(`${keyFile(dir)} is missing`)
  return { url: address(shopRole, passwords.shop, socket), adminUrl: address(admin, passwords.admin, socket) }
}

/** False where the roles are not made yet, or their passwords are lost: a new folder, or one of an older shop. */
export const isGuarded = (dir: string): boolean =>
  readPasswords(dir) !== undefined && existsSync(rulesFile(dir)) && readFileSync(rulesFile(dir), 'utf8') === rules

/** Lets the folder's owner in without a password at the next start, to be followed by `guard`. */
export const unguard = (dir: string, who: Person | undefined): void => writeWhole(rulesFile(dir), openRules, who)

/** Makes the roles and shuts the door. What breaks off half-way is done again at the next start. */
export async function guard(dir: string, socket: string, who: Person | undefined): Promise<void> {
  const passwords = readPasswords(dir) ?? makePasswords(dir)
  const client = new pg.Client({ connectionString: address(admin, '', socket) })
  await client.connect()
  try {
    await client.query('set log_min_error_statement = panic') // a password never comes into the log
    await client.query(rolesFor(passwords))
    writeWhole(rulesFile(dir), rules, who)
    await client.query('select pg_reload_conf()')
  } finally {
    await client.end()
  }
  for (let tries = 0; tries < 100 && (await entersWithout(socket)); tries++) await pause(20)
}
/** Rules are read anew a moment after they were asked to be. */
async function entersWithout(socket: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: address(admin, '', socket) })
  const entered = client.connect().then(
    () => true,
    () => false,
  )
  return entered.finally(() => client.end().catch(() => undefined))
}
const rolesFor = (passwords: Passwords): string => `
  do $$ begin
    if not exists (select from pg_roles where rolname = '${shopRole}') then create role ${shopRole}; end if;
  end $$;
  alter role ${shopRole} login nosuperuser nocreatedb nocreaterole noreplication nobypassrls
    password '${passwords.shop}';
  alter role ${admin} password '${passwords.admin}';
  revoke create, temporary on database postgres from public;
  revoke create on schema public from public;`

/**
 * Lets the shop's role read and write the rows of every table, also of those that a migration just made. The queue's
 * tables are shut row by row to all but their owner: the shop gets a rule of its own there.
 */
export const grantRows = (pool: pg.Pool, role: string): Promise<unknown> =>
  pool.query(`do $$ declare t record; begin
    grant usage on schema public, graphile_worker to ${role};
    for t in select oid::regclass as name, relkind, relrowsecurity, oid from pg_class
      where relkind in ('r', 'p', 'v', 'S')
        and relnamespace in ('public'::regnamespace, 'graphile_worker'::regnamespace)
    loop
      if t.relkind = 'S' then
        if not has_sequence_privilege('${role}', t.oid, 'usage') then
          execute format('grant usage, select on sequence %s to ${role}', t.name);
        end if;
        continue;
      end if;
      if t.name = 'migration'::regclass then execute 'grant select on migration to ${role}'; continue; end if;
      if not has_table_privilege('${role}', t.oid, 'delete') then
        execute format('grant select, insert, update, delete on %s to ${role}', t.name);
      end if;
      if t.relrowsecurity and not exists (select from pg_policy where polrelid = t.oid and polname = 'shop') then
        execute format('create policy shop on %s to ${role} using (true) with check (true)', t.name);
      end if;
    end loop;
  end $$`)
