// A code that the wallet's app scans, and the waiting for it: the page goes on by itself.
import { lazy, Suspense, useEffect, useRef } from 'react'
import { useMethodName } from '#features/sales/orders/parts/use-method-name.ts'
import { Button } from '#ui/controls/button.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { useTexts } from '#web/texts.tsx'
import { useScan, type Seen } from './use-scan.ts'

// drawn when there is something to scan: most who pay never need it
const QrCode = lazy(async () => ({ default: (await import('#ui/layout/qr-code.tsx')).QrCode }))
const empty = <div className="pay-qr" aria-hidden="true" />

export interface Scanned {
  method: string
  code: string | null
}
interface Props {
  scan: Scanned
  ask: () => Promise<Seen | undefined>
  /** it is not open any more */
  onKnown: () => void
  /** the person says that they have paid */
  onPaid: () => void
  onOther: () => void
}
export function Scan({ scan, ask, onKnown, onPaid, onOther }: Props) {
  const { t } = useTexts('payments')
  const name = useMethodName()(scan.method)
  const box = useRef<HTMLDivElement>(null)
  const code = useScan(scan.code, ask, onKnown)
  // on narrow screens it stands below what was pressed
  useEffect(() => void box.current?.scrollIntoView({ block: 'nearest' }), [])
  return (
    <Panel as="aside" title={t('scan.title', { name })} sticky bare>
      <div className="pay-scan" ref={box}>
        <Suspense fallback={empty}>
          {code === null ? empty : <QrCode className="pay-qr" text={code} label={t('scan.code', { name })} />}
        </Suspense>
        <p className="pay-scan-wait" role="status">
          {code === null ? t('scan.opening', { name }) : t('scan.waiting', { name })}
        </p>
        <Button wide onClick={onPaid}>
          {t('result.iPaid')}
        </Button>
        <Button wide kind="quiet" onClick={onOther}>
          {t('result.otherWay')}
        </Button>
      </div>
    </Panel>
  )
}
