import { ownValue } from '#kernel/data/own.ts'
// The columns of a Shopify product file, in the order it writes them, and the newer spellings of their names.

const google = [
  'Google Product Category',
  'Gender',
  'Age Group',
  'MPN',
  'AdWords Grouping',
  'AdWords Labels',
  'Condition',
  'Custom Product',
  ...[0, 1, 2, 3, 4].map((n) => `Custom Label ${n}`),
]
/** The one column that is not Shopify's own: it takes what it does not know for a field of the shop. */
export const unitColumn = 'Unit of Sale (product.metafields.custom.unit_of_sale)'
export const shopifyColumns = [
  'Handle',
  'Title',
  'Body (HTML)',
  'Vendor',
  'Product Category',
  'Type',
  'Tags',
  'Published',
  ...[1, 2, 3].flatMap((n) => [`Option${n} Name`, `Option${n} Value`, `Option${n} Linked To`]),
  'Variant SKU',
  'Variant Grams',
  'Variant Inventory Tracker',
  'Variant Inventory Qty',
  'Variant Inventory Policy',
  'Variant Fulfillment Service',
  'Variant Price',
  'Variant Compare At Price',
  'Variant Requires Shipping',
  'Variant Taxable',
  'Unit Price Total Measure',
  'Unit Price Total Measure Unit',
  'Unit Price Base Measure',
  'Unit Price Base Measure Unit',
  'Variant Barcode',
  'Image Src',
  'Image Position',
  'Image Alt Text',
  'Gift Card',
  'SEO Title',
  'SEO Description',
  ...google.map((name) => `Google Shopping / ${name}`),
  'Variant Image',
  'Variant Weight Unit',
  'Variant Tax Code',
  'Cost per item',
  'Status',
  unitColumn,
] as const

/** Here a number below zero is a number; all other cells are texts. */
export const numberColumns: ReadonlySet<string> = new Set([
  'Variant Grams',
  'Variant Inventory Qty',
  'Variant Price',
  'Variant Compare At Price',
  'Cost per item',
  'Image Position',
])

const newer: Record<string, string> = {
  'url handle': 'Handle',
  description: 'Body (HTML)',
  'product description': 'Body (HTML)',
  'body html': 'Body (HTML)',
  'published on online store': 'Published',
  sku: 'Variant SKU',
  barcode: 'Variant Barcode',
  price: 'Variant Price',
  'compare-at price': 'Variant Compare At Price',
  'charge tax': 'Variant Taxable',
  'tax code': 'Variant Tax Code',
  'inventory tracker': 'Variant Inventory Tracker',
  'inventory quantity': 'Variant Inventory Qty',
  'continue selling when out of stock': 'Variant Inventory Policy',
  'weight value (grams)': 'Variant Grams',
  'weight unit for display': 'Variant Weight Unit',
  'requires shipping': 'Variant Requires Shipping',
  'fulfillment service': 'Variant Fulfillment Service',
  'product image url': 'Image Src',
  'image url': 'Image Src',
  'variant image url': 'Variant Image',
  'unit of sale': unitColumn,
  'sales unit': unitColumn,
  销售单位: unitColumn,
  'unidad de venta': unitColumn,
}
const known = new Map(shopifyColumns.map((c) => [c.toLowerCase(), c]))

/** The format's own name of a heading; unknown headings (metafields, markets) stay as they are. */
export function shopifyColumn(heading: string): string {
  const plain = heading.trim().replace(/\s+/g, ' ')
  return known.get(plain.toLowerCase()) ?? ownValue(newer, plain.toLowerCase()) ?? plain
}
