// Where to send what: each word of it copied by one press.
import type { Recipient } from './shown.ts'
import { CopyButton } from '#ui/controls/copy-button.tsx'
import { priceText } from '#ui/goods/price-text.ts'
import { useLang } from '#ui/text/lang.tsx'
import { fenToDecimal } from '#kernel/data/money.ts'
import { grouped } from '#features/sales/orders/parts/order-number.ts'
import { useTexts } from '#web/texts.tsx'

interface Props {
  recipient: Recipient
  sum: number
  reference: string
}
export function ToSend({ recipient: { holder, bank, number }, sum, reference }: Props) {
  const { t } = useTexts(['transfers', 'storefront'])
  const lang = useLang()
  const rows = [
    ['holder', holder, holder],
    ['bank', bank, bank],
    ['number', grouped(number), number],
    ['sum', priceText(sum, lang), fenToDecimal(sum)],
    ['reference', grouped(reference), reference],
  ] as const
  return (
    <dl className="transfer-facts">
      {rows.map(([key, text, copied]) => (
        <div key={key} data-strong={key === 'reference' || undefined}>
          <dt>{t(`to.${key}`)}</dt>
          <dd>{text}</dd>
          <dd>
            <CopyButton
              text={copied}
              label={t('storefront:words.copy')}
              doneLabel={t('storefront:words.copied')}
              failedLabel={t('storefront:words.copyFailed')}
            />
            <span className="vh">{t(`to.${key}`)}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
