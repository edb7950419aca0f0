// Output schemas as the serializer likes them: surplus fields are dropped (never an error),
// null next to one shape is `nullable`, which needs no trial of branches. Pure.
interface Schema {
  type?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  patternProperties?: Record<string, Schema>
  additionalProperties?: Schema
  required?: string[]
  nullable?: boolean
}

/** A JSON Schema → the same for fast-json-stringify. */
export function serializable(schema: object): Schema {
  const { anyOf, items, properties, patternProperties, type, required, enum: values } = schema as Schema
  if (values?.every((v) => typeof v === 'string')) return { type: 'string' }
  // a literal stays one: it tells the branches of a union apart
  if ((schema as Schema).const !== undefined)
    return {
      type: typeof (schema as Schema).const === 'string' ? 'string' : 'integer',
      enum: [(schema as Schema).const],
    }
  if (anyOf) return union(anyOf)
  if (properties)
    return {
      type: 'object',
      required: required ?? [],
      properties: Object.fromEntries(Object.entries(properties).map(([k, v]) => [k, serializable(v)])),
    }
  // a record: whatever its keys are called
  const [kept] = Object.values(patternProperties ?? {})
  if (kept) return { type: 'object', additionalProperties: serializable(kept) }
  if (items) return { type: 'array', items: serializable(items) }
  return type === undefined ? {} : { type }
}
function union(branches: readonly Schema[]): Schema {
  const shapes = branches.filter((b) => b.type !== 'null').map((b) => serializable(b))
  const nullable = shapes.length < branches.length
  const [first] = shapes
  const alike =
    first !== undefined && shapes.every((s) => s.type === first.type && s.type !== 'object' && s.type !== 'array')
  if (first && shapes.length === 1) return nullable ? { ...first, nullable: true } : first
  if (first?.type && alike) return { type: first.type, ...(nullable && { nullable }) }
  return { anyOf: nullable ? [...shapes, { type: 'null' }] : shapes }
}
