// How variables of the environment are read: by the names of the table alone (env-table.ts), each in one of four ways.
// What is there but empty is as good as not there: service managers and compose files set much to nothing.
import { existsSync, readFileSync } from 'node:fs'
import type { VariableName } from './env-table.ts'
import { ownValue } from './own.ts'

export class EnvError extends Error {}
export type Source = Readonly<Record<string, string | undefined>>

/** KEY=value lines; the real environment beats the file. */
export function readDotEnv(path = '.env'): Source {
  if (!existsSync(path)) return {}
  const lines = readFileSync(path, 'utf8').split(/\r?\n/)
  return Object.fromEntries(
    lines
      .map((l) => /^\s*([A-Z0-9_]+)\s*=\s*(.*?)\s*$/.exec(l))
      .filter((m) => m !== null && m[2] !== '')
      .map((m) => [m![1]!, m![2]!.replace(/^(['"])(.*)\1$/, '$2')]),
  )
}

export interface Reader {
  text: (name: VariableName) => string | undefined
  oneOf: <T extends string>(name: VariableName, allowed: readonly T[]) => T | undefined
  /** An address of one of these protocols. */
  address: (name: VariableName, protocols: readonly string[]) => string | undefined
  /** What only works whole: all of them, or none. */
  together: <N extends readonly VariableName[]>(...names: N) => { [K in keyof N]: string } | undefined
}
/** Each way throws an EnvError of one line where a value is none. */
export function readerOf(source: Source): Reader {
  const text = (name: VariableName): string | undefined => ownValue(source, name) || undefined
  return {
    text,
    oneOf: <T extends string>(name: VariableName, allowed: readonly T[]) => {
      const value = text(name)
      const found = allowed.find((one) => one === value)
      if (value !== undefined && found === undefined)
        throw new EnvError(`${name} must be one of ${allowed.join(', ')}, not "${value}"`)
      return found
    },
    address: (name, protocols) => {
      const value = text(name)
      if (value !== undefined && (!URL.canParse(value) || !protocols.includes(new URL(value).protocol)))
        throw new EnvError(`${name} must be an address starting with ${protocols.map((p) => p + '//').join(' or ')}`)
      return value
    },
    together: <N extends readonly VariableName[]>(...names: N) => {
      const values = names.map(text)
      if (values.every((value) => value === undefined)) return undefined
      if (values.some((value) => value === undefined))
        throw new EnvError(`${names.slice(0, -1).join(', ')} and ${names.at(-1)} must be set together`)
      return values as { [K in keyof N]: string }
    },
  }
}
