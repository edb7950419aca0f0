// A path of ours to go on to, from an address that anybody may have written. Pure.

/** The path, or null: never another site, not even by what browsers drop (tabs, line ends) or turn round (\). */
export const ownPath = (text: string | null | undefined): string | null =>
  text && /^\/(?!\/)[^\\\p{Cc}]*$/u.test(text) ? text : null

const isLogin = (path: string): boolean => /^\/login(\/|$|\?)/i.test(path)
/** The same for after a sign-in, which never leads to another sign-in: '/' instead. */
export const ownPage = (text: string | null | undefined): string => {
  const path = ownPath(text)
  return path === null || isLogin(path) ? '/' : path
}
