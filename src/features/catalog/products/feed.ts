// Goods as merchant centres read them: RSS 2.0 with the words of Google's product data, one item for each SKU. Pure.
import { href } from 'react-router'
import { pick, type Language } from '#kernel/text/language.ts'
import { element } from '#kernel/text/xml.ts'
import { availabilityOf, type Availability } from '#kernel/availability.ts'
import type { FeedGoods, FeedSku } from './feed-queries.ts'
import type { Measure } from './measures.ts'

export const feedHead = (origin: string, title: string): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">',
    `<channel>${element('title', title)}${element('link', `${origin}/`)}${element('description', title)}`,
    '',
  ].join('\n')
export const feedEnd = '</channel>\n</rss>\n'

const words: Record<Availability, string> = { InStock: 'in_stock', OutOfStock: 'out_of_stock', PreOrder: 'preorder' }
/** What the centres allow. */
const longest = { title: 150, text: 5000, pictures: 10 }
/** Hundredths as "12.30 CNY". */
const money = (fen: number): string => `${Math.trunc(fen / 100)}.${String(fen % 100).padStart(2, '0')} CNY`
const cut = (text: string, length: number): string => Array.from(text).slice(0, length).join('')

/** Whether a barcode is a number of the trade (GTIN): its last figure checks the others. */
export function isGtin(barcode: string): boolean {
  if (!/^(?:\d{8}|\d{12,14})$/.test(barcode)) return false
  const figures = Array.from(barcode, Number).toReversed()
  const sum = figures.slice(1).reduce((all, figure, at) => all + figure * (at % 2 === 0 ? 3 : 1), 0)
  return (10 - (sum % 10)) % 10 === figures[0]
}

/** As the centres write it; pieces are `ct`, areas `sqm`. */
const measured = ({ amount, unit }: Measure): string =>
  `${amount / 1000} ${unit === 'piece' ? 'ct' : unit === 'm2' ? 'sqm' : unit}`

/** The items of one product. */
export const feedItems = (origin: string, lang: Language, goods: FeedGoods): string =>
  goods.skus.map((sku) => item(origin, lang, goods, sku)).join('')

function item(origin: string, lang: Language, goods: FeedGoods, sku: FeedSku): string {
  const [first, ...more] = [...new Set([sku.picture, ...goods.pictures].filter((file) => file !== null))]
  const image = (file: string): string => `${origin}/img/${encodeURIComponent(file)}-1440.webp`
  const values = goods.options.map(({ code, values: all }, at) => {
    const chosen = all.find((v) => v.code === sku.optionValues[at])
    return { code, value: chosen ? pick(chosen.name, lang) : (sku.optionValues[at] ?? '') }
  })
  const valueOf = (code: string): string | undefined => values.find((v) => v.code === code)?.value
  const availability = availabilityOf(goods.paused ? 'paused' : 'onSale', sku)
  const reduced = sku.listPrice !== null && sku.listPrice > sku.price
  const gtin = isGtin(sku.barcode)
  const fields: [string, string | undefined][] = [
    ['id', String(sku.id)],
    ['item_group_id', goods.skus.length > 1 ? String(goods.id) : undefined],
    ['title', cut([goods.title, ...values.map(({ value }) => value)].join(' · '), longest.title)],
    ['description', cut(goods.description || goods.title, longest.text)],
    ['link', `${origin}${href('/goods/:id', { id: String(goods.id) })}?skuId=${sku.id}&lang=${lang}`],
    ['image_link', first === undefined ? undefined : image(first)],
    ...more.slice(0, longest.pictures).map((file): [string, string] => ['additional_image_link', image(file)]),
    ['availability', words[availability]],
    ['availability_date', availability === 'PreOrder' ? (sku.preorderDay ?? undefined) : undefined],
    ['price', money(reduced ? sku.listPrice! : sku.price)],
    ['sale_price', reduced ? money(sku.price) : undefined],
    ['condition', goods.condition === 'used' ? 'used' : 'new'],
    ['brand', goods.brand ?? undefined],
    ['gtin', gtin ? sku.barcode : undefined],
    ['mpn', gtin ? undefined : sku.code],
    ['identifier_exists', gtin || goods.brand ? undefined : 'no'],
    ['product_type', goods.category],
    ...(['color', 'size', 'material', 'pattern'] as const).map((code): [string, string | undefined] => [
      code,
      valueOf(code),
    ]),
    ['unit_pricing_measure', sku.content ? measured(sku.content) : undefined],
    ['shipping_weight', sku.weight > 0 ? `${sku.weight} g` : undefined],
  ]
  return `<item>${fields.map(([name, text]) => element(`g:${name}`, text)).join('')}</item>\n`
}
