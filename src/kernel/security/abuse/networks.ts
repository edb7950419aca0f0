// Who counts as one place: an IPv4 address or the /64 that one IPv6 line has to itself, and the block around it, for
// whoever rents many. Pure.
export interface Place {
  /** 203.0.113.7 · 2001:db8:1:2::/64 */
  line: string
  /** 203.0.113.0/24 · 2001:db8:1::/48 */
  block: string
}

export function placeOf(ip: string): Place {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  const v4 = mapped ?? (ip.includes(':') ? undefined : ip)
  if (v4 !== undefined) return { line: v4, block: v4.replace(/\.\d+$/, '.0/24') }
  const groups = groupsOf(ip)
  return { line: `${groups.slice(0, 4).join(':')}::/64`, block: `${groups.slice(0, 3).join(':')}::/48` }
}
/** The eight groups of an IPv6 address, without leading zeros; its zone is left out. */
function groupsOf(ip: string): string[] {
  const [head = '', tail] = ip.split('%')[0]!.split('::')
  const before = head.split(':').filter((g) => g !== '')
  const after = (tail ?? '').split(':').filter((g) => g !== '')
  const between = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0')
  return [...before, ...between, ...after].map((g) => Number.parseInt(g, 16).toString(16))
}

export const lineOf = (ip: string): string => placeOf(ip).line
