// What the root loaded, for any component below it, and what a page tells the shell about itself.
import type { SayAny } from '#kernel/text/words.ts'
import { useMatches, useRouteLoaderData } from 'react-router'
import type { Language } from '#kernel/text/language.ts'
import type { SwitchName } from '#kernel/switches.ts'
import type { Comfort } from '#web/comfort.ts'

export interface RootData {
  lang: Language
  theme: 'light' | 'dark' | undefined
  comfort: Comfort
  signedIn: boolean
  origin: string
  /** the language that stood in the address: this page is one of the three, each found by itself */
  addressLang: Language | undefined
  demo: boolean
  /** what the shop does without, by its switches */
  off: readonly SwitchName[]
  year: number
}
/** Words of any feature: t('orders:title'). */
export type AnyWords = SayAny
/** A route says `export const handle: ShellHandle = { … }`. */
export interface ShellHandle<Data = never> {
  /**
   * home: phone header with search · page: phone top with back and title (the usual) ·
   * product: no tab bar, its own bar below · lean: checkout with steps, no tab bar · form: sign-in, no navigation
   */
  shell?: 'home' | 'page' | 'product' | 'lean' | 'form'
  /** lean: place of the present step, from 0 (cart, confirm, pay, done) */
  step?: number
  /** The title of the phone top, in words. */
  title?: (t: AnyWords, data: Data) => string
  /** The phone tab that is lit. */
  tab?: 'home' | 'categories' | 'discover' | 'cart' | 'me'
  /** Belongs to somebody: opening it signed out is recorded, and nothing else. */
  needsPerson?: boolean
  /** A page of the account that needs the whole width: no menu beside it. */
  area?: 'wide'
}

/** The root's data; undefined only when the root's own loader failed. */
export const useRoot = (): RootData | undefined => useRouteLoaderData<() => RootData>('root')

/** Whether the shop offers something that it may do without. */
export const useOffered = (name: SwitchName): boolean => !(useRoot()?.off.includes(name) ?? false)

/** What the deepest page told about its shell, and its data. */
export function useShellHandle(): { handle: ShellHandle<unknown>; pageData: unknown } {
  const last = useMatches().at(-1)
  return { handle: (last?.handle as ShellHandle<unknown> | undefined) ?? {}, pageData: last?.loaderData }
}
