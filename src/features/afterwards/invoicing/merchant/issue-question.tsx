// Issuing: a paper that the shop draws, or one of the merchant's own.
import { useState } from 'react'
import { Link } from 'react-router'
import type { Invoice } from './invoice-desk.ts'
import { OwnPaper, type SentPaper } from './own-paper.tsx'
import { call, newRequestId } from '#surfaces/console/desk/call.ts'
import { useFormat } from '#surfaces/console/desk/format.ts'
import { Question, Radios } from '#surfaces/console/desk/question.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { useDoing } from '#surfaces/console/desk/use-call.ts'
import { issuerPath } from '#surfaces/console/desk/ways.ts'
import { useTexts } from '#web/texts.tsx'

const ways = ['drawn', 'own'] as const

export function IssueQuestion({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const { t } = useTexts('invoicingmerchant')
  const { money } = useFormat()
  const { id, title, issuer, billed } = invoice
  const [way, setWay] = useState<(typeof ways)[number]>('drawn')
  const [paper, setPaper] = useState<SentPaper>()
  const [sending, setSending] = useState(false)
  const [reference, setReference] = useState('')
  const [tried, setTried] = useState(false)
  const [requestId] = useState(newRequestId)
  const issuing = useDoing(async () => {
    const own = way === 'own' && paper && { uploadId: paper.uploadId, reference: reference.trim() }
    const { number } = await call('/api/v2/mch/invoice/issue', { id, ...own, amount: billed.total, requestId })
    say(t('issue.done', { number }))
    onClose()
  })
  const ready = way === 'drawn' ? issuer !== null : paper !== undefined && !sending
  const submit = () => {
    setTried(true)
    if (ready) void issuing.run()
  }
  const choices = ways.map((value) => ({ value, label: t(`issue.${value}`), help: t(`issue.${value}Help`) }))
  return (
    <Question title={t('issue.title')} verb={t('issue.verb')} suggested doing={issuing} onDo={submit} onClose={onClose}>
      <p className="small muted">{t('issue.text', { amount: money(billed.total), title })}</p>
      <Radios legend={t('issue.legend')} choices={choices} value={way} onChoose={setWay} />
      {way === 'drawn' && !issuer && <NoIssuer tried={tried} />}
      {way === 'own' && (
        <OwnPaper
          paper={paper}
          onPaper={setPaper}
          onBusy={setSending}
          reference={reference}
          onReference={setReference}
          tried={tried}
        />
      )}
    </Question>
  )
}
function NoIssuer({ tried }: { tried: boolean }) {
  const { t } = useTexts('invoicingmerchant')
  return (
    <p className={tried ? 'note bad' : 'note'} role={tried ? 'alert' : undefined}>
      <span className="grow">{t('issuer.none')}</span>
      <Link className="link" to={issuerPath}>
        {t('issuer.tell')}
      </Link>
    </p>
  )
}
