// Messages to people, as their features declare them: type, blanks, how a letter goes. Words stand under
// `messages.<key>` (title, text) in the texts of the feature. Pure, but for the list that is told once at start.
import type { Db } from './data/db.ts'
import type { Address, DeskAddress } from './pages.ts'
import type { ToShop } from './shop-notices.ts'
import type { Texts } from './text/language.ts'

/** The sections of the message centre. */
export const messageTypes = [
  'order',
  'afterSale',
  'asset',
  'activity',
  'system',
  'announcement',
  'notice',
  'chat',
] as const
export type MessageType = (typeof messageTypes)[number]
/** Money, orders and the account are told whatever a person mutes. */
export const mutableTypes = ['activity', 'system', 'announcement', 'chat'] as const
export type MutableType = (typeof mutableTypes)[number]

/** What people may wish or stop by mail: rows of their settings, and what the link of a mail stops. */
export const mailWishes = ['orders', 'messages', 'promotions', 'reviews', 'desk', 'summary'] as const
export type MailWish = (typeof mailWishes)[number]

/** One of several things that a message names, each with its place. */
export interface Item {
  text: Texts
  link: Address | DeskAddress
}
/**
 * What may stand in a blank. money: fen · time, day: ISO 8601 · texts: a text in the languages it has ·
 * no: the number of a business document · count: also chooses the plural · words: typed by somebody; a letter leaves
 * out addresses and long numbers in them · items: a line for each; a letter leads to each · code: sealed for its
 * reader (`sealedCode`).
 */
interface Blanks {
  money: number
  time: string
  day: string
  texts: Texts
  no: string
  count: number
  words: string
  items: readonly Item[]
  code: string
}
export type Blank = keyof Blanks
export interface MessageKind {
  type: MessageType
  blanks?: Readonly<Record<string, Blank>>
  /**
   * wished: by mail to those who want it · never ·
   * notice: the inbox sends a notice of this name by itself, and its words are the message's too
   */
  mail: 'wished' | 'never' | 'notice'
  /** the wish that decides about its mail, where it is not that of its type */
  wish?: MailWish
  /** of one that a shop tells its people: which of their choices decides about it */
  shop?: ToShop
}
export type MessageKinds = Readonly<Record<string, MessageKind>>

type ParamsOf<K extends MessageKind> = K['blanks'] extends infer B
  ? B extends Readonly<Record<string, Blank>>
    ? { readonly [N in keyof B]: Blanks[B[N]] }
    : Readonly<Record<string, never>>
  : never
/** What the messages of a list are told with, by their key. */
export type Told<L extends MessageKinds> = { [K in keyof L]: ParamsOf<L[K]> }
/** Every message of the shop with its params; features add theirs by declaration. */
// oxlint-disable-next-line typescript/no-empty-object-type, typescript/no-empty-interface -- grows by declaration
export interface Messages {}
export type MessageKey = keyof Messages

/** What a message speaks of, drawn as a card; the picture is one of /img. */
export interface About {
  picture: string | null
  title: Texts
  /** beside the title: the number of the order */
  note: string
}

/** A section whose things are kept without a row for each reader: who brings it counts what is unread there. */
export interface MessageBoard {
  type: MessageType
  unread: (db: Db, userId: number) => Promise<number>
  readAll: (db: Db, userId: number) => Promise<unknown>
}

const kinds = new Map<string, MessageKind>()
/** Makes the messages of the features known, once at start. Throws where a key stands twice. */
export function knowMessages(lists: readonly MessageKinds[]): void {
  kinds.clear()
  for (const [key, kind] of lists.flatMap((list) => Object.entries(list))) {
    if (kinds.has(key)) throw new Error(`message ${key} stands twice`)
    kinds.set(key, kind)
  }
}
/** Undefined of one that a newer release wrote. */
export const kindOf = (key: string): MessageKind | undefined => kinds.get(key)
/** Those that shops tell their people: what each is, and by which ways it comes. */
export const shopKinds = (): (MessageKind & { shop: ToShop })[] =>
  [...kinds.values()].flatMap((kind) => (kind.shop ? [{ ...kind, shop: kind.shop }] : []))
/** Every message that is known. */
export const messageKeys = (): string[] => [...kinds.keys()]
