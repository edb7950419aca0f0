// The demo's content lies in demo/data as JSON. A file is read when it is first asked for, so that a shop which is no
// demo never reads one, and held against its schema: what does not fit is refused by file, path and reason.
import { readFileSync } from 'node:fs'
import { Type, type Static, type TObject, type TObjectOptions, type TProperties, type TSchema } from 'typebox'
import { Compile } from 'typebox/compile'

const folder = new URL('data/', import.meta.url)

/** What a function answers, made at the first call. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => (made ??= { value: make() }).value
}

/** Every file that something reads, with its schema. */
export const FILES = new Map<string, () => TSchema>()
/** The content of a file; `file` is its path in demo/data without the ending. A schema may need other files first. */
export function dataOf<S extends TSchema>(file: string, schema: () => S): () => Static<S> {
  FILES.set(file, schema)
  return once(() => checked(file, readData(file), schema()))
}
export const readData = (file: string): unknown =>
  JSON.parse(readFileSync(new URL(`${file}.json`, folder), 'utf8')) as unknown
export const fileName = (file: string): string => `demo/data/${file}.json`

const compiled = new WeakMap<TSchema, ReturnType<typeof Compile>>()
/** The content, if it fits; else an error with a line for each fault. */
export function checked<S extends TSchema>(file: string, content: unknown, schema: S): Static<S> {
  const check = compiled.get(schema) ?? Compile(schema)
  compiled.set(schema, check)
  if (check.Check(content)) return content as Static<S>
  throw new Error(
    check
      .Errors(content)
      .flatMap(faultsOf)
      .map((fault) => `${fileName(file)} ${fault}`)
      .join('\n'),
  )
}

function faultsOf(error: ReturnType<ReturnType<typeof Compile>['Errors']>[number]): string[] {
  const { keyword, instancePath: path, message } = error
  if (keyword === 'required') return error.params.requiredProperties.map((key) => `${path}/${key}: missing`)
  if (keyword === 'boolean') return [`${path}: unknown key`]
  // said by its keys already
  if (keyword === 'additionalProperties') return []
  return [`${path}: ${keyword === 'enum' ? 'unknown code' : message}`]
}

/** An object that refuses unknown keys. */
export const shape = <T extends TProperties>(properties: T, options: TObjectOptions = {}): TObject<T> =>
  Type.Object(properties, { additionalProperties: false, ...options })
/** An object whose keys are some of these codes. */
export const byCode = <S extends TSchema>(codes: readonly string[], schema: S) =>
  Type.Record(Type.String({ pattern: `^(?:${codes.join('|')})$` }), schema, { additionalProperties: false })
/** One of these codes. */
export const oneOf = (list: readonly { code: string }[]) => Type.Enum(list.map(({ code }) => code))
