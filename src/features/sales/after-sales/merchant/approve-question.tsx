// A yes to a claim: what goes back, or where the goods are to be sent.
import { useState } from 'react'
import { Link } from 'react-router'
import type { Claim } from './claim-desk.ts'
import { call, newRequestId } from '#surfaces/console/desk/call.ts'
import { useFormat } from '#surfaces/console/desk/format.ts'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { Question, Radios } from '#surfaces/console/desk/question.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { useAsked, useDoing } from '#surfaces/console/desk/use-call.ts'
import { returnAddressesPath } from '#surfaces/console/desk/ways.ts'
import { useTexts } from '#web/texts.tsx'

interface Props {
  claim: Claim
  onDone: () => void
  onClose: () => void
}
export function ApproveQuestion({ claim, onDone, onClose }: Props) {
  const { t } = useTexts('aftersalesmerchant')
  const { money } = useFormat()
  const [chosen, choose] = useState<string>()
  const [requestId] = useState(newRequestId)
  const returns = claim.type !== 'refundOnly'
  const may = useMember().may('shop.read')
  const { data } = useAsked('/api/v2/mch/address/page', returns && may ? { size: 50 } : null)
  const addresses = data?.records ?? []
  const addressId = chosen ?? addresses.find(({ isDefault }) => isDefault)?.id.toString()
  const approving = useDoing(async () => {
    const { serviceNo, version } = claim
    const to = returns && addressId !== undefined ? { addressId: Number(addressId) } : {}
    await call('/api/v2/mch/refund/audit', { serviceNo, approve: true, version, ...to, requestId })
    say(t('approve.done'))
    onDone()
  })
  const choices = addresses.map((a) => ({
    value: String(a.id),
    label: [a.consignee, `+${a.areaCode} ${a.phone}`].join(', '),
    help: [a.state, a.city, a.region, a.street, a.detail].filter(Boolean).join(' '),
  }))
  const amount = money(claim.amount)
  return (
    <Question
      title={t('approve.title')}
      verb={claim.type === 'refundOnly' ? t('approve.money', { amount }) : t('approve.verb')}
      suggested
      doing={approving}
      onDo={() => void approving.run()}
      onClose={onClose}
    >
      <p className="small muted">{t(`approve.text.${claim.type}`, { amount, buyer: claim.buyer })}</p>
      {choices.length > 0 && <Radios legend={t('approve.to')} choices={choices} value={addressId} onChoose={choose} />}
      {returns && data && choices.length === 0 && (
        <p className="note">
          <span className="grow">{t('approve.noAddress')}</span>
          <Link className="link" to={returnAddressesPath}>
            {t('addresses')}
          </Link>
        </p>
      )}
    </Question>
  )
}
