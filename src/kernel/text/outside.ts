// Addresses of other sites that the shop leads to: encrypted, of a named host, and nothing hidden in them. Pure.
export const longestAddress = 300
const named = /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}$/i
export function isOutside(address: string): boolean {
  if (address.length > longestAddress || !/^https:\/\/[^\s\\@<>"'`{}|]+$/i.test(address)) return false
  try {
    return named.test(new URL(address).hostname)
  } catch {
    return false
  }
}
