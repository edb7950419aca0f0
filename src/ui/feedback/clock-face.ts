// Splits a time left into the digits a countdown shows. A begun second counts as whole,
// so "00:00" is shown only when it is over.

export type ClockFace = { days: number; hours: string; minutes: string; seconds: string }

const two = (amount: number) => String(amount).padStart(2, '0')

/** `withDays` false: the hours go on past 24. */
export function clockFace(ms: number, withDays: boolean): ClockFace {
  const all = Math.ceil(Math.max(0, ms) / 1000)
  const days = withDays ? Math.floor(all / 86_400) : 0
  const rest = all - days * 86_400
  return {
    days,
    hours: two(Math.floor(rest / 3600)),
    minutes: two(Math.floor((rest % 3600) / 60)),
    seconds: two(rest % 60),
  }
}

/** What a screen reader is told now: the deadline once, then at 5 and at 1 minute, then the end. */
export function announcement(ms: number): 'deadline' | 'five' | 'one' | 'over' {
  if (ms <= 0) return 'over'
  if (ms <= 60_000) return 'one'
  return ms <= 300_000 ? 'five' : 'deadline'
}
