// What selling here gives, what it costs and what one needs: read before anything is asked.
import { BadgePercent, Coins, FileCheck2, Languages } from 'lucide-react'
import type { Calls } from '#kernel/call/contract.ts'
import { Icon } from '#ui/layout/icon.tsx'
import { useLang } from '#ui/text/lang.tsx'
import { useTexts } from '#web/texts.tsx'

type Terms = Calls['/api/v2/merchant/apply/detail']['output']['terms']
const aWhole = 10_000
const rate = (lang: string, bp: number): string =>
  new Intl.NumberFormat(lang, { style: 'percent', maximumFractionDigits: 2 }).format(bp / aWhole)

export function TermsOfSelling({ terms }: { terms: Terms }) {
  const { t } = useTexts('applying')
  const lang = useLang()
  const { commissionFrom: from, commissionTo: to } = terms
  const commission =
    from === to
      ? t('terms.commissionOne', { rate: rate(lang, from) })
      : t('terms.commissionSpan', { from: rate(lang, from), to: rate(lang, to) })
  return (
    <ul className="sell-terms">
      <li>
        <Icon of={Languages} size={22} stroke={1.5} />
        <b>{t('terms.reach')}</b>
        <span>{t('terms.reachText')}</span>
      </li>
      <li>
        <Icon of={BadgePercent} size={22} stroke={1.5} />
        <b>{commission}</b>
        <span>{t('terms.commissionText')}</span>
      </li>
      <li>
        <Icon of={Coins} size={22} stroke={1.5} />
        <b>{t('terms.settled')}</b>
        <span>{t('terms.settledText')}</span>
      </li>
      <li>
        <Icon of={FileCheck2} size={22} stroke={1.5} />
        <b>{t('terms.need')}</b>
        <span>{t('terms.needText')}</span>
      </li>
    </ul>
  )
}
