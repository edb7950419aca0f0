// The code at the cashier: what became of it is asked of the payment, and then the result tells.
import { useNavigate, useRevalidator } from 'react-router'
import { Scan, type Scanned } from './scan.tsx'
import { resultPage } from './use-pay.ts'
import { askStatus } from './use-payment-status.ts'

interface Props {
  payNo: string
  scan: Scanned
  /** leaving the page is part of paying */
  onLeave: () => void
  onOther: () => void
}
export function CashierScan({ payNo, scan, onLeave, onOther }: Props) {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const toResult = () => {
    onLeave()
    void navigate(resultPage(payNo), { replace: true })
  }
  const ask = async () => {
    const { status } = await askStatus(payNo)
    if (status?.status === 'paid') toResult()
    return status && { open: status.status === 'open' || status.status === 'paid', code: status.code }
  }
  return <Scan scan={scan} ask={ask} onKnown={() => void revalidate()} onPaid={toResult} onOther={onOther} />
}
