// What a provider says it took: told by its answers and by its notices.

/** What is wrong with money that a provider says it took. */
export type Oddity = 'wrongCurrency' | 'noAmount' | 'noTransaction'
/** paid names its transaction and the sum; odd, that money was taken of which this much can be read. Sums in fen. */
export type Took =
  | { state: 'paid'; txn: string; amount: number }
  | { state: 'odd'; why: Oddity; txn: string | null; amount: number | null }
