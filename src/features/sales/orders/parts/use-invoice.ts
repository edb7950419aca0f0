// The invoice of an order about to be placed: a saved profile, or what is typed, which may be kept as a profile first.
import { useRef, useState } from 'react'
import { useTexts } from '#web/texts.tsx'
import type { Calls } from '#kernel/call/contract.ts'
import { call, CallError, requestId } from '#web/call.ts'
import { countryOfTaxNo, plainTaxNo } from '#features/money/invoices/tax-number.ts'
import type { Profile } from '#features/money/invoices/parts/profile-fields.ts'

export type InvoiceType = 'none' | 'individual' | 'enterprise'
type Asked = Calls['/api/v2/order/sell/normal/create']['input']['invoice']
interface InvoiceFields {
  /** titles typed for one kind are kept while another is looked at */
  individual: string
  enterprise: string
  taxNo: string
  save: boolean
}
type InvoiceFaults = { title?: string | undefined; taxNo?: string | undefined; save?: string | undefined }

/** `chosen` stands for everything typed; `country` is where the goods go, for a number that does not tell its own. */
export function useInvoice(type: InvoiceType, chosen: Profile | undefined, country: string) {
  const { t } = useTexts(['orders', 'errors'])
  const [fields, setFields] = useState<InvoiceFields>({ individual: '', enterprise: '', taxNo: '', save: false })
  const [faults, setFaults] = useState<InvoiceFaults>({})
  const kept = useRef({ body: '', requestId: '', id: 0 })

  const title = type === 'none' ? '' : fields[type].trim()
  const taxNo = type === 'enterprise' ? fields.taxNo.trim() : ''
  const show = (wrong: InvoiceFaults) => {
    setFaults(wrong)
    const field = wrong.title ? 'invoice-title' : wrong.taxNo ? 'invoice-tax-no' : 'invoice-save'
    document.getElementById(field)?.focus()
    return 'faulty' as const
  }
  /** Keeps what is typed, once for the same words. Answers the profile's id. */
  const keep = async (): Promise<number> => {
    const of = countryOfTaxNo(plainTaxNo(taxNo, 'ES'), country)
    const input = { type: type as 'individual' | 'enterprise', title, country: of, ...(taxNo && { taxNo }) }
    const body = JSON.stringify(input)
    if (kept.current.body !== body) kept.current = { body, requestId: requestId(), id: 0 }
    if (kept.current.id === 0)
      kept.current.id = (
        await call('/api/v2/invoice/user/add', { ...input, requestId: kept.current.requestId }, { quiet: true })
      ).id
    return kept.current.id
  }
  /** What the order is told; 'faulty' when something must be mended first: it has the focus then. */
  const settle = async (): Promise<Asked | 'faulty'> => {
    if (type === 'none') return undefined
    if (chosen) return { type, invoiceId: chosen.id }
    if (!title) return show({ title: t('errors:invoiceTitleRequired') })
    if (type === 'enterprise' && !taxNo) return show({ taxNo: t('confirm.taxNoRequired') })
    if (!fields.save) return { type, title, ...(taxNo && { taxNo }) }
    try {
      return { type, invoiceId: await keep() }
    } catch (fault) {
      if (!(fault instanceof CallError)) throw fault
      return show({ [fault.reason.startsWith('taxNo') ? 'taxNo' : 'save']: fault.message })
    }
  }
  const change = (part: Partial<InvoiceFields>) => {
    setFields({ ...fields, ...part })
    setFaults({})
  }
  return { fields, change, faults, settle }
}
export type InvoiceInHand = ReturnType<typeof useInvoice>
