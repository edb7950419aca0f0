// At staff's order: pieces whose time is over may be given back after all. Where none are, nothing is shown.
import { Button } from 'antd'
import { useState } from 'react'
import { GrantQuestion } from './grant-question.tsx'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { useAsked } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

export function OrderGrant({ orderNo, onDone }: { orderNo: string; onDone: () => void }) {
  const { t } = useTexts('aftersalesstaff')
  const [open, setOpen] = useState(false)
  const { may } = useMember()
  const { data } = useAsked('/api/v2/admin/refund/grant/preview', may('aftersale.write') ? { orderNo } : null)
  const lines = (data?.lines ?? []).filter(({ late }) => late > 0).map(({ late: most, ...line }) => ({ ...line, most }))
  if (lines.length === 0) return null
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('act.grant')}</Button>
      {open && (
        <GrantQuestion
          {...{ orderNo, lines }}
          onDone={() => {
            setOpen(false)
            onDone()
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
