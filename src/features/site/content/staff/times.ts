// Times as fields of date and time take them, by the clock of whoever types. Pure.
export function fieldTime(at: string | null): string {
  if (at === null) return ''
  const ms = Date.parse(at)
  return new Date(ms - new Date(ms).getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}
export function timeIn(typed: string): string | null {
  const at = new Date(typed)
  return typed === '' || Number.isNaN(at.getTime()) ? null : at.toISOString()
}
