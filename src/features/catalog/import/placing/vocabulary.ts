// The words by which goods are known to this shop: those of all kinds, where their category is, and the names of its
// own categories.
import { ownValue } from '#kernel/data/own.ts'
import type { Texts } from '#kernel/text/language.ts'
import type { CategoryFound } from './category.ts'
import { desk } from './kinds/desk.ts'
import { food } from './kinds/food.ts'
import { home } from './kinds/home.ts'
import { wordsOf, type Kinds } from './kinds/kind.ts'
import { others } from './kinds/others.ts'
import { outdoor } from './kinds/outdoor.ts'
import { sound } from './kinds/sound.ts'
import { table } from './kinds/table.ts'
import { toys } from './kinds/toys.ts'
import { wardrobe } from './kinds/wardrobe.ts'
import { plainWords } from './phrases.ts'

/** Where a word leads. Without a category the word is known and the shop has no place for it. */
export interface Meaning {
  category?: CategoryFound
  missing?: Texts
}
export const kinds: Kinds = {
  ...wardrobe,
  ...home,
  ...table,
  ...food,
  ...toys,
  ...outdoor,
  ...sound,
  ...desk,
  ...others,
}
/** Labels that name no kind of goods, although a category or another word reads like them. */
const sayNothing = new Set(
  wordsOf(`
    outdoor,indoor,machine,sample,water,other,misc,miscellaneous,default,general,product,item,new,sale,vintage,key,
    string,wind,figure,film,record,paper,recording,uncategorized,unisex,default category,all,home page,agua,otros,
    varios,其他,水`),
)
/** Things that are not what their last word says. */
const otherwise = wordsOf(`
  ring light,license plate,table top,counter top,golf tee,bottle cap,shower cap,hub cap,life vest,wet suit,
  seat belt,fan belt,flower bed,garden bed,tanning bed,cbd flower,hemp flower,artificial flower,silk flower,
  vape juice,e juice,lug nut,wing nut,hex nut,weight bench,o ring,baseball glove,key ring,napkin ring,curtain ring,
  trash bag,garbage bag,bean bag,storage bag,camera bag,cosmetic bag,hair dryer,cake stand,shoe care,wine rack,
  watch band,watch strap,face mask,cup holder,plate holder,lamp shade,door handle,desk mat,eye mask,ice cream,
  tape measure,bath salt,nail file,hot dog,power tool,gift card,e gift card,phone ring,ear ring box,jewelry box,
  watch box,towel rack,towel rail,cup sleeve,tea towel set,clothes dryer,suit case,suitcase,luggage,game controller,
  gaming chair cover,sofa cover,chair cover,couch cover,table lamp shade,pool table,massage table,changing table,
  water table`)

/** "cojin rojo" → "cojine rojo": what `plainWords` makes of "cojines rojos" but for its last letter. */
const spanishPlural = (plain: string): string =>
  plain.replace(/^[a-z]+?([nlrdjz])(?= |$)/, (first) => (first.endsWith('z') ? `${first.slice(0, -1)}ce` : `${first}e`))

export class Vocabulary {
  readonly #byCode: ReadonlyMap<string, CategoryFound>
  readonly #byId: ReadonlyMap<number, CategoryFound>
  readonly #byName = new Map<string, CategoryFound>()
  readonly #words = new Map<string, Meaning>()
  readonly #labels = new Map<string, Meaning>()

  constructor(categories: readonly CategoryFound[]) {
    this.#byCode = new Map(categories.map((c) => [c.code, c]))
    this.#byId = new Map(categories.map((c) => [c.id, c]))
    const twice = new Set<string>()
    for (const category of categories)
      for (const name of new Set(Object.values(category.name).map(plainWords))) {
        if (this.#byName.has(name)) twice.add(name)
        this.#byName.set(name, category)
      }
    // a name that two categories share tells neither
    for (const name of twice) this.#byName.delete(name)
    for (const word of otherwise) this.#words.set(plainWords(word), {})
    for (const [code, kind] of Object.entries(kinds)) this.#learn(wordsOf(kind.words), this.meaningOf(code))
    const ofKinds = new Set([...this.#words.values(), ...this.#labels.values()].map((m) => m.category))
    for (const [name, category] of this.#byName) {
      const isOwn = !ofKinds.has(category) && ownValue(kinds, category.code) === undefined
      if (this.saysNothing(name) && !isOwn) continue
      if (!this.#labels.has(name) && !this.#words.has(name)) this.#labels.set(name, { category })
      // a category that no kind stands for is spoken of by its own name, in titles too
      if (isOwn && !this.saysNothing(name)) this.#words.set(name, { category })
    }
  }
  #learn(words: readonly string[], meaning: Meaning): void {
    for (const word of words) {
      const isLabel = word.startsWith('~')
      const known = isLabel ? this.#labels : this.#words
      const plain = plainWords(isLabel ? word.slice(1) : word)
      for (const form of [plain, spanishPlural(plain)]) if (!known.has(form)) known.set(form, meaning)
    }
  }

  /** Its category: by code, by a name that is one of its words, else that of the kind it is one of. */
  meaningOf(code: string): Meaning {
    const kind = ownValue(kinds, code)
    const own =
      this.#byCode.get(code) ??
      (kind ? wordsOf(kind.words) : [])
        .map((word) => this.#byName.get(plainWords(word.replace(/^~/, ''))))
        .find((c) => c !== undefined)
    if (own) return { category: own }
    if (kind?.under !== undefined) return this.meaningOf(kind.under)
    return kind?.name ? { missing: kind.name } : {}
  }
  saysNothing(phrase: string): boolean {
    return sayNothing.has(phrase)
  }
  byId(id: number): CategoryFound | undefined {
    return this.#byId.get(id)
  }
  /** What a word of a title or a tag means. */
  word(phrase: string): Meaning | undefined {
    return this.#words.get(phrase)
  }
  /** What a type or a category's name means. */
  label(phrase: string): Meaning | undefined {
    return this.#labels.get(phrase) ?? this.#words.get(phrase)
  }
}
