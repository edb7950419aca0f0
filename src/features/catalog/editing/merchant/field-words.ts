// The name of a field that a change, a note of staff or a fault is about.
import { useTexts } from '#web/texts.tsx'

const known = [
  'categoryId',
  'brandId',
  'freightTemplateId',
  'title',
  'subtitle',
  'fact',
  'body',
  'attributes',
  'options',
  'questions',
  'alt',
  'pictures',
  'video',
  'model',
  'valuePictures',
  'services',
  'condition',
  'conditionNote',
  'purchaseLimit',
  'unit',
  'onSale',
  'onSaleAt',
  'offSaleAt',
  'skus',
  'price',
  'listPrice',
  'memberPrice',
  'cost',
  'tiers',
  'stock',
  'weight',
  'volume',
  'content',
  'code',
  'barcode',
  'picture',
  'gone',
] as const
export function useFieldWord(): (field: string) => string {
  const { t } = useTexts('editingmerchant')
  return (field) => {
    const name = known.find((one) => one === field)
    return name ? t(`changed.${name}`) : field
  }
}
