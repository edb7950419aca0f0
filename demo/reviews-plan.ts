// Which reviews each demo product gets: as many as it is said to have (large numbers are brought down to what a young
// shop would have), with its rating as their average. The same every time: everything is drawn from the product's code.
// No sentence comes twice at one product, no whole text twice in the shop.
import { categories, type DemoCategory } from './categories.ts'
import { once } from './data.ts'
import { looksOf, subjectOf } from './pictures/subject.ts'
import type { DemoProduct } from './products.ts'
import { nicknameIn } from './reviews-names.ts'
import {
  departmentWords,
  houseVoices,
  sharedWords,
  type DepartmentWords,
  type KindWords,
  type OwnReview,
} from './reviews-words.ts'
import type { DemoSku } from './skus.ts'
import type { Language, Lines } from './text.ts'

export interface PlannedReview {
  values: string[]
  rating: 1 | 2 | 3 | 4 | 5
  lang: Language
  text: string
  nickname: string
  anonymous: boolean
  /** names of demo pictures */
  pictures: string[]
  daysAgo: number
  followUp?: { text: string; daysAgo: number }
  reply?: { text: string; daysAgo: number }
  usefulCount: number
}

/** Uniform numbers from a text: [0, 1) (mulberry32 over an FNV hash). */
export function randomOf(seed: string): () => number {
  let a = 2_166_136_261
  for (const c of seed) a = Math.imul(a ^ c.codePointAt(0)!, 16_777_619)
  return () => {
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** From a category up to its department. */
function waysUp(
  list: readonly DemoCategory[],
  above: readonly string[] = [],
  ways = new Map<string, string[]>(),
): Map<string, string[]> {
  for (const c of list) {
    const way = [c.code, ...above]
    ways.set(c.code, way)
    waysUp(c.children, way, ways)
  }
  return ways
}
const ways = once(() => waysUp(categories()))
function wordsFor(category: string): { kind: KindWords; department: DepartmentWords } | undefined {
  for (const code of ways().get(category) ?? [])
    for (const department of departmentWords())
      for (const kind of department.kinds) if (kind.categories.includes(code)) return { kind, department }
  return undefined
}

/** How many reviews a product keeps. */
export const countOf = ({ reviewCount }: DemoProduct): number =>
  Math.min(reviewCount, 20 + Math.floor(reviewCount / 100))

type Rating = PlannedReview['rating']
/** What is missing to five stars everywhere, shared out: mostly single stars, now and then somebody who is cross. */
export function ratingsOf(count: number, missing: number, random: () => number): Rating[] {
  const ratings = Array.from({ length: count }, (): number => 5)
  const steps = [1, 1, 1, 1, 1, 2, 2, 3, 4]
  for (let left = missing; left > 0;) {
    const open = ratings.flatMap((r, at) => (r === 5 ? [at] : []))
    const at = open[Math.floor(random() * open.length)] ?? ratings.findIndex((r) => r > 1)
    if (at < 0) break
    const step = Math.min(left, ratings[at]! - 1, steps[Math.floor(random() * steps.length)]!)
    ratings[at] = ratings[at]! - step
    left -= step
  }
  return ratings as Rating[]
}

const languages: Language[] = ['zh-CN', 'zh-CN', 'zh-CN', 'zh-CN', 'en-US', 'en-US', 'en-US', 'es-ES', 'es-ES']
/** One product's reviews. */
class Teller {
  readonly #p: DemoProduct
  readonly #words: ReturnType<typeof wordsFor>
  readonly #random: () => number
  readonly #said = new Set<string>()
  readonly #spare: string[]
  /** whole texts of the shop so far */
  readonly #told: Set<string>
  constructor(p: DemoProduct, snapshots: readonly string[], told: Set<string>) {
    this.#p = p
    this.#told = told
    this.#words = wordsFor(p.category)
    this.#random = randomOf(p.code)
    this.#spare = [...snapshots, ...p.pictures.slice(1)]
  }
  readonly #pick = <T>(list: readonly T[]): T => list[Math.floor(this.#random() * list.length)]!
  readonly #chance = (share: number): boolean => this.#random() < share

  plan(): PlannedReview[] {
    const count = countOf(this.#p)
    if (count === 0) return []
    let missing = 5 * count - Math.round((count * this.#p.rating) / 100)
    const own: OwnReview[] = []
    for (const review of departmentWords()
      .flatMap((f) => f.own[this.#p.code] ?? [])
      .slice(0, count)) {
      if (5 - review.rating > missing) continue
      missing -= 5 - review.rating
      own.push(review)
    }
    const rest = ratingsOf(count - own.length, missing, this.#random)
    return [
      ...own.map((o) => this.#write(o.rating, o.lang, o)),
      ...rest.map((rating) => this.#write(rating, this.#pick(languages), undefined)),
    ]
  }

  #write(rating: Rating, lang: Language, own: OwnReview | undefined): PlannedReview {
    const meant = own && this.#meant(own)
    const picture = (own ? this.#chance(0.6) : rating > 2 && this.#chance(0.3)) ? this.#picture(meant) : undefined
    const sku = meant ?? this.#pick(this.#p.skus.filter((k) => picture === undefined || this.#fits(picture, k)))
    const text = own?.text ?? (this.#chance(0.7) ? this.#compose(rating, lang, sku) : '')
    // recent ones lie closer together; what was added later needs its time
    const later =
      own?.followUp ??
      (text !== '' && this.#chance(0.09) ? this.#unsaid(this.#words?.department.later, lang, sku) : undefined)
    const waited = later === undefined ? 0 : this.#daysOf(later)
    const drawn = 1 + Math.floor((this.#p.listedAt - 1) * this.#random() ** 1.6)
    const daysAgo = own ? Math.min(this.#p.listedAt, Math.max(drawn, waited + 3)) : drawn
    const reply = own?.reply ?? this.#reply(rating, lang, text)
    // a picture without a word: the next one may have it
    if (picture !== undefined && text === '') this.#spare.unshift(picture)
    const pictures = picture === undefined || text === '' ? [] : [picture]
    if (own && pictures.length > 0 && this.#chance(0.4))
      pictures.push(...[this.#picture(sku)].filter((name) => name !== undefined))
    return {
      values: sku.values,
      rating,
      lang,
      text,
      nickname: nicknameIn(lang, this.#pick),
      anonymous: this.#chance(0.12),
      pictures,
      daysAgo,
      ...(later !== undefined && daysAgo > waited ? { followUp: { text: later, daysAgo: daysAgo - waited } } : {}),
      ...(reply ? { reply: { text: reply, daysAgo: Math.max(0, daysAgo - 1 - Math.floor(this.#random() * 3)) } } : {}),
      usefulCount:
        text === ''
          ? 0
          : Math.floor((own ? 6 + this.#random() * 40 : this.#random() ** 3 * 12) * Math.min(1, daysAgo / 30)),
    }
  }

  /** The SKU that a written-out review speaks of: the one whose value it names, else one of the first look. */
  #meant({ text, lang }: OwnReview): DemoSku {
    const { options, skus } = this.#p
    const named = skus.filter((k) =>
      k.values.some((code, i) =>
        text.toLowerCase().includes(options[i]?.values.find((v) => v.code === code)?.name[lang].toLowerCase() ?? '-'),
      ),
    )
    const first = skus.filter((k) => k.values[0] === skus[0]!.values[0])
    return this.#pick(named.length > 0 ? named : first)
  }
  /** A sentence that was not said at this product yet, with the bought values in it. */
  #unsaid(from: Lines | undefined, lang: Language, sku: DemoSku): string | undefined {
    const free = (from?.[lang] ?? []).filter((s) => !this.#said.has(s) && this.#fill(s, lang, sku) !== undefined)
    if (free.length === 0) return undefined
    const sentence = this.#pick(free)
    this.#said.add(sentence)
    return this.#fill(sentence, lang, sku)
  }
  #fill(sentence: string, lang: Language, sku: DemoSku): string | undefined {
    let missing = false
    const full = sentence.replaceAll(/\{(\w+)\}/g, (_, slot: string) => {
      const at = this.#p.options.findIndex((o) => o.code === slot || (slot === 'color' && o.code === 'glaze'))
      const name = this.#p.options[at]?.values.find((v) => v.code === sku.values[at])?.name[lang]
      missing ||= name === undefined
      return (slot === 'color' ? name?.toLowerCase() : name) ?? ''
    })
    return missing ? undefined : full
  }
  /** After how many days somebody writes this. */
  #daysOf(later: string): number {
    const spread = Math.floor(this.#random() * 12)
    if (/半年|half a year|medio año/i.test(later)) return 176 + spread
    if (/三个月|three months|tres meses/i.test(later)) return 88 + spread
    if (/两个月|two months|dos meses/i.test(later)) return 58 + spread
    return 34 + spread * 9
  }
  /** One or two sentences as a person of that mind would say them; '' when everything was said. */
  #compose(rating: Rating, lang: Language, sku: DemoSku): string {
    const kind = this.#words?.kind
    const say = (from: Lines | undefined) => this.#unsaid(from, lang, sku)
    const matters = Object.values(sharedWords().good).sort(() => this.#random() - 0.5)
    const shared = () => say(matters.pop())
    const mind: Record<Rating, () => (string | undefined)[]> = {
      5: () => [this.#chance(0.8) ? say(kind?.good) : undefined, this.#chance(0.4) ? shared() : undefined],
      4: () => [say(kind?.good), this.#chance(0.6) ? (say(kind?.but) ?? say(sharedWords().but)) : undefined],
      3: () => [say(kind?.but) ?? say(sharedWords().but), this.#chance(0.4) ? say(kind?.but) : undefined],
      2: () => [say(sharedWords().bad), this.#chance(0.3) ? say(kind?.but) : undefined],
      1: () => [say(sharedWords().bad)],
    }
    const chosen = mind[rating]().filter((s) => s !== undefined)
    const turned = this.#chance(0.25)
    const join = () => (turned ? chosen.toReversed() : chosen).join(lang === 'zh-CN' ? '' : ' ')
    // said elsewhere in these very words, or nothing left to say of the thing: another matter is added
    while (rating > 3 && chosen.length < 2 && matters.length > 0 && (chosen.length === 0 || this.#told.has(join())))
      chosen.push(...[shared()].filter((s) => s !== undefined))
    const text = join()
    if (this.#told.has(text)) return ''
    this.#told.add(text)
    return text
  }
  #reply(rating: Rating, lang: Language, text: string): string | undefined {
    if (text === '' || rating === 4 || !this.#chance(rating === 5 ? 0.12 : 0.85)) return undefined
    const voices = houseVoices()
    const [voice, any] = [voices[this.#p.merchant], voices['any']!]
    const side = rating === 5 ? 'thanks' : 'sorry'
    const none = { values: [] } as unknown as DemoSku
    return this.#unsaid(voice?.[side], lang, none) ?? this.#unsaid(any[side], lang, none)
  }
  /** A picture that nobody showed yet and that shows this SKU (any SKU, when none is said). */
  #picture(sku: DemoSku | undefined): string | undefined {
    const at = this.#spare.findIndex((name) => (sku ? [sku] : this.#p.skus).some((k) => this.#fits(name, k)))
    return at < 0 ? undefined : this.#spare.splice(at, 1)[0]
  }
  /** Nobody shows another color than the one he bought. */
  #fits(picture: string, sku: DemoSku): boolean {
    const [, n] = /^snap-.+-(\d)$/.exec(picture) ?? []
    const shown = n ? subjectOf(this.#p, Number(n)) : picture
    if (!looksOf(this.#p).includes(shown)) return true
    return (
      sku.picture === shown ||
      this.#p.options.some((o, i) => o.values.some((v) => v.code === sku.values[i] && v.picture === shown))
    )
  }
}

/** The reviews of every product, by its code; `snapshots` are the names of pictures that look like a buyer's. */
export function planReviews(
  products: readonly DemoProduct[],
  snapshots: readonly string[],
): Map<string, PlannedReview[]> {
  const told = new Set<string>()
  const ofProduct = (code: string) => snapshots.filter((s) => s.startsWith(`snap-${code}-`))
  return new Map(products.map((p) => [p.code, new Teller(p, ofProduct(p.code), told).plan()]))
}
