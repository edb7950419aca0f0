// A pasted text with what a person reads in it, and how much of that the parser read. For the tests.
import type { ParsedAddress } from './parsed.ts'

export interface Sample {
  text: string
  /** The country of the page that asks. */
  asked: string
  expected: Record<Compared, string>
}
const compared = ['country', 'name', 'phone', 'state', 'city', 'region', 'street', 'detail', 'zip'] as const
export type Compared = (typeof compared)[number]

/** `expected`: name|phone|province|city|district|street|detail|zip */
export const china = ([text, expected]: readonly [string, string]): Sample => {
  const [name = '', phone = '', state = '', city = '', region = '', street = '', detail = '', zip = ''] =
    expected.split('|')
  return { text, asked: 'CN', expected: { country: 'CN', name, phone, state, city, region, street, detail, zip } }
}
/** `expected`: country|name|phone|state|city|detail|zip; asked from a page of the country itself, or of `asked`. */
export const abroad = ([text, expected, asked]: readonly [string, string, string?]): Sample => {
  const [country = '', name = '', phone = '', state = '', city = '', detail = '', zip = ''] = expected.split('|')
  return {
    text,
    asked: asked ?? country,
    expected: { country, name, phone, state, city, region: '', street: '', detail, zip },
  }
}

const plain = (text: string): string => text.replace(/\s+/g, '')
/** The fields read otherwise than meant; spaces do not count. Outside China the state counts by its code. */
export function misread({ expected }: Sample, parsed: ParsedAddress): Compared[] {
  const read: Record<Compared, string> = {
    ...parsed,
    name: parsed.consignee,
    zip: parsed.zipCode,
    state: parsed.country === 'CN' ? parsed.state : parsed.stateCode || parsed.state,
  }
  return compared.filter((field) => plain(read[field]) !== plain(expected[field]))
}

/** Of each field and of all at once, the share that was read right, in percent. */
export function rates(
  samples: readonly Sample[],
  parse: (text: string, country: string) => ParsedAddress,
): Record<Compared | 'whole', number> {
  const faults = samples.map((sample) => misread(sample, parse(sample.text, sample.asked)))
  const share = (right: (of: Compared[]) => boolean): number =>
    Math.round((faults.filter(right).length / samples.length) * 1000) / 10
  const each = Object.fromEntries(compared.map((field) => [field, share((of) => !of.includes(field))])) as Record<
    Compared,
    number
  >
  return { ...each, whole: share((of) => of.length === 0) }
}
