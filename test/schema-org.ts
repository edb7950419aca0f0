// The rules of schema.org, and of search engines that read it, for the types that the shop speaks: which properties a
// type may have, which it must, and of what kind their values are. Written down from https://schema.org/version/latest
// and Google's "Product variants", "Merchant listing", "Breadcrumb" and "Organization" pages.

type Kind = 'text' | 'url' | 'count' | 'number' | 'price' | 'date' | 'country' | 'language' | readonly string[]
interface Property {
  kind: Kind
  many?: boolean
}
interface Type {
  must: readonly string[]
  may: Readonly<Record<string, Property>>
}
const text = { kind: 'text' } as const
const url = { kind: 'url' } as const
const schema = (...names: string[]): Property => ({ kind: names.map((name) => `https://schema.org/${name}`) })
const of = (...types: string[]): Property => ({ kind: types.map((type) => `@${type}`) })
const goods = {
  name: text,
  description: text,
  url,
  image: { kind: 'url', many: true },
  brand: of('Brand'),
  aggregateRating: of('AggregateRating'),
  review: { ...of('Review'), many: true },
} as const satisfies Record<string, Property>
const stars = {
  ratingValue: { kind: 'number' },
  bestRating: { kind: 'number' },
  worstRating: { kind: 'number' },
} as const

const types: Readonly<Record<string, Type>> = {
  ProductGroup: {
    must: ['name', 'productGroupID', 'hasVariant'],
    may: {
      ...goods,
      productGroupID: text,
      variesBy: { ...schema('color', 'size', 'material', 'pattern'), many: true },
      hasVariant: { ...of('Product'), many: true },
    },
  },
  Product: {
    must: ['name'],
    may: {
      ...goods,
      sku: text,
      color: text,
      size: text,
      material: text,
      pattern: text,
      additionalProperty: { ...of('PropertyValue'), many: true },
      offers: of('Offer'),
    },
  },
  Offer: {
    must: ['price', 'priceCurrency', 'availability'],
    may: {
      price: { kind: 'price' },
      priceCurrency: { kind: ['CNY'] },
      availability: schema('InStock', 'OutOfStock', 'PreOrder'),
      availabilityStarts: { kind: 'date' },
      itemCondition: schema('NewCondition', 'UsedCondition'),
      seller: of('Organization'),
      url,
      shippingDetails: of('OfferShippingDetails'),
      hasMerchantReturnPolicy: of('MerchantReturnPolicy'),
    },
  },
  OfferShippingDetails: {
    must: ['shippingRate', 'shippingDestination'],
    may: { shippingRate: of('MonetaryAmount'), shippingDestination: of('DefinedRegion') },
  },
  MonetaryAmount: { must: ['value', 'currency'], may: { value: { kind: 'price' }, currency: { kind: ['CNY'] } } },
  DefinedRegion: { must: ['addressCountry'], may: { addressCountry: { kind: 'country' } } },
  MerchantReturnPolicy: {
    must: ['applicableCountry', 'returnPolicyCategory', 'merchantReturnDays'],
    may: {
      applicableCountry: { kind: 'country' },
      returnPolicyCategory: schema('MerchantReturnFiniteReturnWindow'),
      merchantReturnDays: { kind: 'count' },
      returnMethod: schema('ReturnByMail'),
      returnFees: schema('ReturnFeesCustomerResponsibility', 'FreeReturn'),
    },
  },
  AggregateRating: { must: ['ratingValue', 'reviewCount'], may: { ...stars, reviewCount: { kind: 'count' } } },
  Review: {
    must: ['author', 'reviewRating'],
    may: {
      author: of('Person'),
      datePublished: { kind: 'date' },
      inLanguage: { kind: 'language' },
      reviewBody: text,
      reviewRating: of('Rating'),
    },
  },
  Rating: { must: ['ratingValue'], may: stars },
  Brand: { must: ['name'], may: { name: text } },
  Person: { must: ['name'], may: { name: text } },
  Organization: { must: ['name'], may: { name: text } },
  PropertyValue: { must: ['name', 'value'], may: { name: text, value: text } },
  BreadcrumbList: { must: ['itemListElement'], may: { itemListElement: { ...of('ListItem'), many: true } } },
  ListItem: { must: ['position', 'name'], may: { position: { kind: 'count' }, name: text, item: url } },
  OnlineStore: { must: ['name', 'url'], may: { name: text, url, logo: url } },
  WebSite: {
    must: ['name', 'url'],
    may: {
      name: text,
      url,
      publisher: { kind: 'text' },
      inLanguage: { kind: 'language', many: true },
      potentialAction: of('SearchAction'),
    },
  },
  SearchAction: { must: ['target', 'query-input'], may: { target: of('EntryPoint'), 'query-input': text } },
  EntryPoint: { must: ['urlTemplate'], may: { urlTemplate: text } },
}

const kinds: Readonly<Record<string, (value: unknown) => boolean>> = {
  text: (value) => typeof value === 'string' && value.trim() !== '',
  url: (value) => typeof value === 'string' && /^https?:\/\//.test(value) && URL.canParse(value),
  count: (value) => Number.isSafeInteger(value) && Number(value) > 0,
  number: (value) => (typeof value === 'number' || typeof value === 'string') && Number(value) >= 0,
  price: (value) => typeof value === 'string' && /^\d+\.\d{2}$/.test(value),
  date: (value) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value),
  country: (value) => typeof value === 'string' && /^[A-Z]{2}$/.test(value),
  language: (value) => typeof value === 'string' && /^[a-z]{2}-[A-Z]{2}$/.test(value),
}

/** What a fact says against the rules, one line each with the way to it. */
export function schemaFaults(fact: unknown, way = '', outermost = true): string[] {
  if (typeof fact !== 'object' || fact === null) return [`${way}: no object`]
  const { '@context': context, '@type': type, '@id': id, ...rest } = fact as Record<string, unknown>
  const rules = types[String(type)]
  const here = `${way}/${String(type)}`
  if (!rules) return [`${here}: unknown type`]
  const faults = outermost && context !== 'https://schema.org' ? [`${here}: no context`] : []
  if (id !== undefined && !kinds['url']!(id)) faults.push(`${here}: @id is no address`)
  for (const name of rules.must) if (rest[name] === undefined) faults.push(`${here}: ${name} is missing`)
  for (const [name, value] of Object.entries(rest)) {
    const property = rules.may[name]
    if (!property) faults.push(`${here}: ${name} is no property of it`)
    else if (Array.isArray(value) && !property.many) faults.push(`${here}: ${name} has one value`)
    else
      for (const one of Array.isArray(value) ? value : [value])
        faults.push(...valueFaults(property, one, `${here}.${name}`))
  }
  return faults
}
function valueFaults({ kind }: Property, value: unknown, way: string): string[] {
  if (typeof kind === 'string') {
    // another fact of the page may be meant by its address
    const isReference = typeof value === 'object' && value !== null && Object.keys(value).join() === '@id'
    return isReference || kinds[kind]!(value) ? [] : [`${way}: ${JSON.stringify(value)} is no ${kind}`]
  }
  if (!kind.some((one) => one.startsWith('@')))
    return kind.includes(String(value)) ? [] : [`${way}: ${JSON.stringify(value)} is none of ${kind.join(', ')}`]
  const type = (value as { '@type'?: string } | null)?.['@type']
  return kind.includes(`@${type}`) ? schemaFaults(value, way, false) : [`${way}: ${type} is none of ${kind.join(', ')}`]
}
