// Pages of a list, newest first, and the replacing of ids by whole objects (`expand`).
import { Refusal, type Form } from './stripe-wire.ts'
import { integer, list, record, text } from './stripe-params.ts'
import { snapshot, type Provider } from './stripe-provider.ts'

type Wire = Record<string, unknown>

/** `items` oldest first. Reads limit (1 to 100, else 10), starting_after, ending_before and created from the form. */
export function pageOf(items: Wire[], form: Form, path: string) {
  const limit = integer(form['limit'], 'limit', 1, 100) ?? 10
  const after = text(form['starting_after'], 'starting_after')
  const before = text(form['ending_before'], 'ending_before')
  let rows = items.filter(inRange(form)).toReversed()
  if (after) rows = rows.slice(indexOf(rows, after, 'starting_after') + 1)
  if (before) rows = rows.slice(0, indexOf(rows, before, 'ending_before'))
  const data = before ? rows.slice(-limit) : rows.slice(0, limit)
  return { object: 'list', data, has_more: rows.length > data.length, url: path }
}

function indexOf(rows: Wire[], id: string, param: string): number {
  const at = rows.findIndex((row) => row['id'] === id)
  if (at < 0) throw new Refusal(`No such object: '${id}'`, { code: 'resource_missing', param })
  return at
}

function inRange(form: Form): (item: Wire) => boolean {
  const value = form['created']
  if (typeof value === 'string') return (item) => item['created'] === integer(value, 'created', 0)
  const range = record(value, 'created') ?? {}
  const bound = (name: string) => integer(range[name], `created[${name}]`, 0)
  const [gt, gte, lt, lte] = [bound('gt'), bound('gte'), bound('lt'), bound('lte')]
  return (item) => {
    const created = Number(item['created'])
    return (
      (gt === undefined || created > gt) &&
      (gte === undefined || created >= gte) &&
      (lt === undefined || created < lt) &&
      (lte === undefined || created <= lte)
    )
  }
}

/** Replaces the ids that `expand` names, in place. Throws Refusal for a name that cannot be expanded. */
export function expandAll(provider: Provider, answer: Wire, form: Form) {
  for (const wish of list(form['expand'], 'expand')) {
    const path = text(wish, 'expand') ?? ''
    expandPath(provider, answer, path.split('.'), path)
  }
}

function expandPath(provider: Provider, object: Wire, [name = '', ...rest]: string[], path: string) {
  if (name === 'data' && Array.isArray(object['data'])) {
    for (const item of object['data'] as Wire[]) expandPath(provider, item, rest, path)
    return
  }
  if (name === 'line_items' && object['object'] === 'checkout.session') {
    const id = String(object['id'])
    object['line_items'] = {
      object: 'list',
      data: structuredClone(provider.store.get('session', id)?.lines),
      has_more: false,
      url: `/v1/checkout/sessions/${id}/line_items`,
    }
    return
  }
  const kind =
    name === 'source'
      ? String(object['source']).startsWith('re_')
        ? ('refund' as const)
        : ('charge' as const)
      : ({ payment_intent: 'intent', latest_charge: 'charge', charge: 'charge' } as const)[name]
  if (!kind || !(name in object)) throw new Refusal(`This property cannot be expanded (${path}).`, { param: 'expand' })
  const value = object[name]
  const found = typeof value === 'string' ? provider.store.get(kind, value) : undefined
  if (found) object[name] = snapshot(found)
  if (rest.length > 0 && typeof object[name] === 'object' && object[name] !== null)
    expandPath(provider, object[name] as Wire, rest, path)
}
