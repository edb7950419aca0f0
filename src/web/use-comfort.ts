// The comforts of this browser, to watch and to choose. What the server drew stands until another is chosen.
import { cookieChoice } from '#web/cookie-choice.ts'
import type { Comfort } from '#web/comfort.ts'
import { useRoot } from '#web/root-data.ts'

type Word<K extends keyof Comfort> = Exclude<Comfort[K], undefined>
const choices = {
  text: cookieChoice<Word<'text'>>('text'),
  motion: cookieChoice<Word<'motion'>>('motion'),
  personal: cookieChoice<Word<'personal'>>('personal'),
  keys: cookieChoice<Word<'keys'>>('keys'),
}

/** undefined is the usual again. */
export const chooseComfort = <K extends keyof Comfort>(name: K, word: Comfort[K]): void =>
  (choices[name].choose as (word: Comfort[K]) => void)(word)

export function useComfort(): Comfort {
  const served = useRoot()?.comfort
  return {
    text: choices.text.use(served?.text),
    motion: choices.motion.use(served?.motion),
    personal: choices.personal.use(served?.personal),
    keys: choices.keys.use(served?.keys),
  }
}
