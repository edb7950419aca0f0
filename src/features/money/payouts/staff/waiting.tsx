// Payouts that wait for a batch.
import '#surfaces/console/desk/case.css'
import { PayoutTable } from './payout-table.tsx'
import { BackToList } from '#surfaces/console/desk/back-to-list.tsx'
import { payoutBatchPath, payoutsPath } from '#surfaces/console/desk/ways.ts'
import { useTexts } from '#web/texts.tsx'

export default function WaitingPayouts() {
  const { t } = useTexts('payoutsstaff')
  return (
    <div className="page case">
      <BackToList
        list="payout-batches"
        listPath={payoutsPath}
        pathOf={(key) => payoutBatchPath(Number(key))}
        at="waiting"
      >
        {t('title')}
      </BackToList>
      <header className="head">
        <h1 className="display">{t('waiting.title')}</h1>
        <p>{t('waiting.note')}</p>
      </header>
      <PayoutTable />
    </div>
  )
}
