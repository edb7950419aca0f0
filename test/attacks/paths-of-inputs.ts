// One field of a whole input: read, put in the place of another, and made up. Paths are those of fields.ts; of a list
// its first.

const inside = (held: unknown, name: string): unknown =>
  name === '[]' ? (held as unknown[])[0] : (held as Record<string, unknown> | null)?.[name]
export const at = (input: object, path: string): unknown => path.split('.').reduce<unknown>(inside, input)

/** The same input with this value there. */
export function put(input: object, path: string, value: unknown): object {
  const [name = '', ...rest] = path.split('.')
  return change(input, [name, ...rest], value) as object
}
function change(held: unknown, [name, ...rest]: string[], value: unknown): unknown {
  if (name === undefined) return value
  if (name === '[]') {
    const [first, ...others] = held as unknown[]
    return [change(first, rest, value), ...others]
  }
  return { ...(held as object), [name]: change(inside(held, name), rest, value) }
}

/** What has the same form and is nobody's. */
export function missingLike(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(missingLike)
  if (typeof value === 'number') return 999_999_999
  const text = String(value)
  if (/^\d+$/.test(text)) return text.replaceAll(/\d/g, '9')
  return text.replaceAll(/[0-9a-f]/g, 'f')
}
