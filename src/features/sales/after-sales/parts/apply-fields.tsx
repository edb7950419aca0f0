// The fields of a claim: why, for what instead, what happened, photos that only the three sides see.
import { UploadField } from '#features/platform/uploads/parts/upload-field.tsx'
import { ChipRadios } from '#ui/controls/chip.tsx'
import { Choices } from '#ui/controls/choices.tsx'
import { FieldError } from '#ui/controls/field-frame.tsx'
import { TextArea } from '#ui/controls/text-area.tsx'
import { shortPrice } from '#ui/goods/price-text.ts'
import { useLang } from '#ui/text/lang.tsx'
import { useTexts } from '#web/texts.tsx'
import type { PreviewLine } from './pick-lines.tsx'
import { longest, type Applying, type ApplyInHand } from './use-apply.ts'

interface FieldsProps {
  applying: Applying
  hand: ApplyInHand
}
export function ApplyFields({ applying, hand }: FieldsProps) {
  const { t } = useTexts(['aftersales', 'storefront'])
  const { form, setUploading } = hand
  const { explanation, photos } = form.fields
  return (
    <>
      <Reasons applying={applying} hand={hand} />
      {applying.kind === 'exchange' && <Exchanges applying={applying} hand={hand} />}
      <div className="buy-block">
        <TextArea
          {...form.text('explanation')}
          label={t('apply.explanation')}
          hint={t('apply.explanationHint')}
          rows={4}
          maxLength={longest}
          counter={t('apply.counter', { count: explanation.length, max: longest })}
        />
      </div>
      <div className="buy-block">
        <UploadField
          purpose="claim"
          label={t('apply.photos')}
          hint={t('apply.photosHint')}
          value={photos}
          error={form.fault('photos')}
          onChange={(next) => form.change({ photos: next })}
          onBusy={setUploading}
        />
      </div>
    </>
  )
}

function Reasons({ applying: { reasons, lines, kind, preview }, hand: { form } }: FieldsProps) {
  const { t } = useTexts(['aftersales', 'storefront'])
  const lang = useLang()
  const free = lines.every((line) => line.freeQuantity >= line.quantity)
  const offered = reasons.filter((reason) => free || !reason.free)
  const chosen = offered.find(({ reasonId }) => reasonId === form.fields.reasonId)
  const goesBack = kind === 'returnAndRefund' || kind === 'exchange'
  return (
    <section className="buy-block">
      <h2 className="display mb-4 text-22" aria-hidden="true">
        {t('apply.reason')}
      </h2>
      <ChipRadios
        legend={t('apply.reason')}
        name="reasonId"
        value={chosen ? String(chosen.reasonId) : null}
        onChange={(value) => form.change({ reasonId: Number(value) })}
        options={offered.map(({ reasonId, text }) => ({ value: String(reasonId), label: text }))}
      />
      <p className="mt-2.5 text-13 text-ink-2" role="status">
        {chosen && goesBack
          ? t(`apply.wayBack.${chosen.fault}`, { amount: shortPrice(preview.returnFreightMax, lang) })
          : offered.length < reasons.length
            ? t('apply.freeOver')
            : ''}
      </p>
      <FieldError id="claim-reason" error={form.fault('reasonId')} errorWord={t('storefront:error')} />
    </section>
  )
}

/** For each line what is wanted instead, itself first. */
function Exchanges({ applying: { lines }, hand: { form } }: FieldsProps) {
  const { t } = useTexts(['aftersales', 'storefront'])
  const several = lines.filter((line) => line.exchanges.length > 1)
  return (
    <>
      {several.map((line) => (
        <div className="buy-block" key={line.orderLineId}>
          <Choices
            legend={t('apply.exchangeFor', { title: line.title })}
            value={String(form.fields.skus[line.orderLineId] ?? line.skuId)}
            onChange={(value) => form.change({ skus: { ...form.fields.skus, [line.orderLineId]: Number(value) } })}
            options={line.exchanges.map((sku) =>
              optionOf(t('apply.same'), line, sku, (spec) => t('apply.soldOut', { spec })),
            )}
          />
        </div>
      ))}
      <FieldError id="claim-skus" error={form.fault('skus')} errorWord={t('storefront:error')} />
    </>
  )
}
function optionOf(
  same: string,
  line: PreviewLine,
  sku: PreviewLine['exchanges'][number],
  soldOut: (spec: string) => string,
) {
  const label = [sku.spec, sku.skuId === line.skuId ? same : ''].filter(Boolean).join(' · ')
  // the same again may be waited for; another kind must be there
  const off = sku.available < line.quantity && sku.skuId !== line.skuId
  return { value: String(sku.skuId), label, disabled: off, ...(off && { why: soldOut(sku.spec) }) }
}
