// An invitation to work for a shop: what the role may do, and the two answers.
import { useState } from 'react'
import { useRoleWord, useMayWords } from './role-words.ts'
import { Button } from '#ui/controls/button.tsx'
import { toast } from '#ui/feedback/toast.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { useMoment } from '#ui/text/moment.tsx'
import type { Calls } from '#kernel/call/contract.ts'
import { call, CallError, requestId } from '#web/call.ts'
import { useTexts } from '#web/texts.tsx'

type Invitation = Calls['/api/v2/user/membership/list']['output']['invitations'][number]

export function InvitedCard({ invitation, onChanged }: { invitation: Invitation; onChanged: () => Promise<void> }) {
  const { t } = useTexts('members')
  const moment = useMoment()
  const roleWord = useRoleWord()
  const may = useMayWords()(invitation.permissions)
  const [busy, setBusy] = useState<'accept' | 'decline'>()
  const { id, merchantName: shop, invitedBy, expiresAt, role } = invitation
  const answer = async (way: 'accept' | 'decline') => {
    if (busy) return
    setBusy(way)
    try {
      await call(`/api/v2/user/membership/${way}`, { id, requestId: requestId() })
      toast(way === 'accept' ? t('accepted', { shop }) : t('declined'), { kind: 'success' })
    } catch (fault) {
      if (!(fault instanceof CallError)) throw fault // a refusal was told by toast; what holds now is shown
    }
    await onChanged()
    setBusy(undefined)
  }
  return (
    <Panel
      className="max-w-[720px]"
      title={t('invited', { shop })}
      note={t('invitedBy', { name: invitedBy, date: moment(expiresAt, 'day') })}
    >
      <p>{may.length > 0 ? t('asRole', { role: roleWord(role) }) : t('nothingYet')}</p>
      <ul className="mt-2 list-disc pl-5 text-ink-2">
        {may.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button kind="primary" busy={busy === 'accept'} onClick={() => void answer('accept')}>
          {t('accept')}
        </Button>
        <Button busy={busy === 'decline'} onClick={() => void answer('decline')}>
          {t('decline')}
        </Button>
      </div>
    </Panel>
  )
}
