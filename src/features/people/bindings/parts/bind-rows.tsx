// The rows "WeChat" and "Alipay" of account and security: what is linked, since when;
// linking and unlinking, each after a fresh proof.
import { useEffect, useState } from 'react'
import type { Calls } from '#kernel/call/contract.ts'
import { Button } from '#ui/controls/button.tsx'
import { LazyDialog } from '#ui/overlays/lazy-dialog.tsx'
import { SkeletonLine } from '#ui/feedback/skeleton.tsx'
import { StateRow } from '#ui/layout/state-row.tsx'
import { toast } from '#ui/feedback/toast.tsx'
import { call, CallError } from '#web/call.ts'
import { useTexts } from '#web/texts.tsx'
import type { OwnContacts } from '#features/people/accounts/parts/own-code.tsx'
import { useDate } from '#ui/text/use-date.ts'
import { ProofForm } from './proof-form.tsx'

export type Binding = Calls['/api/v2/user/bind/list']['output']['bindings'][number]

/** Stands in a list of the page. Without `bindings` it asks for them itself. `own`: where a proving code can go. */
export function BindRows({ bindings, own }: { bindings?: readonly Binding[]; own: OwnContacts }) {
  const { t } = useTexts(['bindings', 'storefront'])
  const [rows, setRows] = useState(bindings)
  const [failed, setFailed] = useState(false)
  const [asked, setAsked] = useState<{ binding: Binding; open: boolean }>()
  const [turn, setTurn] = useState(bindings ? 0 : 1)
  useEffect(() => {
    if (turn === 0) return
    call('/api/v2/user/bind/list', {}, { quiet: true }).then(
      (answer) => {
        setRows(answer.bindings)
        setFailed(false)
      },
      (fault: unknown) => {
        if (!(fault instanceof CallError)) throw fault
        setFailed(true)
      },
    )
  }, [turn])
  const read = () => setTurn(turn + 1)
  const close = () => setAsked((a) => a && { ...a, open: false })
  if (failed) return <FailedRow onRetry={read} />
  if (!rows) return <WaitingRow />
  return (
    <>
      {rows.map((binding) => (
        <Row key={binding.kind} binding={binding} onPress={() => setAsked({ binding, open: true })} />
      ))}
      {asked && (
        <BindDialog
          binding={asked.binding}
          own={own}
          open={asked.open}
          onClose={close}
          onUnbound={() => {
            close()
            toast(t('rows.unboundNow', { kind: t(`kind.${asked.binding.kind}`) }), { kind: 'success' })
            read()
          }}
        />
      )}
    </>
  )
}

function Row({ binding, onPress }: { binding: Binding; onPress: () => void }) {
  const { t } = useTexts('bindings')
  const date = useDate()
  const { bound, offered, nickName, boundAt } = binding
  const kind = t(`kind.${binding.kind}`)
  const state = bound
    ? t('rows.boundSince', { name: nickName || kind, date: date(boundAt!) })
    : offered
      ? t('rows.unbound')
      : t('rows.closed')
  return (
    <StateRow name={kind} state={state}>
      <Button size="sm" aria-label={t(bound ? 'rows.unbindName' : 'rows.bindName', { kind })} onClick={onPress}>
        {t(bound ? 'rows.unbind' : 'rows.bind')}
      </Button>
    </StateRow>
  )
}

interface BindDialogProps {
  binding: Binding
  own: OwnContacts
  open: boolean
  onClose: () => void
  onUnbound: () => void
}
function BindDialog({ binding, own, open, onClose, onUnbound }: BindDialogProps) {
  const { t } = useTexts(['bindings', 'storefront'])
  const { bound } = binding
  const kind = t(`kind.${binding.kind}`)
  const remove = async (code: string) => {
    await call('/api/v2/user/bind/remove', { kind: binding.kind, code }, { quiet: true })
    onUnbound()
  }
  const leave = async (code: string) => {
    const { url } = await call(
      '/api/v2/user/bind/start',
      { kind: binding.kind, purpose: 'bind', code },
      { quiet: true },
    )
    location.assign(url)
  }
  return (
    <LazyDialog
      open={open}
      onClose={onClose}
      firm={bound}
      title={t(bound ? 'rows.unbindTitle' : 'rows.bindTitle', { kind })}
      text={t(bound ? 'rows.unbindText' : 'rows.bindText', { kind })}
      closeLabel={t('storefront:close')}
    >
      <ProofForm
        own={own}
        submit={bound ? t('rows.unbindName', { kind }) : t('rows.goOn', { kind })}
        onCode={bound ? remove : leave}
      />
    </LazyDialog>
  )
}

const WaitingRow = () => <StateRow busy name={<SkeletonLine width="20%" />} state={<SkeletonLine width="40%" />} />

function FailedRow({ onRetry }: { onRetry: () => void }) {
  const { t } = useTexts('bindings')
  return (
    <StateRow name={t('rows.title')} state={<span role="alert">{t('rows.unavailable')}</span>}>
      <Button size="sm" onClick={onRetry}>
        {t('rows.retry')}
      </Button>
    </StateRow>
  )
}
