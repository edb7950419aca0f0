// The sub-accounts of an enterprise: the list with what each may do and has spent, inviting, editing, removing.
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { NotOffered } from '#surfaces/storefront/visit/not-offered.tsx'
import { useOffered } from '#web/root-data.ts'
import { useTexts } from '#web/texts.tsx'
import { Button } from '#ui/controls/button.tsx'
import { Empty } from '#ui/feedback/empty.tsx'
import { Icon } from '#ui/layout/icon.tsx'
import { TextLink } from '#ui/text/text-link.tsx'
import { toast } from '#ui/feedback/toast.tsx'
import { call, requestId } from '#web/call.ts'
import { ChildForm } from './child-form.tsx'
import { ChildRow } from './child-row.tsx'
import { ConfirmStep } from './confirm-step.tsx'
import type { Child } from './team-terms.ts'

export interface SubAccountsProps {
  records: Child[]
  max: number
  areaCode: string
  onChanged: () => Promise<void>
}

export function SubAccounts({ records, max, areaCode, onChanged }: SubAccountsProps) {
  const { t } = useTexts('team')
  const [inviting, setInviting] = useState(0)
  const [formOpen, setFormOpen] = useState(false)
  const [editing, setEditing] = useState<Child>()
  const [leaving, setLeaving] = useState<Child>()
  const invite = () => {
    setInviting(inviting + 1)
    setFormOpen(true)
  }
  return (
    <section aria-labelledby="sub-accounts">
      <Head count={records.length} max={max} onInvite={invite} />
      {records.length === 0 ? (
        <Nobody onInvite={invite} />
      ) : (
        <ul className="children" aria-label={t('list')}>
          {records.map((child) => (
            <li key={child.id}>
              <ChildRow child={child}>
                <Actions child={child} onEdit={() => setEditing(child)} onLeave={() => setLeaving(child)} />
              </ChildRow>
            </li>
          ))}
        </ul>
      )}
      {inviting > 0 && (
        <ChildForm
          key={inviting}
          areaCode={areaCode}
          open={formOpen}
          onClose={() => setFormOpen(false)}
          onDone={onChanged}
        />
      )}
      {editing && (
        <ChildForm
          key={`edit-${editing.id}`}
          child={editing}
          areaCode={areaCode}
          open
          onClose={() => setEditing(undefined)}
          onDone={onChanged}
        />
      )}
      {leaving && <Parting child={leaving} onClose={() => setLeaving(undefined)} onChanged={onChanged} />}
    </section>
  )
}

function Head({ count, max, onInvite }: { count: number; max: number; onInvite: () => void }) {
  const { t } = useTexts('team')
  const offered = useOffered('teams')
  return (
    <>
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-3">
        <h2 id="sub-accounts" className="display text-28">
          {t('subaccounts')}
        </h2>
        {offered && count > 0 && count < max && (
          <Button size="sm" className="ml-auto" onClick={onInvite}>
            <Icon of={Plus} size={16} />
            {t('invite')}
          </Button>
        )}
      </div>
      <p className="mt-2 max-w-[60ch] text-ink-2">{count < max ? t('intro') : t('full', { max })}</p>
    </>
  )
}

function Nobody({ onInvite }: { onInvite: () => void }) {
  const { t } = useTexts('team')
  if (!useOffered('teams')) return <NotOffered />
  return (
    <Empty
      drawing="address"
      level={3}
      title={t('emptyTitle')}
      text={t('emptyText')}
      action={
        <Button kind="primary" onClick={onInvite}>
          {t('invite')}
        </Button>
      }
    />
  )
}

function Actions({ child, onEdit, onLeave }: { child: Child; onEdit: () => void; onLeave: () => void }) {
  const { t } = useTexts('team')
  const { nickname: name, state } = child
  const active = state === 'active'
  return (
    <>
      <TextLink aria-label={t('editOf', { name })} onClick={onEdit}>
        {t('edit')}
      </TextLink>
      <TextLink aria-label={t(active ? 'removeOf' : 'withdrawOf', { name })} onClick={onLeave}>
        {t(active ? 'remove' : 'withdraw')}
      </TextLink>
    </>
  )
}

function Parting({ child, onClose, onChanged }: { child: Child; onClose: () => void; onChanged: () => Promise<void> }) {
  const { t } = useTexts('team')
  const { id, state, nickname: name } = child
  const active = state === 'active'
  return (
    <ConfirmStep
      open
      onClose={onClose}
      title={t(active ? 'removeTitle' : 'withdrawTitle', { name })}
      text={t(active ? 'removeText' : 'withdrawText')}
      yes={t(active ? 'remove' : 'withdraw')}
      no={t('keep')}
      act={async () => {
        await call('/api/v2/user/children/delete', { id, requestId: requestId() }, { quiet: true })
        toast(active ? t('removed', { name }) : t('withdrawn'))
        await onChanged()
      }}
    />
  )
}
