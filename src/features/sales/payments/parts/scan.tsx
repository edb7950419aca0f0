// A code on the cashier that the wallet's app scans, and the waiting for it: the page goes on by itself.
import { lazy, Suspense, useEffect, useRef } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { useMethodName } from '#features/sales/orders/parts/use-method-name.ts'
import { Button } from '#ui/controls/button.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { useTexts } from '#web/texts.tsx'
import { resultPage } from './use-pay.ts'
import { useScan } from './use-scan.ts'

// drawn when there is something to scan: most who pay never need it
const QrCode = lazy(async () => ({ default: (await import('#ui/layout/qr-code.tsx')).QrCode }))
const empty = <div className="pay-qr" aria-hidden="true" />

interface Props {
  payNo: string
  scan: { method: string; code: string | null }
  /** leaving the page is part of paying */
  onLeave: () => void
  onOther: () => void
}
export function Scan({ payNo, scan, onLeave, onOther }: Props) {
  const { t } = useTexts('payments')
  const name = useMethodName()(scan.method)
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const box = useRef<HTMLDivElement>(null)
  const toResult = () => {
    onLeave()
    void navigate(resultPage(payNo), { replace: true })
  }
  const code = useScan(payNo, scan.code, (status) => (status === 'paid' ? toResult() : void revalidate()))
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
        <Button wide onClick={toResult}>
          {t('result.iPaid')}
        </Button>
        <Button wide kind="quiet" onClick={onOther}>
          {t('result.otherWay')}
        </Button>
      </div>
    </Panel>
  )
}
