// What was read out of a pasted text, where each piece of it stands, and what is a guess.
// A piece that was taken is blanked out, so that the text keeps its places.

export const parsedFields = [
  'country',
  'consignee',
  'phone',
  'state',
  'city',
  'region',
  'street',
  'zipCode',
  'detail',
] as const
export type ParsedField = (typeof parsedFields)[number]
export interface Mark {
  field: ParsedField
  /** Of the text as it was read, in UTF-16 units. */
  start: number
  end: number
}
export interface ParsedAddress {
  country: string
  consignee: string
  surname: string
  givenName: string
  areaCode: string
  phone: string
  state: string
  stateCode: string
  city: string
  region: string
  street: string
  streetCode: string
  zipCode: string
  detail: string
  /** The text as it was read, in composed form: the marks are places in it. */
  text: string
  marks: Mark[]
  /** Fields that were guessed: a person should look at them. */
  unsure: ParsedField[]
}
export const nothingParsed = (text: string, country: string): ParsedAddress => ({
  country,
  consignee: '',
  surname: '',
  givenName: '',
  areaCode: '',
  phone: '',
  state: '',
  stateCode: '',
  city: '',
  region: '',
  street: '',
  streetCode: '',
  zipCode: '',
  detail: '',
  text,
  marks: [],
  unsure: [],
})

/** Stands for what was taken out, and parts what stood around it. */
export const gap = '\n'
/** What headings say of the part behind them. */
export type Hint = 'name' | 'phone' | 'place' | 'detail' | 'zip' | 'city' | 'state' | 'country' | 'other'
export interface Reading {
  found: ParsedAddress
  /** The text with gaps for what was taken; never longer or shorter. */
  left: string
  /** A heading ended here. */
  hints: { at: number; hint: Hint }[]
}

export const blank = (reading: Reading, start: number, end: number): void =>
  void (reading.left = reading.left.slice(0, start) + gap.repeat(end - start) + reading.left.slice(end))
/** Takes a piece out of the text for a field. */
export function take(reading: Reading, field: ParsedField, start: number, end: number): void {
  reading.found.marks.push({ field, start, end })
  blank(reading, start, end)
}
export const doubt = (reading: Reading, field: ParsedField): void =>
  void (reading.found.unsure.includes(field) || reading.found.unsure.push(field))

export interface Part {
  text: string
  start: number
  end: number
}
/** A part without the signs at its ends, which hold nothing. */
export function trimmed(text: string, start: number): Part {
  const lead = /^[\s,，;；、.。:：|·/–—-]*/u.exec(text)![0].length
  const tail = /[\s,，;；、。:：|·/–—-]*$/u.exec(text.slice(lead))![0].length
  return { text: text.slice(lead, text.length - tail), start: start + lead, end: start + text.length - tail }
}
/** What stands between the signs that part, each with its place. */
export function partsOf(text: string, separator: RegExp): Part[] {
  const parts: Part[] = []
  let from = 0
  for (const hit of [...text.matchAll(separator), undefined]) {
    const until = hit ? hit.index : text.length
    const part = trimmed(text.slice(from, until), from)
    if (part.text) parts.push(part)
    if (hit) from = hit.index + hit[0].length
  }
  return parts
}
/** The heading that a part stands directly behind. */
export const hintAt = ({ left, hints }: Reading, start: number): Hint | undefined =>
  hints.findLast(({ at }) => at <= start && /^[\s:：,，.*-]*$/u.test(left.slice(at, start)))?.hint
