// Numbers of a sheet as it shows them: a barcode has all its digits, a price its places, a date is a date. Pure.

/** How the numbers of a cell are shown. */
export type Look =
  | { kind: 'general' }
  | { kind: 'date' }
  /** so many places behind the point, and zeros in front */
  | { kind: 'fixed'; places: number; zeros: number }
const builtIn: Readonly<Record<number, string>> = {
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  5: '#,##0',
  6: '#,##0',
  7: '#,##0.00',
  8: '#,##0.00',
  37: '#,##0',
  38: '#,##0',
  39: '#,##0.00',
  40: '#,##0.00',
  41: '#,##0',
  42: '#,##0',
  43: '#,##0.00',
  44: '#,##0.00',
}
const isBuiltInDate = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58)

/** `own`: the codes of formats that the workbook brings. */
export function lookOf(id: number, own: ReadonlyMap<number, string>): Look {
  const code = own.get(id) ?? builtIn[id]
  if (code === undefined) return { kind: isBuiltInDate(id) ? 'date' : 'general' }
  // what is written beside the number, conditions and colours say nothing of it
  const bare = code
    .split(';', 1)[0]!
    .replace(/"[^"]*"|\\.|_.|\*./g, '')
    .replace(/\[(?![hms]+\])[^\]]*\]/gi, '')
  if (/[ymdhs]/i.test(bare) && !/general/i.test(bare)) return { kind: 'date' }
  const digits = /^[^0#?%E/]*([#,]*)(0[0,]*)(?:\.(0+))?[^0#?%E/]*$/i.exec(bare)
  if (!digits) return { kind: 'general' }
  return { kind: 'fixed', places: digits[3]?.length ?? 0, zeros: digits[2]!.replaceAll(',', '').length }
}

/** Without an exponent, at the 15 digits that a sheet knows. */
function decimalOf(value: number): { minus: boolean; digits: string; scale: number } {
  const [mantissa, exponent] = Math.abs(value).toExponential(14).split('e') as [string, string]
  const digits = mantissa.replace('.', '')
  const scale = 14 - Number(exponent)
  return { minus: value < 0, digits, scale }
}
function withPlaces(value: number, places: number | undefined): string {
  const { minus, digits, scale } = decimalOf(value)
  let whole = BigInt(digits)
  let behind = scale
  // a price ends where it is shown to end, half up
  if (places !== undefined && behind > places) {
    const unit = 10n ** BigInt(Math.min(behind - places, 400))
    whole = (whole + unit / 2n) / unit
    behind = places
  }
  if (behind < 0) {
    whole *= 10n ** BigInt(Math.min(-behind, 400))
    behind = 0
  }
  const text = whole.toString().padStart(behind + 1, '0')
  const [front, back] = [text.slice(0, text.length - behind), text.slice(text.length - behind)]
  const tail = places === undefined ? back.replace(/0+$/, '') : back.padEnd(places, '0')
  return `${minus && whole > 0n ? '-' : ''}${front}${tail ? `.${tail}` : ''}`
}
const day = 86_400_000
/** Days since the end of 1899, by Excel's own count, or since 1904. */
function dateOf(serial: number, from1904: boolean): string {
  // its year 1900 has a 29th of February
  const days = from1904 ? serial + 1_462 : serial < 60 ? serial + 1 : serial
  const at = new Date(Date.UTC(1899, 11, 30) + Math.round((days * day) / 1000) * 1000)
  if (Number.isNaN(at.getTime())) return String(serial)
  const [date, time] = at.toISOString().slice(0, 19).split('T') as [string, string]
  if (serial >= 0 && serial < 1) return time
  return time === '00:00:00' ? date : `${date} ${time}`
}
export function shownNumber(text: string, look: Look, from1904: boolean): string {
  const value = Number(text)
  if (text.trim() === '' || !Number.isFinite(value)) return text
  if (look.kind === 'date')
    return value >= 0 && value < 3_000_000 ? dateOf(value, from1904) : withPlaces(value, undefined)
  if (look.kind === 'general') return withPlaces(value, undefined)
  const told = withPlaces(value, look.places)
  const [front, back] = told.replace('-', '').split('.') as [string, string?]
  return `${told.startsWith('-') ? '-' : ''}${front.padStart(look.zeros, '0')}${back === undefined ? '' : `.${back}`}`
}
