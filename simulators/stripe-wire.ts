// The wire format of Stripe: bracketed forms in, the error envelope out, ids. A form key can never reach a prototype,
// and every refusal leaves as { error: { type, message, code?, param? } }.
import { randomInt } from 'node:crypto'

export type FormValue = string | Form | FormValue[]
export interface Form {
  [key: string]: FormValue
}

type RefusalType = 'invalid_request_error' | 'idempotency_error' | 'api_error'
interface RefusalDetail {
  status?: number
  type?: RefusalType
  code?: string
  param?: string
  executed?: boolean
}

/** An answer that is an error. `executed`: work had begun, so the answer is kept under the idempotency key. */
export class Refusal extends Error {
  readonly status: number
  readonly executed: boolean
  readonly type: RefusalType
  readonly code: string | undefined
  readonly param: string | undefined

  constructor(message: string, detail: RefusalDetail = {}) {
    super(message)
    this.status = detail.status ?? 400
    this.executed = detail.executed ?? false
    this.type = detail.type ?? 'invalid_request_error'
    this.code = detail.code
    this.param = detail.param
  }

  envelope(requestId: string) {
    const { type, message, code, param } = this
    const docs = code ? { code, doc_url: `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}` } : {}
    return {
      error: {
        type,
        message,
        ...docs,
        ...(param ? { param } : {}),
        request_log_url: `https://dashboard.stripe.com/test/logs/${requestId}`,
      },
    }
  }
}

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
export function newId(prefix: string, length = 24): string {
  return prefix + Array.from({ length }, () => alphabet[randomInt(62)]).join('')
}

/** `a[b][0][c]=v` as nested objects and arrays of strings. Throws Refusal on a key that contradicts itself. */
export function decodeForm(body: string): Form {
  const root = emptyForm()
  for (const [key, value] of new URLSearchParams(body)) place(root, pathOf(key), value, key)
  for (const key of Object.keys(root)) root[key] = withArrays(root[key] ?? '')
  return root
}

/** The same parameters in any order give the same text. */
export function canonicalForm(body: string): string {
  return [...new URLSearchParams(body)]
    .map((pair) => pair.map(encodeURIComponent).join('='))
    .sort()
    .join('&')
}

function emptyForm(): Form {
  return Object.create(null) as Form
}

function pathOf(key: string): string[] {
  const match = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(key)
  const path = match
    ? [match[1] ?? '', ...[...(match[2] ?? '').matchAll(/\[([^[\]]*)\]/g)].map((part) => part[1] ?? '')]
    : []
  if (path.length === 0 || path.length > 10)
    throw new Refusal(`Invalid parameter name: ${key}`, { code: 'parameter_unknown', param: key })
  return path
}

function place(root: Form, path: string[], value: string, key: string) {
  let node = root
  path.forEach((part, depth) => {
    const name = part === '' ? String(Object.keys(node).length) : part
    const there = node[name]
    if (depth === path.length - 1) {
      if (typeof there === 'object') throw new Refusal(`Invalid object: ${key}`, { param: key })
      node[name] = value
      return
    }
    if (typeof there === 'string' || Array.isArray(there)) throw new Refusal(`Invalid object: ${key}`, { param: key })
    const next = there ?? emptyForm()
    node[name] = next
    node = next
  })
}

function withArrays(value: FormValue): FormValue {
  if (typeof value === 'string' || Array.isArray(value)) return value
  const keys = Object.keys(value)
  for (const key of keys) value[key] = withArrays(value[key] ?? '')
  return keys.every((key, index) => key === String(index)) ? keys.map((key) => value[key] ?? '') : value
}
