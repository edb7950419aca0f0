// What the lists of payments and refunds share: filters, names of ways to pay, the file of what is shown.
import { Button } from 'antd'
import { Download } from 'lucide-react'
import { useNavigate } from 'react-router'
import { call, newRequestId, type Input, type Output } from '#surfaces/console/desk/call.ts'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import type { Filter } from '#surfaces/console/desk/list/columns.ts'
import type { ListQuery } from '#surfaces/console/desk/list/query.ts'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { useAsked, useDoing } from '#surfaces/console/desk/use-call.ts'
import { filesPath } from '#surfaces/console/desk/ways.ts'
import { useTexts } from '#web/texts.tsx'

type Page = '/api/v2/admin/pay/page' | '/api/v2/admin/pay/refund/page'
export type Row<P extends Page> = Output<P>['records'][number]
type Asked = Omit<Input<'/api/v2/admin/pay/export'>, 'of' | 'requestId'>

/** The name of a way to pay; of one that is gone its code. */
export function useMethodWord(): (method: string | null) => string {
  const { t, has } = useTexts('payments')
  return (method) => (method === null ? '' : has(`methods.${method}`) ? t(`methods.${method as 'balance'}`) : method)
}
export function useLedgerFilters(query: ListQuery) {
  const { t } = useTexts('paymentledgerstaff')
  const methodWord = useMethodWord()
  const { data: ways } = useAsked('/api/v2/admin/pay/ways', {})
  const user = query.get('user')
  const filters: Filter[] = [
    { key: 'days', label: t('filter.days'), kind: 'days' },
    {
      key: 'method',
      label: t('filter.method'),
      kind: 'choice',
      options: (ways?.methods ?? []).map((value) => ({ value, label: methodWord(value) })),
    },
    // who came from a member's page sees whose it is, and takes it off here
    ...(user === undefined
      ? []
      : [{ key: 'user', label: t('filter.user'), kind: 'choice', options: [{ value: user, label: user }] } as const]),
  ]
  return { filters, ways }
}

/** A job makes the file; it lies among the files of staff. */
export function LedgerActs({ of, input }: { of: 'payments' | 'refunds'; input: Asked }) {
  const { t } = useTexts('paymentledgerstaff')
  const navigate = useNavigate()
  const may = useMember().may('ledger.write')
  const making = useDoing(async () => {
    await call('/api/v2/admin/pay/export', { of, ...input, requestId: newRequestId() })
    say(t('exported'))
    void navigate(filesPath)
  })
  if (!may) return null
  return (
    <>
      {making.fault && <Fault fault={making.fault} />}
      <Button icon={<Download size={15} />} aria-busy={making.busy} onClick={() => void making.run()}>
        {t('export')}
      </Button>
    </>
  )
}
