// The shape of the demo shop's content. Money is integer fen, weight is grams, a rating or score is hundredths (492 = 4.92), every text stands in three languages.
export const LANGUAGES = ['en-US', 'zh-CN', 'es-ES'] as const
export type Language = (typeof LANGUAGES)[number]
export type Text = Record<Language, string>
/** Paragraphs or lines of a longer text, the same number in every language. */
export type Paragraphs = Record<Language, string[]>

export const text = (en: string, zh: string, es: string): Text => ({ 'en-US': en, 'zh-CN': zh, 'es-ES': es })
/** A proper name, size or code that is written the same everywhere. */
export const same = (value: string): Text => text(value, value, value)
export const paragraphs = (...lines: Text[]): Paragraphs => ({
  'en-US': lines.map((line) => line['en-US']),
  'zh-CN': lines.map((line) => line['zh-CN']),
  'es-ES': lines.map((line) => line['es-ES']),
})

/**
 * One row of a freight template. `areas`: two-digit GB province prefixes ('65'), '*' for all of mainland China, or ISO country codes ('ES'); a named area beats '*', an area in no row is outside
 * the delivery range. `first` and `next` count pieces or grams (as the template's `by` says), fees and `freeFrom` are fen.
 */
export type DemoFreightRegion = {
  areas: string[]
  first: number
  firstFee: number
  next: number
  nextFee: number
  freeFrom?: number
}
export type DemoFreight = { name: Text; by: 'piece' | 'weight'; regions: DemoFreightRegion[] }
export type SealShape = 'gourd' | 'square' | 'round' | 'wide' | 'oval'

export type DemoMerchant = {
  code: string
  seal: { char: string; shape: SealShape; ink: string }
  name: Text
  say: Text
  place: Text
  story: Text
  founded: number
  /** as the register of companies has it */
  businessName?: string
  scores: { goods: number; service: number; delivery: number }
  followers: number
  freight: DemoFreight
}

/** Level 1 has `floor` (1–9), `line` and `picture`; level 3 has no children. */
export type DemoCategory = {
  code: string
  name: Text
  floor?: number
  line?: Text
  picture?: string
  children: DemoCategory[]
}
export type DemoBrand = { code: string; name: Text; story: Text; country: string }

export type DemoAttribute = { key: string; name: Text; value: Text }
export type DemoOptionValue = { code: string; name: Text; picture?: string }
export type DemoOption = { code: string; name: Text; values: DemoOptionValue[] }
/** `values` holds one value code per option, in the order of the product's options; a combination without a sku cannot be bought. */
export type DemoSku = {
  values: string[]
  price: number
  listPrice?: number
  memberPrice?: number
  stock: number
  weight: number
  code: string
  picture?: string
}
export type DemoService = 'return7' | 'invoice' | 'freeFreight' | 'fragileCover' | 'repair' | 'fresh'

export type DemoProduct = {
  code: string
  merchant: string
  category: string
  brand: string
  title: Text
  subtitle: Text
  fact: Text
  description: Paragraphs
  attributes: DemoAttribute[]
  options: DemoOption[]
  skus: DemoSku[]
  pictures: string[]
  condition: 'new' | 'used'
  grade?: Text
  purchaseLimit?: number
  status: 'onSale' | 'offShelf'
  rating: number
  reviewCount: number
  sales: number
  /** Days before today. */
  listedAt: number
  services: DemoService[]
}

export type DemoArticleBlock = { h?: Text; p?: Text; ul?: Paragraphs }
/** `cover` is a picture, `goods` are codes of products that it speaks of, `publishedAt` days before today. */
export type DemoArticle = {
  code: string
  kind: 'agreement' | 'help' | 'about' | 'story'
  title: Text
  summary: Text
  body: DemoArticleBlock[]
  cover?: string
  goods?: string[]
  publishedAt?: number
}
export type DemoAnnouncement = {
  code: string
  kind: 'rule' | 'campaign' | 'delivery' | 'system'
  pinned: boolean
  publishedAt: number
  title: Text
  body: Paragraphs
}

export type DemoArea = { code?: string; name: string }
/** In China `areas` are province, city and district with GB codes; abroad they are state or province and city, without codes. */
export type DemoAddress = {
  consignee: string
  phone: string
  country: string
  areas: DemoArea[]
  detail: string
  zip: string
  label: string
  isDefault: boolean
}
export type DemoBuyer = { email: string; nickname: string; language: Language; vip: boolean; addresses: DemoAddress[] }
export type DemoStaff = { email: string; nickname: string; language: Language; role: 'admin' | 'service' | 'finance' }
export type DemoMerchantLogin = { email: string; nickname: string; language: Language; merchant: string }
