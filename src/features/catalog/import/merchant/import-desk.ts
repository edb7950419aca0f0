// What the screens of an import know.
import type { Output } from '#surfaces/console/desk/call.ts'

export type Import = Output<'/api/v2/mch/goods/import/detail'>
export type Wish = Import['wish']
/** The columns that somebody may say by hand, by the names of a Shopify file. */
export const columns = [
  'Handle',
  'Title',
  'Body (HTML)',
  'Vendor',
  'Type',
  'Tags',
  'Option1 Name',
  'Option1 Value',
  'Option2 Name',
  'Option2 Value',
  'Variant SKU',
  'Variant Barcode',
  'Variant Price',
  'Variant Compare At Price',
  'Cost per item',
  'Variant Inventory Qty',
  'Variant Grams',
  'Image Src',
  'Published',
] as const
