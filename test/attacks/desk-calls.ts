// The calls of a merchant's desk by their contracts: which of their fields name something of a shop, and how one asks.
import { keyScopes } from '#app.ts'
import type { Contract } from '#kernel/call/contract.ts'
import { send, type Asker, type Reply } from '../front.ts'
import type { World } from '../world.ts'
import { goodsInputs } from './desk-inputs-goods.ts'
import { salesInputs } from './desk-inputs-sales.ts'
import { shopInputs } from './desk-inputs-shop.ts'
import { idFieldsOf, isMerchantCall, namesOf, privateCalls, schemaOf } from './fields.ts'
import { everythingBut } from './own-things.ts'

const root = '/api/v2/mch/'
/** `goods/shelf` */
export const shortOf = (c: Contract): string => c.path.replace(root, '')
export const deskInputs = { ...goodsInputs, ...salesInputs, ...shopInputs }
export const deskCalls = privateCalls.filter(isMerchantCall)

/** Ids of what every shop may name, with the reason. */
export const anybodys: readonly (readonly [field: RegExp, why: string])[] = [
  [/^(content\.)?(categoryId|brandId)$/, 'categories and brands of the whole shop'],
  [/^categories\.\[\]\.categoryId$/, 'categories of the whole shop'],
  [/^taxNo$/, 'the number of a company on its papers, no record'],
]
/** `seen` of goods in a category of the whole shop: where whoever asks saw them. */
const seen: readonly string[] = ['goods/category rows.[].seen']
/** What names a record, too, though neither its name nor its schema says so. */
const alsoNaming: Record<string, readonly string[]> = {
  'shop/edit': ['logo', 'banner'],
  'goods/edit': ['content.pictures.[].file', 'content.skus.[].picture', 'content.options.[].values.[].picture'],
  'order/pickup/verify': ['code'],
  'order/pickup/handover': ['ticket'],
}
/** The fields of a call's input that name something of a shop. */
export const fieldsOf = (c: Contract): string[] =>
  [...idFieldsOf(c), ...(alsoNaming[shortOf(c)] ?? [])].filter(
    (field) => !anybodys.some(([name]) => name.test(field)) && !seen.includes(`${shortOf(c)} ${field}`),
  )
export const attacked = deskCalls.filter((c) => fieldsOf(c).length > 0)
export const mayByKey = (c: Contract): boolean => c.byKey && keyScopes.has(Object.values(c.who as object)[0] as string)

type Answer = Pick<Reply, 'status' | 'code' | 'message' | 'data'>
export async function askDesk({ url }: World, c: Contract, input: object, who: Asker): Promise<Answer> {
  const identified = namesOf(schemaOf(c)).includes('requestId') ? { requestId: crypto.randomUUID() } : {}
  const { status, code, message, data } = await send(url, c.path, JSON.stringify({ ...input, ...identified }), who)
  // one try less is left after each
  const told = data.reason === 'pickupCodeUnknown' ? { reason: data.reason } : data
  return { status, code, message: told === data ? message : '', data: told }
}
/** Refused for its form, and not for the id. */
export const isMalformed = ({ data }: Answer, field: string): boolean =>
  data.reason === 'badInput' && !field.endsWith(String(data['field']))
/** An answer without the ids that it was about. */
export function masked(told: unknown, ids: readonly unknown[]): unknown {
  if (ids.includes(told)) return '#'
  if (typeof told === 'string')
    return ids.reduce<string>((text, one) => (String(one).length > 7 ? text.replaceAll(String(one), '#') : text), told)
  if (Array.isArray(told)) return told.map((part) => masked(part, ids))
  if (typeof told !== 'object' || told === null) return told
  return Object.fromEntries(Object.entries(told).map(([name, part]) => [name, masked(part, ids)]))
}

/**
 * All that is kept, but that somebody was here, what they were answered, and what the log of their own shop says that
 * they did there: calls that answer each thing of a list by itself are in it, also where nothing came of them.
 */
export async function kept(world: World): Promise<Record<string, string>> {
  const {
    session: _,
    request_reply: _answers,
    audit_log: _log,
    audit_chain: _chain,
    ...rest
  } = await everythingBut(world, 0)
  return rest
}
export const changes = (before: Record<string, string>, after: Record<string, string>): string[] =>
  Object.keys(after).filter((table) => after[table] !== before[table])
