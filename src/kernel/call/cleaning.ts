// Cuts an output to its schema: only what the contract names leaves the shop. Made once per call, without validation.
import type { TSchema } from 'typebox'

type Clean = (value: unknown) => unknown
interface Shape {
  type?: string
  anyOf?: Shape[]
  items?: Shape
  properties?: Record<string, Shape>
  required?: string[]
  const?: unknown
}
const same: Clean = (value) => value
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** The cutter of a schema; it makes new objects and leaves what it was given alone. */
export const cleaner = (schema: TSchema): Clean => cut(schema)

function cut(shape: Shape): Clean {
  if (shape.anyOf) return cutUnion(shape.anyOf)
  if (shape.items) {
    const item = cut(shape.items)
    return item === same ? same : (value) => (Array.isArray(value) ? value.map(item) : value)
  }
  if (!shape.properties) return same
  const fields = Object.entries(shape.properties).map(([key, inner]) => [key, cut(inner)] as const)
  return (value) => {
    if (!isObject(value)) return value
    const out: Record<string, unknown> = {}
    for (const [key, inner] of fields) if (value[key] !== undefined) out[key] = inner(value[key])
    return out
  }
}
/**
 * null next to one shape is that shape; among several objects the first whose required fields are there
 * and whose literals are the value's.
 */
function cutUnion(branches: readonly Shape[]): Clean {
  const shapes = branches
    .filter((b) => b.type !== 'null')
    .map((b) => ({ required: b.required ?? [], literals: literalsOf(b), clean: cut(b) }))
  if (shapes.every((s) => s.clean === same)) return same
  return (value) => {
    if (!isObject(value)) return value
    const branch =
      shapes.length === 1
        ? shapes[0]
        : shapes.find(
            (s) =>
              s.required.every((key) => key in value) && s.literals.every(([key, literal]) => value[key] === literal),
          )
    return branch ? branch.clean(value) : value
  }
}
const literalsOf = ({ properties = {} }: Shape): (readonly [string, unknown])[] =>
  Object.entries(properties).flatMap(([key, { const: literal }]) =>
    literal === undefined ? [] : [[key, literal] as const],
  )
