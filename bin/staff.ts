// node bin/staff.ts add|reset|list: the way back in from the server's shell, when nobody of the staff can sign in.
// Prints a link that is good once, for an hour; what was done stands in the audit log as done by the shell.
import { parseArgs } from 'node:util'
import { settings } from '#app.ts'
import { checkEmail } from '#features/people/accounts/accounts.ts'
import { inviteAtShell, resetAtShell } from '#features/people/staffing/inviting.ts'
import { addressOf } from '#features/people/staffing/links.ts'
import { staffLines } from '#features/people/staffing/shell-list.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import { readEnv, type Env } from '#kernel/data/env.ts'
import { openSettings } from '#kernel/data/settings.ts'
import { languages, type Language } from '#kernel/text/language.ts'
import type pg from 'pg'
import pino from 'pino'
import { withDatabase } from './catalog-shop.ts'
import { fail, Failure } from './failure.ts'

const usage = `Usage: npm run staff -- add MAIL [--role admin] [--language en-US|zh-CN|es-ES]
       npm run staff -- reset MAIL    another password, no second proof
       npm run staff -- list`

function readArgs() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        role: { type: 'string', default: 'admin' },
        language: { type: 'string', default: 'en-US' },
        help: { type: 'boolean' },
      },
    })
  } catch (e) {
    return fail(`${e instanceof Error ? e.message : String(e)}\n${usage}`)
  }
}
const isLanguage = (typed: string): typed is Language => languages.includes(typed as Language)
const words = new Map([
  ['staffAlready', 'belongs to the staff already (reset gives another password)'],
  ['notFound', 'nobody of the staff who is at work has this address, or there is no such role'],
  ['emailInvalid', 'this is no e-mail address'],
  ['emailEmpty', 'name an e-mail address'],
])

const { values, positionals } = readArgs()
const [verb, mail = ''] = positionals
if (values.help || !['add', 'reset', 'list'].includes(verb ?? '')) {
  console.log(usage)
  process.exit(values.help ? 0 : 1)
}

const { language } = values
if (!isLanguage(language)) fail(`a letter speaks ${languages.join(', ')}\n${usage}`)

async function printLink(env: Env, db: Db, pool: pg.Pool, spoken: Language): Promise<void> {
  const known = await openSettings(pool, settings, false)
  const seconds = known.get('staffShellLinkSeconds')
  known.stop()
  const made = (trx: Db) =>
    verb === 'add'
      ? inviteAtShell(trx, { seconds }, { contact: checkEmail(mail), role: values.role, language: spoken })
      : resetAtShell(trx, { seconds }, checkEmail(mail))
  const link = await db
    .transaction()
    .execute(made)
    .catch((e: unknown) => {
      throw e instanceof Refusal ? new Failure(`${mail}: ${words.get(e.reason) ?? e.reason}`) : e
    })
  const app = { env, log: pino({ level: env.logLevel }, pino.destination(2)) }
  console.log(addressOf(app, env.publicUrl ?? `http://${env.host}:${env.port}`, link))
  console.log(`good once, until ${link.expiresAt.toISOString()}; the shop must run`)
}
const env = readEnv()
await withDatabase(env, async (db, pool) => {
  if (verb !== 'list') return printLink(env, db, pool, language)
  for (const line of await staffLines(db)) console.log(line)
  return undefined
})
