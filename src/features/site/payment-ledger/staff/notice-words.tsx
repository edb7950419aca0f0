// A notice of a provider in its words: withheld what tells of a person; in full by a reason, which is noted.
import { useState } from 'react'
import { call, type Output } from '#surfaces/console/desk/call.ts'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { Question } from '#surfaces/console/desk/question.tsx'
import { ReasonField } from '#surfaces/console/desk/reason-field.tsx'
import { useAsked, useDoing } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

interface Of {
  provider: string
  eventId: string
}
type Words = Output<'/api/v2/admin/pay/notice/detail'>
export function NoticeWords(of: Of) {
  const { t } = useTexts('paymentledgerstaff')
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="link small" aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? t('notice.close') : t('notice.open')}
      </button>
      {open && <Shown {...of} />}
    </>
  )
}
function Shown(of: Of) {
  const { t } = useTexts('paymentledgerstaff')
  const { data, fault } = useAsked('/api/v2/admin/pay/notice/detail', of)
  const [full, setFull] = useState<Words>()
  const [asks, ask] = useState(false)
  const may = useMember().may('ledger.write')
  const words = full ?? data
  if (!words) return fault ? <Fault fault={fault} /> : null
  return (
    <div className="pay-notice">
      <p className="muted small">{t('notice.raw')}</p>
      <pre>{words.raw}</pre>
      {words.inside !== null && (
        <>
          <p className="muted small">{t('notice.inside')}</p>
          <pre>{words.inside}</pre>
        </>
      )}
      {!full && (
        <p className="muted small">
          {t('notice.note')}{' '}
          {may && (
            <button type="button" className="link" onClick={() => ask(true)}>
              {t('notice.full')}
            </button>
          )}
        </p>
      )}
      {asks && <Reveal {...of} onShow={setFull} onClose={() => ask(false)} />}
    </div>
  )
}
function Reveal({ provider, eventId, onShow, onClose }: Of & { onShow: (words: Words) => void; onClose: () => void }) {
  const { t } = useTexts('paymentledgerstaff')
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const lacks = reason.trim() === ''
  const doing = useDoing(async () => {
    onShow(await call('/api/v2/admin/pay/notice/reveal', { provider, eventId, reason: reason.trim() }))
    onClose()
  })
  const send = () => {
    setTried(true)
    if (!lacks) void doing.run()
  }
  return (
    <Question title={t('notice.title')} verb={t('notice.verb')} suggested doing={doing} onDo={send} onClose={onClose}>
      <p className="small muted">{t('notice.what')}</p>
      <ReasonField
        label={t('notice.reason')}
        help={t('notice.reasonHelp')}
        fault={tried && lacks ? t('notice.noReason') : undefined}
        value={reason}
        most={300}
        onChange={setReason}
      />
    </Question>
  )
}
