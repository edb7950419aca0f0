// Publishing what is written: what is wrong is shown at its place, what moved meanwhile is asked about.
import { useEffect, useState, type RefObject } from 'react'
import { useNavigate } from 'react-router'
import type { Fault } from '../checking.ts'
import type { Detail, Place } from './use-draft.ts'
import { call, CallFault, newRequestId } from '#surfaces/console/desk/call.ts'
import { say } from '#surfaces/console/desk/said.tsx'
import { useDoing } from '#surfaces/console/desk/use-call.ts'
import { isCommand } from '#surfaces/console/desk/use-keys.ts'
import { goodsEditorPath } from '#surfaces/console/desk/ways.ts'
import { useTexts } from '#web/texts.tsx'

interface Published {
  detail: Detail
  place: RefObject<Place | undefined>
  faults: readonly Fault[]
  flush: () => Promise<boolean>
  begin: () => Promise<void>
  onTried: (server: readonly Fault[]) => void
  onAgain: () => void
}
export function usePublishing({ detail, place, faults, flush, begin, onTried, onAgain }: Published) {
  const { t } = useTexts('editingmerchant')
  const go = useNavigate()
  const [moved, setMoved] = useState<readonly string[]>()
  const forget = () => setMoved(undefined)
  const publishing = useDoing(async (overwrite: boolean) => {
    forget()
    if (!(await flush())) return
    // what nobody has seen is sent as it lies there
    if (detail.unreviewed) await begin()
    if (!place.current) return
    onTried([])
    try {
      const wish = { ...place.current, overwrite, requestId: newRequestId() }
      const { outcome, productId } = await call('/api/v2/mch/goods/publish', wish)
      say(t(`outcome.${outcome}`))
      if (productId !== null && detail.productId === null) await go(goodsEditorPath(productId), { replace: true })
      else onAgain()
    } catch (fault) {
      if (fault instanceof CallFault && fault.reason === 'goodsMoved')
        return setMoved((fault.params['fields'] as string[]) ?? [])
      if (fault instanceof CallFault && fault.reason === 'draftUnfit') {
        const told = (fault.params['faults'] as Fault[]) ?? []
        onTried(told.filter(({ rule }) => rule === 'codeTaken' || rule === 'unknown' || rule === 'past'))
        setTimeout(() => showFirst(told), 0)
      }
      throw fault
    }
  })
  const publish = () => {
    onTried([])
    if (faults.length > 0) setTimeout(() => showFirst(faults), 0)
    else void publishing.run(false)
  }
  return { publishing, publish, overwrite: () => void publishing.run(true), moved, forget }
}
/** Where somebody looks for what is wrong. */
function showFirst(faults: readonly Fault[]): void {
  const place =
    document.getElementById(`at-${faults[0]?.at.replace(/\.(?:\w+)$/, '')}`) ??
    document.querySelector('.goods-editor [aria-invalid="true"]')
  const exact = faults[0] && document.getElementById(`at-${faults[0].at}`)
  const found = exact ?? place
  found?.scrollIntoView({ block: 'center' })
  found?.querySelector<HTMLElement>('input, textarea')?.focus({ preventScroll: true })
}
export function useCommandEnter(act: (() => void) | undefined): void {
  useEffect(() => {
    if (!act) return undefined
    const hear = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !isCommand(event) || document.querySelector('dialog[open]')) return
      event.preventDefault()
      act()
    }
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  })
}
