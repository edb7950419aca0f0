// One wish for an invoice at the merchant's desk.
import { useParams } from 'react-router'
import { InvoiceActs } from './invoice-acts.tsx'
import { InvoiceCase } from './invoice-case.tsx'
import { Bones } from '#surfaces/console/desk/bones.tsx'
import { Failed } from '#surfaces/console/desk/failed.tsx'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { useTodo } from '#surfaces/console/desk/todo.tsx'
import { useAsked } from '#surfaces/console/desk/use-call.ts'

export default function InvoicePage() {
  const id = Number(useParams()['id']) || 0
  const { data, fault, again } = useAsked('/api/v2/mch/invoice/detail', { id })
  const todo = useTodo()
  const writes = useMember().may('invoice.write')
  const invoice = data?.id === id ? data : undefined
  const moved = () => {
    again()
    todo.again()
  }
  if (!invoice)
    return <div className="page">{fault ? <Failed fault={fault} onRetry={again} page /> : <Bones rows={6} />}</div>
  return (
    <InvoiceCase
      key={id}
      invoice={invoice}
      fault={fault}
      acts={writes && invoice.status === 'requested' && <InvoiceActs invoice={invoice} onMoved={moved} />}
    />
  )
}
