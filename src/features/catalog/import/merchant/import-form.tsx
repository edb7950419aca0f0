// How a file is to be read: its language, its money, and which column is which.
import { Input, Select } from 'antd'
import { columns, type Import, type Wish } from './import-desk.ts'
import { Field } from '#surfaces/console/desk/field.tsx'
import { Sec } from '#surfaces/console/desk/sec.tsx'
import { languages } from '#kernel/text/language.ts'
import { useTexts } from '#web/texts.tsx'

interface Props {
  job: Import
  wish: Wish
  onChange: (wish: Wish) => void
}
export function ImportForm({ job, wish, onChange }: Props) {
  const { t } = useTexts('importmerchant')
  return (
    <>
      <section>
        <Sec title={t('how')} />
        <div className="import-wish">
          <Field label={t('language')}>
            {(own) => (
              <Select
                {...own}
                value={wish.language}
                onChange={(language) => onChange({ ...wish, language })}
                options={languages.map((value) => ({ value, label: t(`languages.${value}`) }))}
              />
            )}
          </Field>
          <Field label={t('currency')}>
            {(own) => (
              <Input
                {...own}
                maxLength={3}
                value={wish.currency}
                onChange={(e) => onChange({ ...wish, currency: e.target.value.toUpperCase() })}
              />
            )}
          </Field>
          <Field label={t('rate')} help={t('rateHelp')}>
            {(own) => (
              <Input
                {...own}
                inputMode="decimal"
                value={wish.rate}
                onChange={(e) => onChange({ ...wish, rate: e.target.value.replace(',', '.').trim() })}
              />
            )}
          </Field>
        </div>
      </section>
      <Columns {...{ job, wish, onChange }} />
    </>
  )
}
function Missing({ of }: { of: readonly string[] }) {
  const { t } = useTexts('importmerchant')
  if (of.length === 0) return null
  return (
    <p className="note bad" role="alert">
      {t('missing', {
        columns: of.map((one) => (isColumn(one) ? t(`column.${keyOf(one)}`) : one)).join(', '),
      })}
    </p>
  )
}
function Columns({ job: { form }, wish, onChange }: Props) {
  const { t } = useTexts('importmerchant')
  const by = new Map(wish.headings.map(({ heading, column }) => [heading, column]))
  const set = (heading: string, column: string | undefined) => {
    const others = wish.headings.filter((one) => one.heading !== heading && one.column !== column)
    onChange({ ...wish, headings: column === undefined ? others : [...others, { heading, column }] })
  }
  return (
    <section>
      <Sec title={t('columns')} note={t('columnsNote', { count: form.headings.length })} />
      <Missing of={form.missing} />
      <details open={form.format === null}>
        <summary className="link">{t('showColumns')}</summary>
        <table className="lines import-columns">
          <thead>
            <tr>
              <th>{t('inFile')}</th>
              <th className="wide">{t('firstRow')}</th>
              <th>{t('isColumn')}</th>
            </tr>
          </thead>
          <tbody>
            {form.headings.map((heading, i) => (
              <tr key={`${heading} ${i}`}>
                <td className="breaks">{heading}</td>
                <td className="wide muted breaks">{form.sample[0]?.[i] ?? ''}</td>
                <td>
                  <Select
                    className="import-column"
                    allowClear
                    aria-label={t('columnOf', { heading })}
                    placeholder={
                      isColumn(heading) ? t('asColumn', { column: t(`column.${keyOf(heading)}`) }) : t('asNamed')
                    }
                    value={by.get(heading)}
                    onChange={(value: string | undefined) => set(heading, value)}
                    options={columns.map((value) => ({ value, label: t(`column.${keyOf(value)}`) }))}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  )
}
const keys = {
  Handle: 'handle',
  Title: 'title',
  'Body (HTML)': 'body',
  Vendor: 'vendor',
  Type: 'type',
  Tags: 'tags',
  'Option1 Name': 'option1Name',
  'Option1 Value': 'option1Value',
  'Option2 Name': 'option2Name',
  'Option2 Value': 'option2Value',
  'Variant SKU': 'sku',
  'Variant Barcode': 'barcode',
  'Variant Price': 'price',
  'Variant Compare At Price': 'listPrice',
  'Cost per item': 'cost',
  'Variant Inventory Qty': 'stock',
  'Variant Grams': 'grams',
  'Image Src': 'picture',
  Published: 'published',
} as const satisfies Record<(typeof columns)[number], string>
const isColumn = (name: string): name is keyof typeof keys => name in keys
const keyOf = (column: keyof typeof keys) => keys[column]
