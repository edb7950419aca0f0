// How a claim should be settled: four ways with a sentence each.
import { Banknote, PackagePlus, RotateCw, Undo2 } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { RadioCards } from '#ui/controls/radio.tsx'
import { useTexts } from '#web/texts.tsx'
import { claimKinds, type ClaimKind } from '../states.ts'

const icons: Record<ClaimKind, LucideIcon> = {
  refundOnly: Banknote,
  returnAndRefund: Undo2,
  exchange: RotateCw,
  replenishment: PackagePlus,
}

export function KindChoice({ value, onChange }: { value: ClaimKind; onChange: (kind: ClaimKind) => void }) {
  const { t } = useTexts('aftersales')
  return (
    <section className="buy-block">
      <h2 className="display mb-4 text-22" aria-hidden="true">
        {t('choose.how')}
      </h2>
      <RadioCards
        legend={t('choose.how')}
        hideLegend
        name="kind"
        value={value}
        onChange={onChange}
        options={claimKinds.map((kind) => ({
          value: kind,
          label: t(`kinds.${kind}.name`),
          sub: t(`kinds.${kind}.text`),
          icon: icons[kind],
        }))}
      />
    </section>
  )
}
