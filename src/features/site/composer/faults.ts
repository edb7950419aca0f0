// Whether settings fit the schema of their kind, and what the first fault is.
import { Compile } from 'typebox/compile'
import type { Kind } from './kinds/kind.ts'

const checks = new WeakMap<object, ReturnType<typeof Compile>>()
const checkOf = ({ settings }: Pick<Kind, 'settings'>): ReturnType<typeof Compile> => {
  const known = checks.get(settings) ?? Compile(settings)
  checks.set(settings, known)
  return known
}

/** The field (as a path) and the rule of the first fault; undefined when all is well. */
export function faultOf(kind: Pick<Kind, 'settings'>, settings: unknown): { field: string; rule: string } | undefined {
  const check = checkOf(kind)
  if (check.Check(settings)) return undefined
  const faults = check.Errors(settings)
  const fault = faults.find((f) => f.keyword !== 'boolean' && f.keyword !== 'anyOf') ?? faults[0]
  return { field: `settings${fault?.instancePath ?? ''}`, rule: fault?.keyword ?? 'type' }
}
