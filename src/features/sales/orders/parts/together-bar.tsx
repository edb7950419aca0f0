// What the chosen orders come to and the one way to pay them:
// stands at the lower edge as long as something is chosen. Wide screens only.
import { useTexts } from '#web/texts.tsx'
import { Button } from '#ui/controls/button.tsx'
import { Price } from '#ui/goods/price.tsx'
import { TextLink } from '#ui/text/text-link.tsx'
import type { PayTogether } from './use-pay-together.ts'

export function TogetherBar({ together }: { together: PayTogether }) {
  const { t } = useTexts('orders')
  if (together.count === 0) return null
  return (
    <div className="together-bar wide-only" role="region" aria-label={t('together.label')}>
      <p aria-live="polite">{t('together.chosen', { count: together.count })}</p>
      <TextLink onClick={together.clear}>{t('together.clear')}</TextLink>
      <Price fen={together.amount} size="lg" />
      <Button kind="primary" busy={together.busy} onClick={together.pay}>
        {t('together.pay')}
      </Button>
    </div>
  )
}
