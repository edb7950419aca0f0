// The form about goods that were sent back, judged where it is typed as the shop judges it.
import { useState } from 'react'
import { hrefWith } from '#web/href-with.ts'
import { useNavigate } from 'react-router'
import type { Uploaded } from '#features/platform/uploads/parts/upload-field.tsx'
import { toast } from '#ui/feedback/toast.tsx'
import { quietly, useForm } from '#web/form.ts'
import { useTexts } from '#web/texts.tsx'
import type { Company } from './company-field.tsx'
import { feeOf } from './fee.ts'

export interface LogisticsFields {
  carrier: string
  waybill: string
  areaCode: string
  phone: string
  fee: string
  photos: Uploaded[]
}
const order = ['carrier', 'waybill', 'phone', 'fee', 'photos'] as const
const fieldOf: ReadonlyMap<string, (typeof order)[number]> = new Map(
  Object.entries({
    carrierUnknown: 'carrier',
    waybillInvalid: 'waybill',
    phoneInvalid: 'phone',
    uploadNotFound: 'photos',
  }),
)
/** As the shop keeps it. */
const tidy = (typed: string): string => typed.normalize('NFKC').toUpperCase().replace(/[\s-]/g, '')

function useCheck(companies: readonly Company[]) {
  const { t } = useTexts('aftersales')
  return (name: string, f: LogisticsFields): string | undefined => {
    const company = companies.find(({ code }) => code === f.carrier)
    if (name === 'carrier') return company ? undefined : t('logistics.companyRequired')
    if (name === 'waybill') {
      if (tidy(f.waybill) === '') return t('logistics.waybillRequired')
      if (!company || new RegExp(company.pattern).test(tidy(f.waybill))) return undefined
      return t('logistics.waybillInvalid', { company: company.name, example: company.example })
    }
    if (name === 'phone') {
      if (f.phone.trim() === '') return t('logistics.phoneRequired')
      return /^[\d\s()-]{5,20}$/.test(f.phone.trim()) ? undefined : t('logistics.phoneInvalid')
    }
    return name === 'fee' && feeOf(f.fee) === undefined ? t('logistics.feeInvalid') : undefined
  }
}

export interface LogisticsStart {
  serviceNo: string
  companies: readonly Company[]
  areaCode: string
  phone: string
}
export function useLogistics({ serviceNo, companies, areaCode, phone }: LogisticsStart) {
  const { t } = useTexts('aftersales')
  const navigate = useNavigate()
  const [uploading, setUploading] = useState(false)
  const form = useForm<LogisticsFields, unknown>({
    first: { carrier: '', waybill: '', areaCode, phone, fee: '', photos: [] },
    order,
    check: useCheck(companies),
    send: (fields, requestId) =>
      quietly('/api/v2/order/refund/logistics/add', {
        serviceNo,
        carrier: fields.carrier,
        waybill: fields.waybill.trim(),
        areaCode: fields.areaCode,
        phone: fields.phone.trim(),
        freight: feeOf(fields.fee) ?? 0,
        uploadIds: fields.photos.map((photo) => photo.uploadId),
        requestId,
      }),
    fieldOf: ({ reason }) => fieldOf.get(reason),
    onDone: async () => {
      toast(t('logistics.done'), { kind: 'success' })
      await navigate(hrefWith('/user/user/orderRefund/details', { serviceNo }), { replace: true })
    },
  })
  const press = () => (uploading ? toast(t('apply.wait')) : form.press())
  return { form, press, setUploading }
}
