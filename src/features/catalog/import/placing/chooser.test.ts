import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Language } from '#kernel/text/language.ts'
import type { CategoryFound } from './category.ts'
import { CategoryChooser, type Told } from './chooser.ts'
import { wordsOf } from './kinds/kind.ts'
import { plainWords } from './phrases.ts'
import { kinds } from './vocabulary.ts'

const category = (id: number, code: string, path: number[], en: string, zh: string): CategoryFound => ({
  id,
  code,
  path,
  name: { 'en-US': en, 'zh-CN': zh },
})
const shop = [
  category(1, 'home', [], 'Home', '居家'),
  category(2, 'furniture', [1], 'Furniture', '家具'),
  category(3, 'sofas', [1, 2], 'Sofas', '沙发'),
  category(4, 'plants', [1], 'Plants', '绿植'),
  category(5, 'wardrobe', [], 'Wardrobe', '衣橱'),
  category(6, 'shirts-and-tees', [5], 'Shirts', '衬衫'),
  category(7, 'lighting', [1], 'Lighting', '灯具'),
  category(8, 'table-lamps', [1, 7], 'Table lamps', '台灯'),
  category(9, 'bags', [5], 'Bags', '包'),
  category(10, 'outdoor', [], 'Outdoors', '山野'),
  category(11, 'saddlery', [], 'Saddlery', '马具'),
  category(12, 'candles', [1], 'Candles', '蜡烛'),
]
const nothing: Told = { handle: '', title: '', type: '', tags: [], taxonomy: [], paths: [] }
const chooser = (language: Language = 'en-US', mapping = new Map<string, CategoryFound>()) =>
  new CategoryChooser(shop, mapping, language)
const placed = (told: Partial<Told>, language: Language = 'en-US') => {
  const { category: found, rule } = chooser(language).choose({ ...nothing, ...told })
  return `${found?.code ?? '-'} ${rule}`
}

describe('what a product is placed by', () => {
  test.each<[Partial<Told>, string, Language?]>([
    [{ title: 'Cream Sofa' }, 'sofas title'],
    [{ title: 'BRAND | Linen SHIRTS | navy, size L' }, 'shirts-and-tees title'],
    [{ title: 'Set of 3 scented candles' }, 'candles title'],
    [{ title: 'A candle for the sofa' }, 'candles title'],
    [{ title: 'Camisas de lino con cuello mao' }, 'shirts-and-tees title', 'es-ES'],
    [{ title: 'Set de 2 lámparas de mesa' }, 'table-lamps title', 'es-ES'],
    [{ title: '北欧布艺沙发 三人位' }, 'sofas title', 'zh-CN'],
    [{ title: '宠物沙发' }, '- other', 'zh-CN'],
    [{ title: 'Sofa cover' }, '- title'],
    [{ title: 'Sofa for dogs' }, '- other'],
    [{ title: 'Ring light' }, '- title'],
    [{ title: 'Leather saddlery' }, 'saddlery title'],
    [{ title: 'Oak bookshelf' }, 'furniture title'],
    [{ title: 'Moonlight', tags: ['gift for her', 'Table lamp', 'oak'] }, 'table-lamps tag'],
    [{ title: 'Moonlight', tags: ['table lamp', 'sofa'] }, 'home tag'],
    [{ title: 'Moonlight', tags: ['shirt', 'sofa'] }, '- other'],
    [{ title: 'Clay plant pot', type: 'Outdoor' }, 'plants title'],
    [{ title: 'Moonlight', type: 'Furniture', tags: ['Plants'] }, 'furniture type'],
    [{ title: 'Cream sofa', type: 'Furniture' }, 'sofas title'],
    [{ title: 'Moonlight', type: 'Lamps & Candles' }, 'lighting type'],
    [{ title: 'Moonlight', paths: ['Home > Table lamps'] }, 'table-lamps path'],
    [{ title: 'Moonlight', taxonomy: ['Home & Garden > Lighting > Lamps > Table Lamps'] }, 'table-lamps taxonomy'],
    [{ title: 'Sofa', taxonomy: ['Apparel & Accessories > Handbags, Wallets & Cases'] }, 'bags taxonomy'],
    [{ title: 'Cotton shirt', taxonomy: ['Animals & Pet Supplies > Pet Supplies'] }, '- taxonomy'],
    [{ title: 'Shirt', taxonomy: ['Gift Cards'] }, '- taxonomy'],
    [{ title: 'Shirt', taxonomy: ['Uncategorized'] }, 'shirts-and-tees title'],
    [{ title: 'Moonlight', taxonomy: ['594'] }, 'lighting taxonomy'],
    [{ title: 'Face serum', tags: ['sofa'] }, '- title'],
  ])('%j', (told, expected, language) => expect(placed(told, language)).toBe(expected))

  test('a shop without a category for it is told which department would fit', () => {
    expect(chooser('zh-CN').choose({ ...nothing, title: '洗发水' }).missing).toMatchObject({ 'zh-CN': '美妆与健康' })
  })
  test('a kind is known by a category of its name too, whatever its code', () => {
    const own = [category(1, 'c-1', [], 'T-Shirts', 'T恤')]
    const spanish = new CategoryChooser(own, new Map(), 'es-ES')
    expect(spanish.choose({ ...nothing, title: 'Camisetas de rayas' }).category?.code).toBe('c-1')
  })
  test.each(Object.entries(kinds).flatMap(([code, { name }]) => (name ? [[code, name] as const] : [])))(
    'a department that would fit %s is known by its name, in each language',
    (code, name) => {
      for (const lang of ['en-US', 'zh-CN', 'es-ES'] as const) {
        const own = [{ id: 1, code: 'c-1', path: [], name: { [lang]: name[lang]! } }]
        const goods = Object.entries(kinds).filter(([c, k]) => c === code || k.under === code)
        for (const [, { words }] of goods) {
          const word = wordsOf(words).find(
            (w) => !w.startsWith('~') && (lang === 'zh-CN') === /\p{Script=Han}/u.test(w),
          )
          if (!word || (lang === 'es-ES') === /^[a-z ]+$/.test(word)) continue
          const found = new CategoryChooser(own, new Map(), lang).choose({ ...nothing, title: word })
          expect([word, found.category?.code]).toEqual([word, 'c-1'])
        }
      }
    },
  )
  test('words are compared without case, accents and plurals', () => {
    expect(['Dresses', 'glass', 'Tazas de té', 'Gift Boxes'].map(plainWords)).toEqual([
      'dress',
      'glass',
      'taza de te',
      'gift box',
    ])
  })
})

const any = fc.string({ unit: 'grapheme', maxLength: 40 })
const known = fc.constantFrom(
  'sofa',
  'table lamp',
  'shirt',
  'candle',
  'plant',
  '沙发',
  'Furniture',
  'Home',
  'dog',
  'ring',
)
const text = fc.oneof(
  any,
  known,
  fc.array(known, { maxLength: 3 }).map((w) => w.join(' ')),
)
const told = fc.record({
  handle: any,
  title: text,
  type: text,
  tags: fc.array(text, { maxLength: 4 }),
  taxonomy: fc.array(text, { maxLength: 2 }),
  paths: fc.array(text, { maxLength: 2 }),
})
const language = fc.constantFrom<Language>('en-US', 'zh-CN', 'es-ES')
const wayOf = (c: CategoryFound | undefined): number[] => (c ? [...c.path, c.id] : [])

describe('whatever a file says', () => {
  test('the map rules, by whatever it names', () =>
    fc.assert(
      fc.property(told, language, fc.constantFrom('title', 'type', 'handle'), (t, lang, key) => {
        const word = `zz ${t[key]}`
        const mapped = chooser(lang, new Map([[word, shop[10]!]])).choose({ ...t, [key]: word })
        expect([mapped.category?.code, mapped.rule]).toEqual(['saddlery', 'map'])
      }),
    ))
  test('a weaker word only ever leads deeper on the way of a stronger one', () =>
    fc.assert(
      fc.property(told, language, (t, lang) => {
        const whole = chooser(lang).choose(t)
        const withoutTags = chooser(lang).choose({ ...t, tags: [] })
        if (withoutTags.category)
          expect(wayOf(whole.category)).toEqual(expect.arrayContaining(wayOf(withoutTags.category)))
        const byType = chooser(lang).choose({ ...nothing, type: t.type })
        if (byType.category && t.taxonomy.length + t.paths.length === 0)
          expect(wayOf(whole.category)).toEqual(expect.arrayContaining(wayOf(byType.category)))
      }),
    ))
  test('the order of the tags says nothing', () =>
    fc.assert(
      fc.property(told, language, (t, lang) => {
        const there = chooser(lang).choose(t).category
        expect(chooser(lang).choose({ ...t, tags: t.tags.toReversed() }).category).toBe(there)
      }),
    ))
  test('a word behind its colour, size and material means the same', () => {
    const english = Object.values(kinds)
      .flatMap(({ words }) => wordsOf(words))
      .filter((w) => /^[a-z]{3,}$/.test(w))
    fc.assert(
      fc.property(
        fc.constantFrom(...english),
        fc.array(fc.constantFrom('Navy', 'Handmade', 'XL', 'Cotton', '500 ml', 'Zorbo'), { maxLength: 3 }),
        (word, before) => {
          const alone = chooser().choose({ ...nothing, title: word }).category
          const long = chooser().choose({ ...nothing, title: [...before, word].join(' ') }).category
          if (alone && long) expect(long).toBe(alone)
          if (alone) expect(long).toBeDefined()
        },
      ),
    )
  })
})
