// Cookies that the browser writes: a year, the whole shop, never sent by foreign pages.

const year = 365 * 86_400
const secure = (): string => (location.protocol === 'https:' ? '; Secure' : '')

export function writeCookie(name: string, value: string): void {
  document.cookie = `${name}=${value}; Path=/; Max-Age=${year}; SameSite=Lax${secure()}`
}
export function dropCookie(name: string): void {
  document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax${secure()}`
}
/** '' when there is none; values of ours need no decoding. */
export function readCookie(name: string): string {
  const found = document.cookie.split('; ').find((part) => part.startsWith(`${name}=`))
  return found ? found.slice(name.length + 1) : ''
}
