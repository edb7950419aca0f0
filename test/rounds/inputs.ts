// Inputs made from a call's own schema: right ones with values that exist, and mutants of them:
// wrong types, huge numbers, control characters, scripts, deep nesting.
import fc from 'fast-check'

export interface JsonSchema {
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: JsonSchema[]
  items?: JsonSchema
  properties?: Record<string, JsonSchema>
  required?: string[]
  pattern?: string
  format?: string
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
}
/** Values that exist in the shop, by the name of their field: they lead past the first check. */
export type Known = Record<string, readonly unknown[]>

const deep = (depth: number, array: boolean): unknown =>
  Array.from({ length: depth }).reduce<unknown>((inner) => (array ? [inner] : { a: inner }), 1)
const nasty: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e300,
  -1e300,
  2 ** 31,
  2 ** 31 - 1,
  2 ** 53,
  2 ** 53 - 1,
  2 ** 63,
  1e21,
  5e-324,
  '',
  ' ',
  '0',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff\ud800',
  '\u202e\u2066',
  '😀👨‍👩‍👧‍👦',
  '林月然',
  "' or 1=1 --",
  '"; drop table user_account; --',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '{{7*7}}',
  '${7*7}',
  '%',
  '_',
  '\\',
  '%%%',
  '$1',
  '../../etc/passwd',
  '0x41',
  '1e9',
  'NaN',
  'Infinity',
  '-',
  '2026-13-45T99:99:99Z',
  '9999-12-31T23:59:59Z',
  '0000-01-01T00:00:00Z',
  '+275760-09-13T00:00:00Z',
  'null',
  '__proto__',
  'constructor',
  'x'.repeat(300),
  '界'.repeat(5000),
  [],
  {},
  [[]],
  [null],
  { __proto__: null, constructor: 1 },
  deep(60, true),
  deep(60, false),
  Array.from({ length: 300 }, (_, i) => i),
]
const anything = fc.oneof(
  fc.constantFrom(...nasty),
  fc.jsonValue({ maxDepth: 2 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.maxSafeInteger(),
)

/** Values that the schema allows. */
function fitting(schema: JsonSchema, name: string, known: Known): fc.Arbitrary<unknown> {
  const base = ofKind(schema, name, known)
  const there = known[name]
  return there?.length && schema.type !== 'array'
    ? fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...there) }, { weight: 1, arbitrary: base })
    : base
}
function ofKind(schema: JsonSchema, name: string, known: Known): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((s) => fitting(s, name, known)))
  if (schema.properties) return objectOf(schema, known)
  if (schema.items)
    return fc.array(fitting(schema.items, name.replace(/s$/, ''), known), {
      minLength: schema.minItems ?? 0,
      maxLength: Math.max(schema.minItems ?? 0, Math.min(schema.maxItems ?? 5, 5)),
    })
  if (schema.type === 'integer') return integer(schema)
  if (schema.type === 'number') return fc.oneof(integer(schema), fraction(schema))
  if (schema.type === 'boolean') return fc.boolean()
  if (schema.type === 'null') return fc.constant(null)
  return text(schema)
}
function objectOf(schema: JsonSchema, known: Known): fc.Arbitrary<unknown> {
  const fields = Object.entries(schema.properties!)
  return fc.record(Object.fromEntries(fields.map(([key, s]) => [key, fitting(s, key, known)])), {
    requiredKeys: (schema.required ?? []).filter((key) => key in schema.properties!),
  })
}
function integer({ minimum = -(2 ** 53 - 1), maximum = 2 ** 53 - 1 }: JsonSchema): fc.Arbitrary<unknown> {
  return fc.oneof(
    fc.integer({ min: Math.max(minimum, -3), max: Math.min(maximum, 120) }),
    fc.constantFrom(minimum, maximum),
    fc.integer({ min: minimum, max: maximum }),
  )
}
const fraction = ({ minimum = -1e300, maximum = 1e300 }: JsonSchema): fc.Arbitrary<unknown> =>
  fc.double({ min: minimum, max: maximum, noNaN: true })
function text({ pattern, format, minLength = 0, maxLength = 60 }: JsonSchema): fc.Arbitrary<unknown> {
  if (pattern) return fc.stringMatching(new RegExp(pattern))
  if (format === 'date-time')
    return fc
      .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
      .map((d) => d.toISOString())
  const words = nasty.filter(
    (v): v is string => typeof v === 'string' && v.length >= minLength && v.length <= maxLength,
  )
  return fc.oneof(
    fc.string({ minLength, maxLength: Math.min(maxLength, 40) }),
    fc.string({ unit: 'binary', minLength, maxLength: Math.min(maxLength, 40) }),
    fc.constantFrom(...(words.length ? words : ['x'.repeat(minLength)])),
  )
}

/** One place of the value, chosen by `at`, replaced by something else. */
function mutated(value: unknown, at: readonly number[], by: unknown): unknown {
  const [head, ...rest] = at
  if (head === undefined || typeof value !== 'object' || value === null) return by
  const keys = Object.keys(value)
  if (keys.length === 0) return by
  const key = keys[head % keys.length]!
  const inner =
    rest.length === 0 || rest[0]! % 3 === 0 ? by : mutated((value as Record<string, unknown>)[key], rest, by)
  return Array.isArray(value)
    ? value.map((v, i) => (String(i) === key ? inner : (v as unknown)))
    : { ...value, [key]: inner }
}

/** The body to send, as text: fitting, mutated, with a foreign key, or no object at all. */
export function bodies(schema: JsonSchema, known: Known): fc.Arbitrary<string> {
  const right = fitting(schema, '', known)
  const broken = fc
    .tuple(right, fc.array(fc.nat(40), { minLength: 1, maxLength: 4 }), anything)
    .map(([value, at, by]) => mutated(value, at, by))
  const surplus = fc
    .tuple(right, fc.constantFrom('userId', 'user_id', 'role', '__proto__', 'x'), anything)
    .map(([value, key, by]) => ({ ...(value as object), [key]: by }))
  const json = (v: unknown): string => JSON.stringify(v) ?? 'null'
  return fc.oneof(
    { weight: 5, arbitrary: right.map(json) },
    { weight: 6, arbitrary: broken.map(json) },
    { weight: 1, arbitrary: surplus.map(json) },
    { weight: 1, arbitrary: anything.map(json) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        '',
        '{',
        '[1,',
        'nonsense',
        '{"a":1}}',
        '\u0000',
        `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
        '{"__proto__":{"x":1}}',
        '{"constructor":{"prototype":1}}',
      ),
    },
  )
}
