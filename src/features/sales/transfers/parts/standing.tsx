// A transfer that was sent: staff look whether the money came. What was sent can be seen.
import { Clock } from 'lucide-react'
import { href, Link } from 'react-router'
import { ProofList } from './proof-list.tsx'
import type { Shown } from './shown.ts'
import { lookOf } from '#features/sales/payments/parts/looks.ts'
import { Button } from '#ui/controls/button.tsx'
import { Icon } from '#ui/layout/icon.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { Moment } from '#ui/text/moment.tsx'
import { useTexts } from '#web/texts.tsx'

export function Standing({ shown }: { shown: Shown }) {
  const { t } = useTexts(['transfers', 'payments'])
  const { transfer, forFriend } = shown
  const { words, waits } = lookOf(shown)
  return (
    <div className="transfer-standing">
      <div className="pay-result-head" role="status">
        <span className="pay-result-mark transfer-mark">
          <Icon of={Clock} size={28} />
        </span>
        <div>
          <h2 className="display text-28">{t('review.title')}</h2>
          <p className="mt-1 text-ink-2">{t('review.text')}</p>
        </div>
      </div>
      {transfer && (
        <Panel className="mt-8">
          <dl className="sums">
            <div>
              <dt>{t('review.from')}</dt>
              <dd>
                {transfer.holder}, {transfer.bank} •••• {transfer.lastFour}
              </dd>
            </div>
            <div>
              <dt>{t('review.sent')}</dt>
              <dd>
                <Moment iso={transfer.sentAt} look="full" />
              </dd>
            </div>
          </dl>
          <ProofList ids={transfer.proofs} />
        </Panel>
      )}
      <p className="mt-6 text-13 text-ink-2">{t('review.meanwhile')}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button kind="primary" render={<Link to={forFriend ? href('/') : waits} />}>
          {forFriend ? t('payments:home') : t(`payments:${words.toPlace}`)}
        </Button>
      </div>
    </div>
  )
}
