// How the shop is reached, as every letter of this process tells it. The server reads it from the database.
export interface Reach {
  email: string
  telephone: string
}
let known: Reach | undefined
/** Nothing: letters name no way. */
export const knowReach = (reach: Reach | undefined): void => void (known = reach)
/** What there is of it, in one line; undefined where there is nothing. */
export const reachLine = (): string | undefined =>
  [known?.telephone, known?.email].filter(Boolean).join(' · ') || undefined
