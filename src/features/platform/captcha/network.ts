// Who counts as one address: an IPv4 address, or the /64 network that one IPv6 line has to itself. Pure.
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped || !ip.includes(':')) return mapped ?? ip
  const [head = '', tail] = ip.split('%')[0]!.split('::')
  const before = head.split(':').filter((g) => g !== '')
  const after = (tail ?? '').split(':').filter((g) => g !== '')
  const groups = [
    ...before,
    ...Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0'),
    ...after,
  ]
  return `${groups
    .slice(0, 4)
    .map((g) => Number.parseInt(g, 16).toString(16))
    .join(':')}::/64`
}
