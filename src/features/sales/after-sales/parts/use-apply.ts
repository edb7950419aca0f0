// The form of a claim at work: new for lines of an order, or a claim that is changed or submitted again.
import { useState } from 'react'
import { hrefWith } from '#web/href-with.ts'
import { href, useNavigate } from 'react-router'
import type { Calls } from '#kernel/call/contract.ts'
import type { Uploaded } from '#features/platform/uploads/parts/upload-field.tsx'
import { toast } from '#ui/feedback/toast.tsx'
import { useDraft } from '#web/drafts.ts'
import { quietly, useForm } from '#web/form.ts'
import { useTexts } from '#web/texts.tsx'
import type { ClaimKind } from '../states.ts'
import { drafts, type Draft } from './drafts.ts'
import { tellSent } from './just-sent.ts'
import type { Preview, PreviewLine } from './pick-lines.tsx'
import type { Claim } from './situation.ts'
import { saidOf } from './wish.ts'

export type Reason = Calls['/api/v2/order/refund/reason/list']['output'][number]
/** What the page knows when it is drawn. */
export interface Applying {
  preview: Preview
  /** those that are claimed, with how many */
  lines: readonly PreviewLine[]
  kind: ClaimKind
  reasons: readonly Reason[]
  claim: Claim | undefined
}
export interface ClaimFields {
  reasonId: number | null
  explanation: string
  photos: Uploaded[]
  /** of an exchange, by line */
  skus: Readonly<Record<number, number>>
}
const order = ['reasonId', 'explanation', 'photos'] as const
const fieldOf: ReadonlyMap<string, 'reasonId' | 'explanation' | 'photos' | 'skus'> = new Map(
  Object.entries({
    explanationRequired: 'explanation',
    reasonUnfit: 'reasonId',
    uploadNotFound: 'photos',
    exchangeUnfit: 'skus',
  }),
)
export const longest = 500

const firstOf = ({ claim, kind, lines, reasons }: Applying): ClaimFields => ({
  reasonId: reasons.find(({ reasonId }) => reasonId === claim?.reason.reasonId)?.reasonId ?? null,
  explanation: claim?.explanation ?? '',
  photos: (claim?.uploadIds ?? []).map((uploadId) => ({ uploadId })),
  skus:
    kind === 'exchange'
      ? Object.fromEntries(lines.map((line) => [line.orderLineId, claim?.exchange?.skuId ?? line.skuId]))
      : {},
})
const saidIn = ({ explanation, reasonId, photos }: ClaimFields): Draft => ({ explanation, reasonId, photos })
const draftKey = ({ claim, preview, kind }: Applying): string =>
  claim ? `edit ${claim.serviceNo}` : `${preview.orderNo} ${kind}`

function useCheck() {
  const { t } = useTexts(['aftersales', 'errors'])
  return (name: string, { reasonId, explanation }: ClaimFields): string | undefined => {
    if (name === 'reasonId') return reasonId === null ? t('apply.reasonRequired') : undefined
    if (name === 'explanation') return explanation.trim() === '' ? t('errors:explanationRequired') : undefined
    return undefined
  }
}

/** Sends it; the service numbers. */
async function send({ claim, preview, lines, kind }: Applying, fields: ClaimFields, requestId: string) {
  const { reasonId, explanation, photos, skus } = fields
  const said = {
    ...saidOf(kind),
    reasonId: reasonId!,
    explanation: explanation.trim(),
    uploadIds: photos.map((photo) => photo.uploadId),
    requestId,
  }
  const skuOf = (line: PreviewLine) => (kind === 'exchange' ? { skuId: skus[line.orderLineId] ?? line.skuId } : {})
  if (claim) {
    const line = lines[0]!
    const { serviceNo } = claim
    await quietly('/api/v2/order/refund/edit', { ...said, serviceNo, quantity: line.quantity, ...skuOf(line) })
    return [serviceNo]
  }
  const { orderNo } = preview
  const wanted = lines.map((line) => ({
    orderLineId: line.orderLineId,
    quantity: line.quantity,
    ...skuOf(line),
  }))
  return (await quietly('/api/v2/order/refund/create', { ...said, orderNo, lines: wanted })).serviceNos
}

export function useApply(applying: Applying) {
  const { t } = useTexts('aftersales')
  const navigate = useNavigate()
  const [uploading, setUploading] = useState(false)
  const [first] = useState(() => firstOf(applying))
  const key = draftKey(applying)
  const { claim, preview } = applying
  const done = async (serviceNos: readonly string[]) => {
    drafts.drop(key)
    toast(claim ? t('apply.saved') : t('apply.sent', { count: serviceNos.length }), { kind: 'success' })
    const [serviceNo] = serviceNos
    const to =
      serviceNos.length === 1
        ? hrefWith('/user/user/orderRefund/details', { serviceNo })
        : hrefWith('/user/user/orderRefund', { orderNo: preview.orderNo })
    tellSent(serviceNos.length)
    await navigate(serviceNo === undefined ? href('/user/user/orderRefund') : to, { replace: true })
  }
  const form = useForm<ClaimFields, readonly string[]>({
    first,
    order,
    check: useCheck(),
    send: (fields, requestId) => send(applying, fields, requestId),
    fieldOf: ({ reason }) => fieldOf.get(reason),
    onDone: done,
  })
  const draft = useDraft(drafts, key, saidIn(form.fields), saidIn(first), ({ reasonId, ...kept }) => {
    const known = applying.reasons.some((reason) => reason.reasonId === reasonId)
    form.change({ ...kept, reasonId: known ? reasonId : null })
  })
  const press = () => (uploading ? toast(t('apply.wait')) : form.press())
  return { form, draft, press, uploading, setUploading }
}
export type ApplyInHand = ReturnType<typeof useApply>
