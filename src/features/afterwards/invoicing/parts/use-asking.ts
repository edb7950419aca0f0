// The form of a wish for an invoice: one of my profiles, or somebody else's name and number.
import { href, useNavigate } from 'react-router'
import type { Calls } from '#kernel/call/contract.ts'
import { asksTaxNo, isTaxNo, plainTaxNo, type BuyerType } from '#features/money/invoices/tax-number.ts'
import { toast } from '#ui/feedback/toast.tsx'
import { quietly, useForm } from '#web/form.ts'
import { useTexts } from '#web/texts.tsx'

export type Profile = Calls['/api/v2/invoice/user/list']['output']['records'][number]
interface Fields {
  /** 0: none of the profiles */
  profile: number
  type: BuyerType
  title: string
  taxNo: string
}
const order = ['profile', 'title', 'taxNo'] as const

export function useAsking(orderNo: string, profiles: readonly Profile[], country: string) {
  const { t } = useTexts(['invoicing', 'invoices'])
  const navigate = useNavigate()
  return useForm<Fields, unknown>({
    first: { profile: profiles[0]?.id ?? 0, type: 'individual', title: '', taxNo: '' },
    order,
    check: (name, { profile, type, title, taxNo }) => {
      if (profile !== 0) return undefined
      if (name === 'title' && title.trim() === '')
        return t(type === 'enterprise' ? 'invoices:titleMissingCompany' : 'invoices:titleMissingPerson')
      if (name !== 'taxNo' || !asksTaxNo(country, type)) return undefined
      const plain = plainTaxNo(taxNo, country)
      if (plain === '') return type === 'enterprise' ? t('invoices:taxMissing') : undefined
      return isTaxNo(plain, country, type) ? undefined : t('ask.taxWrong')
    },
    send: ({ profile, type, title, taxNo }, requestId) => {
      const typed = { type, title, country, ...(asksTaxNo(country, type) && taxNo.trim() !== '' && { taxNo }) }
      const chosen = profiles.find(({ id }) => id === profile)
      const invoice = chosen ? { type: chosen.type, invoiceId: chosen.id } : typed
      return quietly('/api/v2/invoice/apply/add', { orderNo, invoice, requestId })
    },
    fieldOf: ({ reason }) =>
      reason === 'invoiceTitleRequired' ? 'title' : reason?.startsWith('taxNo') ? 'taxNo' : undefined,
    onDone: () => {
      toast(t('ask.done'), { kind: 'success' })
      void navigate(href('/user/user/invoice/applications'))
    },
  })
}
export type AskingInHand = ReturnType<typeof useAsking>
