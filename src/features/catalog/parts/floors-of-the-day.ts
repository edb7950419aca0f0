// Which floors the home page walks today: every second one, another start each day (Asia/Shanghai). Pure.

const day = 86_400_000
const shanghai = 8 * 3_600_000

export function floorsOfTheDay<T>(floors: readonly T[], now: number, count: number): T[] {
  const today = Math.floor((now + shanghai) / day)
  const step = floors.length % 2 === 0 ? 1 : 2
  return Array.from({ length: Math.min(count, floors.length) }, (_, i) => floors[(today + i * step) % floors.length]!)
}
