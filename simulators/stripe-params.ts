// Reads decoded parameters as Stripe does: unknown names are refused, each refusal names its parameter and code.
import { Refusal, type Form, type FormValue } from './stripe-wire.ts'

export function onlyKnown(form: Form, names: readonly string[], at = '') {
  for (const name of Object.keys(form)) {
    const param = at ? `${at}[${name}]` : name
    if (!names.includes(name))
      throw new Refusal(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param })
  }
}

/** The text of a parameter; undefined when absent or empty. */
export function text(value: FormValue | undefined, param: string, max = 5000): string | undefined {
  if (value === undefined || value === '') return undefined
  if (typeof value !== 'string') throw new Refusal(`Invalid string: ${JSON.stringify(value)}`, { param })
  if (value.length > max) {
    throw new Refusal(`Invalid string: ${value.slice(0, 5)}...${value.slice(-5)}; must be at most ${max} characters`, {
      code: 'parameter_invalid_string',
      param,
    })
  }
  return value
}

export function required<T>(value: T | undefined, param: string): T {
  if (value === undefined) throw new Refusal(`Missing required param: ${param}.`, { code: 'parameter_missing', param })
  return value
}

export function integer(
  value: FormValue | undefined,
  param: string,
  min: number,
  max = Number.MAX_SAFE_INTEGER,
): number | undefined {
  const written = text(value, param)
  if (written === undefined) return undefined
  const number = Number(written)
  if (!/^-?\d{1,15}$/.test(written))
    throw new Refusal(`Invalid integer: ${written}`, { code: 'parameter_invalid_integer', param })
  if (number < min) {
    const kind =
      min >= 1 && number < 1
        ? `Invalid positive integer: ${written}`
        : `This value must be greater than or equal to ${min}.`
    throw new Refusal(kind, { code: 'parameter_invalid_integer', param })
  }
  if (number > max)
    throw new Refusal(`This value must be less than or equal to ${max}.`, { code: 'parameter_invalid_integer', param })
  return number
}

export function record(value: FormValue | undefined, param: string): Form | undefined {
  if (value === undefined || value === '') return undefined
  if (typeof value === 'string' || Array.isArray(value)) throw new Refusal('Invalid object', { param })
  return value
}

export function list(value: FormValue | undefined, param: string): FormValue[] {
  if (value === undefined || value === '') return []
  if (!Array.isArray(value)) throw new Refusal('Invalid array', { param })
  return value
}

export function oneOf<T extends string>(
  value: FormValue | undefined,
  param: string,
  choices: readonly T[],
): T | undefined {
  const written = text(value, param)
  if (written === undefined) return undefined
  const found = choices.find((choice) => choice === written)
  if (!found) throw new Refusal(`Invalid ${param}: must be one of ${choices.join(', ')}`, { param })
  return found
}

export function address(value: FormValue | undefined, param: string): string | undefined {
  const written = text(value, param)
  if (written !== undefined && !(/^https?:\/\//.test(written) && URL.canParse(written)))
    throw new Refusal('Not a valid URL', { code: 'url_invalid', param })
  return written
}

export function email(value: FormValue | undefined, param: string): string | undefined {
  const written = text(value, param, 800)
  if (written !== undefined && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(written))
    throw new Refusal(`Invalid email address: ${written}`, { code: 'email_invalid', param })
  return written
}

/** At most 50 keys of 40 characters, values of 500; an empty value leaves its key out. */
export function metadata(value: FormValue | undefined, param = 'metadata'): Record<string, string> {
  if (value === undefined || value === '') return {}
  if (typeof value === 'string') throw new Refusal('Invalid object', { param })
  const entries = Object.entries(value).map(([key, item]) => [key, text(item, `${param}[${key}]`, 500)] as const)
  if (entries.length > 50) throw new Refusal('Metadata may have at most 50 keys.', { param })
  const long = entries.find(([key]) => key.length > 40)
  if (long) throw new Refusal(`Metadata keys must be at most 40 characters: ${long[0]}`, { param })
  return Object.fromEntries(entries.flatMap(([key, item]) => (item === undefined ? [] : [[key, item]])))
}
