// What a call's input may hold, read from its schema: every object in it and every field that names a record.
// Nothing is listed by hand, so new calls are seen by themselves.
import { calls } from '#app.ts'
import { Id, type Contract } from '#kernel/call/contract.ts'

export interface Schema {
  type?: string
  description?: string
  pattern?: string
  additionalProperties?: unknown
  required?: string[]
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
}
export const contracts: readonly Contract[] = calls.map((c) => c.contract)
export const privateCalls = contracts.filter((c) => c.who !== 'public')
export const isStaffCall = (c: Contract): boolean => typeof c.who === 'object' && 'staff' in c.who
export const isMerchantCall = (c: Contract): boolean => typeof c.who === 'object' && 'merchant' in c.who

/** Every part of a schema with its path: `from.skuId`, `views.[].productId`. */
export function* partsOf(schema: Schema, at: readonly string[] = []): Generator<{ path: string; schema: Schema }> {
  yield { path: at.join('.'), schema }
  for (const way of schema.anyOf ?? []) yield* partsOf(way, at)
  if (schema.items) yield* partsOf(schema.items, [...at, '[]'])
  for (const [name, inner] of Object.entries(schema.properties ?? {})) yield* partsOf(inner, [...at, name])
}
export const schemaOf = (c: Contract): Schema => c.input
export const objectsOf = (c: Contract): { path: string; schema: Schema }[] =>
  [...partsOf(schemaOf(c))].filter((p) => p.schema.properties !== undefined)

const isIdName = (name: string): boolean => /^(ids?|\w+(Id|Ids|No|Nos))$/.test(name) && name !== 'requestId'
/** Paths of the fields that name a record, by their name or by their schema; a list of ids counts as one. */
export const idFieldsOf = (c: Contract): string[] => [
  ...new Set(
    [...partsOf(schemaOf(c))]
      .filter(
        ({ path, schema }) =>
          path !== '' && (isIdName(path.split('.').at(-1)!) || schema.description === (Id as Schema).description),
      )
      .map(({ path }) => path.replace(/\.\[\]$/, '')),
  ),
]
/** The fields of an input, also where it is one of several shapes. */
export const namesOf = (schema: Schema): string[] => [
  ...new Set([...Object.keys(schema.properties ?? {}), ...(schema.anyOf ?? []).flatMap(namesOf)]),
]
export const requiredOf = (schema: Schema): string[] =>
  schema.required ?? (schema.anyOf?.[0] ? requiredOf(schema.anyOf[0]) : [])
