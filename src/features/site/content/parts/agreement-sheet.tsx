// New versions of agreements, asked for once: agreed to with one press, each readable first. It comes again with the
// next visit until it is agreed to; nothing of the shop waits behind it.
import { useState } from 'react'
import { Link } from 'react-router'
import './agreement-sheet.css'
import type { Calls } from '#kernel/call/contract.ts'
import { Button } from '#ui/controls/button.tsx'
import { toast } from '#ui/feedback/toast.tsx'
import { Sheet } from '#ui/overlays/sheet.tsx'
import { call, CallError, requestId } from '#web/call.ts'
import { hrefWith } from '#web/href-with.ts'
import { useTexts } from '#web/texts.tsx'

export type Pending = Calls['/api/v2/agreement/pending']['output']['records']
interface Props {
  pending: Pending
  onDone: () => void
}
export function AgreementSheet({ pending, onDone }: Props) {
  const { t } = useTexts(['content', 'storefront'])
  const [busy, setBusy] = useState(false)
  const [id] = useState(requestId)
  const agree = async () => {
    setBusy(true)
    try {
      const agreements = pending.map((one) => ({ id: one.id, version: one.version }))
      await call('/api/v2/agreement/accept', { agreements, requestId: id })
      toast(t('agreements.agreed'), { kind: 'success' })
      onDone()
    } catch (fault) {
      // told by the client; a newer one is asked for with the next page
      if (!(fault instanceof CallError)) throw fault
      setBusy(false)
    }
  }
  return (
    <Sheet
      open
      onClose={onDone}
      title={t('agreements.title')}
      text={t('agreements.text')}
      closeLabel={t('storefront:close')}
      wide="centre"
      foot={
        <>
          <Button onClick={onDone}>{t('agreements.later')}</Button>
          <Button kind="primary" busy={busy} onClick={() => void agree()}>
            {t('agreements.agree')}
          </Button>
        </>
      }
    >
      <ul className="agreement-list">
        {pending.map(({ id: article, code, title, summary, version }) => (
          <li key={article}>
            <Link to={hrefWith('/home/article', { code })} target="_blank">
              {title}
            </Link>
            <small>{t('agreements.version', { version })}</small>
            {summary && <p>{summary}</p>}
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
