// The goods of a basket that is tried: found by name or code, with how many of each.
import { Button, Input, Select } from 'antd'
import { X } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { unitsOf, type Charging } from './freight-draft.ts'
import type { Output } from '#surfaces/console/desk/call.ts'
import { Field } from '#surfaces/console/desk/field.tsx'
import { Pic } from '#surfaces/console/desk/pic.tsx'
import { useAsked } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

type Sku = Output<'/api/v2/mch/goods/sku/page'>['records'][number]
export interface Picked {
  sku: Sku
  /** pieces, as they are typed */
  quantity: string
}
/** As many as the call takes. */
const mostLines = 50
export const nameOf = ({ title, spec }: Sku): string => (spec ? `${title} · ${spec}` : title)
/** What the goods of these lines cost at their prices, in fen. */
export const priceOf = (picked: readonly Picked[]): number =>
  picked.reduce((sum, { sku, quantity }) => sum + sku.price * (unitsOf(quantity, 'piece') ?? 0), 0)

interface Props {
  by: Charging
  picked: readonly Picked[]
  onChange: (picked: readonly Picked[]) => void
}
export function Basket({ by, picked, onChange }: Props) {
  const { t } = useTexts('merchantsmerchant')
  const lacking = by === 'piece' ? 0 : picked.filter(({ sku }) => sku[by] === 0).length
  return (
    <div className="freight-basket">
      <Finder picked={picked} onPick={(sku) => onChange([...picked, { sku, quantity: '1' }])} />
      {picked.length > 0 && (
        <ul>
          {picked.map((line) => (
            <Line
              key={line.sku.skuId}
              line={line}
              onType={(quantity) => onChange(picked.map((p) => (p === line ? { ...p, quantity } : p)))}
              onDrop={() => onChange(picked.filter((p) => p !== line))}
            />
          ))}
        </ul>
      )}
      {by !== 'piece' && lacking > 0 && (
        <p className="note">
          {t('freight.basket.lackingNote', { count: lacking, what: t(`freight.basket.what.${by}`) })}
        </p>
      )}
    </div>
  )
}

function Finder({ picked, onPick }: { picked: readonly Picked[]; onPick: (sku: Sku) => void }) {
  const { t } = useTexts('merchantsmerchant')
  const [typed, setTyped] = useState('')
  const keyword = useDeferredValue(typed.trim()).slice(0, 60)
  const { data, busy } = useAsked('/api/v2/mch/goods/sku/page', { size: 20, ...(keyword && { keyword }) })
  const found = (data?.records ?? []).filter(({ skuId }) => !picked.some(({ sku }) => sku.skuId === skuId))
  return (
    <Field label={t('freight.basket.goodsOf')} help={t('freight.basket.basketHelp')}>
      {({ status, ...own }) => (
        <Select
          {...own}
          status={status ?? ''}
          showSearch={{ filterOption: false, searchValue: typed, onSearch: setTyped }}
          value={null}
          disabled={picked.length >= mostLines}
          loading={busy}
          placeholder={t('freight.basket.findGoods')}
          notFoundContent={busy ? null : t('freight.basket.noGoods')}
          options={found.map((sku) => ({
            value: sku.skuId,
            label: sku.code ? `${nameOf(sku)} (${sku.code})` : nameOf(sku),
          }))}
          onChange={(skuId: number | null) => {
            const sku = found.find((one) => one.skuId === skuId)
            setTyped('')
            if (sku) onPick(sku)
          }}
        />
      )}
    </Field>
  )
}

interface LineProps {
  line: Picked
  onType: (quantity: string) => void
  onDrop: () => void
}
function Line({ line: { sku, quantity }, onType, onDrop }: LineProps) {
  const { t } = useTexts('merchantsmerchant')
  const name = nameOf(sku)
  const wrong = unitsOf(quantity, 'piece') === undefined
  return (
    <li>
      <Pic of={sku.picture} />
      <span className="cut" title={name}>
        {name}
      </span>
      <Input
        size="small"
        inputMode="numeric"
        maxLength={4}
        aria-label={t('freight.basket.quantityOf', { name })}
        value={quantity}
        {...(wrong && { status: 'error' as const, 'aria-invalid': true })}
        onChange={(e) => onType(e.target.value)}
      />
      <Button
        size="small"
        type="text"
        icon={<X size={14} />}
        aria-label={t('freight.basket.dropOf', { name })}
        onClick={onDrop}
      />
    </li>
  )
}
