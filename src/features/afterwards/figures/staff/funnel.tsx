// From a visit to the next purchase: each step beside its share of the step before.
import { share } from '../merchant/figures-format.ts'
import type { Span } from '../merchant/figures-file.ts'
import { useShown, type Spans } from './measures.ts'
import { platformFileOf } from './platform-file.ts'
import { Bars } from '#surfaces/console/desk/charts/bars.tsx'
import { Chart } from '#surfaces/console/desk/charts/chart.tsx'
import { useTexts } from '#web/texts.tsx'

export function Funnel({ data: { days }, span }: { data: Spans; span: Span }) {
  const { t } = useTexts('figuresstaff')
  const { number, percent } = useShown()
  const { visitors, carts, placed, paid, buyers, newBuyers } = days.sum
  const steps = [
    { key: 'visitors', n: visitors, of: 0 },
    { key: 'carts', n: carts, of: visitors },
    { key: 'placed', n: placed, of: carts },
    { key: 'paid', n: paid, of: placed },
    { key: 'again', n: buyers - newBuyers, of: buyers },
  ] as const
  const shareOf = ({ n, of }: { n: number; of: number }) => (of > 0 ? percent(share(n, of), 1) : '')
  return (
    <Chart
      title={t('funnel.title')}
      columns={[t('funnel.step'), t('funnel.number'), t('funnel.share')]}
      rows={steps.map((step) => [t(`funnel.${step.key}`), number(step.n), shareOf(step)])}
      onFile={platformFileOf('days', span)}
    >
      <Bars
        rows={steps.map((step) => ({
          key: step.key,
          name: t(`funnel.${step.key}`),
          n: step.n,
          value: number(step.n),
          ...(step.of > 0 && {
            note: t(step.key === 'again' ? 'funnel.ofBuyers' : 'funnel.ofBefore', { share: shareOf(step) }),
          }),
        }))}
      />
    </Chart>
  )
}
