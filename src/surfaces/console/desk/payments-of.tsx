// The way to the payments of an order or a claim, for whoever of the staff reads them.
import { Button } from 'antd'
import { Link } from 'react-router'
import { useMember } from './member.tsx'
import { paymentsPath } from './ways.ts'
import { useTexts } from '#web/texts.tsx'

export function PaymentsOf({ number }: { number: string }) {
  const { t } = useTexts('console')
  if (!useMember().may('ledger.read')) return null
  return (
    <Link to={paymentsPath({ q: number })}>
      <Button>{t('paymentsOf')}</Button>
    </Link>
  )
}
