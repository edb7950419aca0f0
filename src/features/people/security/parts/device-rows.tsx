// The open sign-ins as rows: what they are, since when, and signing them out after a question, for it cannot be undone.
import { useState } from 'react'
import type { Calls } from '#kernel/call/contract.ts'
import { Button } from '#ui/controls/button.tsx'
import { LazyDialog } from '#ui/overlays/lazy-dialog.tsx'
import { useLang } from '#ui/text/lang.tsx'
import { StateRow } from '#ui/layout/state-row.tsx'
import { StatusChip } from '#ui/feedback/status-chip.tsx'
import { call, CallError } from '#web/call.ts'
import { useTexts } from '#web/texts.tsx'

export type Device = Calls['/api/v2/user/device/list']['output'][number]

function useDeviceName() {
  const { t } = useTexts('security')
  return ({ browser, system }: Device): string => {
    const named = browser || t('devices.unknownBrowser')
    return system ? t('devices.name', { browser: named, system }) : named
  }
}

export function DeviceRow({ device, onLeave }: { device: Device; onLeave: () => void }) {
  const { t } = useTexts('security')
  const lang = useLang()
  const name = useDeviceName()(device)
  const at = (iso: string) =>
    new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Shanghai' }).format(
      new Date(iso),
    )
  const { current, firstSeen, lastSeen } = device
  const seen = current ? t('devices.active') : t('devices.last', { at: at(lastSeen) })
  const label = (
    <span className="device-name">
      {name}
      {current && <StatusChip tone="success">{t('devices.here')}</StatusChip>}
    </span>
  )
  return (
    <StateRow name={label} state={`${t('devices.first', { at: at(firstSeen) })} · ${seen}`}>
      {!current && (
        <Button size="sm" aria-label={t('devices.outOf', { name })} onClick={onLeave}>
          {t('devices.out')}
        </Button>
      )}
    </StateRow>
  )
}

interface LeaveDialogProps {
  /** The device to sign out, or how many others. */
  what: Device | number | undefined
  onClose: () => void
  onDone: (removed: number) => unknown
}
function useLeaving({ what, onClose, onDone }: LeaveDialogProps) {
  const [busy, setBusy] = useState(false)
  const go = async () => {
    if (what === undefined || busy) return
    setBusy(true)
    try {
      const { removed } = await call(
        '/api/v2/user/device/remove',
        typeof what === 'object' ? { sessionId: what.sessionId } : { others: true },
      )
      onClose()
      await onDone(removed)
    } catch (fault) {
      if (!(fault instanceof CallError)) throw fault
      onClose() // told by toast
    } finally {
      setBusy(false)
    }
  }
  return { busy, go }
}

export function LeaveDialog(props: LeaveDialogProps) {
  const { what, onClose } = props
  const { t } = useTexts(['security', 'storefront'])
  const nameOf = useDeviceName()
  const { busy, go } = useLeaving(props)
  // the words stay while it closes
  const [kept, setKept] = useState(what)
  if (what !== undefined && what !== kept) setKept(what)
  const one = typeof kept === 'object'
  return (
    <LazyDialog
      open={what !== undefined}
      onClose={onClose}
      firm
      title={one ? t('devices.outTitle', { name: nameOf(kept) }) : t('devices.othersTitle')}
      text={one ? t('devices.outText') : t('devices.othersText', { count: kept ?? 0 })}
      closeLabel={t('storefront:close')}
      foot={
        <>
          <Button onClick={onClose}>{t('devices.cancel')}</Button>
          <Button kind="primary" busy={busy} onClick={() => void go()}>
            {one ? t('devices.out') : t('devices.others')}
          </Button>
        </>
      }
    />
  )
}
