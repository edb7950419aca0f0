// What navigation shows of features. Pure: manifests and browsers read it.
import type { Page } from './pages.ts'
import type { SwitchName } from './switches.ts'

/** A page of the account: its words are account:way.<name>, and account:note.<name> for the second line on the hub. */
export interface AccountEntry {
  group: 'orders' | 'assets' | 'likes' | 'trade' | 'account'
  /** its place in the group, the smallest first */
  place: number
  name: string
  to: Page
  /** Other addresses under which the same entry is the present one. */
  also?: readonly Page[]
  /** Gone where this is off. */
  switch?: SwitchName
  /** Works for visitors too. */
  open?: true
}
export interface Entries {
  account?: readonly AccountEntry[]
}
