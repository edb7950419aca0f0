// Giving and taking away the keys of a provider: checked as those of the environment are, sealed together, one row for
// a provider. The log and the row beside them hold only what may be seen.
import { connectionOf, type ConnectionName, type KeyField } from '#kernel/connections.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import { ownValue } from '#kernel/data/own.ts'
import { EnvError } from '#kernel/data/env-reading.ts'
import { forcedBy, madeOf, sealedUse } from '#kernel/data/provider-keys.ts'
import { dropPublic } from '#kernel/data/public-cache.ts'
import { audit } from '#kernel/security/audit.ts'
import { FetchRefused, internet, ownMachine, publicAddressOf } from '#kernel/security/fetch-guard.ts'
import { seal, unseal } from '#kernel/security/sealed.ts'
import { forgetKeys, holdKeys, keepKeys, type KeysRow, type Shown } from './queries.ts'

type Values = Readonly<Record<string, string>>
interface Actor {
  userId: number
  ip: string
}
interface Given {
  connection: ConnectionName
  values: readonly { name: string; value: string }[]
  reason: string
  version: number
}

/** Letters are taken there by every provider; another port would make the shop knock at strangers' doors. */
const mailPorts = ['', '25', '465', '587', '2525']
/**
 * Before the transaction, for names are looked up: a mail server given here lies outside of our network.
 * Refuses connectionInvalid, connectionInside.
 */
export async function checkMailServer(app: AppContext, { connection, values }: Given): Promise<void> {
  const typed = values.find(({ name }) => name === 'SMTP_URL')?.value.trim() ?? ''
  if (connection !== 'mail' || typed === '') return
  if (!URL.canParse(typed)) throw new Refusal('connectionInvalid', { field: 'SMTP_URL' })
  const { hostname, port } = new URL(typed)
  if (!app.demo && !mailPorts.includes(port)) throw new Refusal('connectionInside')
  try {
    await publicAddressOf(hostname, app.demo ? ownMachine : internet)
  } catch (e) {
    throw e instanceof FetchRefused
      ? new Refusal('connectionInside')
      : new Refusal('connectionInvalid', { field: 'SMTP_URL' })
  }
}

/** Refuses connectionForced, connectionChanged, connectionInvalid, reasonRequired. Answers the new version. */
export async function giveKeys(db: Db, app: AppContext, by: Actor, given: Given): Promise<number> {
  const { connection, version } = given
  const reason = given.reason.trim()
  if (!reason) throw new Refusal('reasonRequired')
  if (forcedBy(app, connection)) throw new Refusal('connectionForced')
  const before = await unchanged(db, connection, version)
  const values = joined(connection, before ? openedOf(app, before) : {}, given.values)
  checkValues(app, connection, values)
  const shown = shownOf(connection, values)
  const sealed = seal(app, sealedUse, connection, JSON.stringify(values))
  const next = await keepKeys(db, connection, { sealed, shown, by: by.userId })
  await note(db, by, { action: 'connection.save', connection, before: before?.shown, after: shown, reason })
  return next
}
/** Refuses connectionChanged, reasonRequired. */
export async function takeKeys(db: Db, by: Actor, { connection, version, reason }: Omit<Given, 'values'>) {
  if (!reason.trim()) throw new Refusal('reasonRequired')
  const before = await unchanged(db, connection, version)
  if (!before) throw new Refusal('connectionChanged')
  await forgetKeys(db, connection)
  const told = { action: 'connection.remove', connection, before: before.shown, after: undefined }
  await note(db, by, { ...told, reason: reason.trim() })
}

/** Refuses connectionChanged: somebody gave others since they were read. */
async function unchanged(db: Db, connection: ConnectionName, version: number): Promise<KeysRow | undefined> {
  const row = await holdKeys(db, connection)
  if ((row?.version ?? 0) !== version) throw new Refusal('connectionChanged')
  return row
}
const openedOf = (app: AppContext, { connection, sealed }: KeysRow): Values =>
  JSON.parse(unseal(app, sealedUse, connection, sealed)) as Values
/** What stands, with what was typed. Refuses connectionInvalid: of another provider, or no field at all. */
function joined(connection: ConnectionName, before: Values, typed: Given['values']): Values {
  const { fields } = connectionOf(connection)
  const values = new Map(Object.entries(before))
  for (const { name, value } of typed) {
    if (!fields.some((field) => field.name === name)) throw new Refusal('connectionInvalid', { field: name })
    if (value.trim() === '') values.delete(name)
    else values.set(name, value.trim())
  }
  return Object.fromEntries(values)
}
/** By the reader of the environment, whose words name the variable. Refuses connectionInvalid. */
function checkValues(app: AppContext, connection: ConnectionName, values: Values): void {
  const { fields } = connectionOf(connection)
  const lacking = fields.find(({ name, optional }) => !optional && ownValue(values, name) === undefined)
  if (lacking) throw new Refusal('connectionInvalid', { field: lacking.name })
  try {
    madeOf(app, connection, values)
  } catch (e) {
    if (!(e instanceof EnvError)) throw e
    const field = fields.find(({ name }) => e.message.includes(name)) ?? fields[0]!
    throw new Refusal('connectionInvalid', { field: field.name })
  }
}

/** A short secret shows nothing: its end would be half of it. */
const endOf = (secret: string): string =>
  secret.length >= 16 ? `…${secret.replaceAll(/\s|-+END[^-]*-+/g, '').slice(-4)}` : '…'
function seenOf({ seen }: KeyField, value: string): string {
  if (seen === 'whole') return value
  if (seen === 'end') return endOf(value)
  const { protocol, host } = new URL(value)
  return `${protocol}//${host}`
}
const shownOf = (connection: ConnectionName, values: Values): Shown =>
  Object.fromEntries(
    connectionOf(connection).fields.flatMap((field) => {
      const value = ownValue(values, field.name)
      return value === undefined ? [] : [[field.name, seenOf(field, value)]]
    }),
  )

interface Told {
  action: string
  connection: ConnectionName
  before: Shown | undefined
  after: Shown | undefined
  reason: string
}
async function note(db: Db, { userId, ip }: Actor, { connection, before, after, ...told }: Told): Promise<void> {
  await audit(db, {
    staffId: userId,
    subject: 'connection',
    subjectId: 0,
    subjectNo: connection,
    ...(before && { before }),
    ...(after && { after }),
    ...told,
    ip,
  })
  await dropPublic(db, 'connection')
}
