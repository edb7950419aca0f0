// What staff decide between a buyer and a merchant: an appeal, and whether goods came back. Nothing is chosen
// beforehand; both sides read the reason.
import { useState } from 'react'
import { kindOf } from '../states.ts'
import type { Claim } from '../merchant/claim-desk.ts'
import { ReasonQuestion } from '../merchant/reason-question.tsx'
import { Unchosen } from '../merchant/words-field.tsx'
import { call } from '#surfaces/console/desk/call.ts'
import { useFormat } from '#surfaces/console/desk/format.ts'
import { Radios } from '#surfaces/console/desk/question.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { useTexts } from '#web/texts.tsx'

interface Props {
  claim: Claim
  onDone: () => void
  onClose: () => void
}
export function AppealQuestion({ claim, onDone, onClose }: Props) {
  const { t } = useTexts('aftersalesstaff')
  const { money } = useFormat()
  const [word, setWord] = useState<'uphold' | 'deny'>()
  const [place, setPlace] = useState<'buyer' | 'merchant'>()
  const kind = kindOf(claim)
  const goes = kind === 'returnAndRefund' || kind === 'exchange'
  const asksPlace = goes && word === 'uphold'
  const said = { amount: money(claim.amount), buyer: claim.buyer, shop: claim.merchant.name }
  const uphold = { value: 'uphold', label: t('decide.uphold', said), help: t(`decide.upheld.${kind}`, said) } as const
  const deny = { value: 'deny', label: t('decide.deny', said), help: t('decide.denied') } as const
  const places = (['buyer', 'merchant'] as const).map((value) => ({
    value,
    label: t(`decide.with.${value}`, said),
    help: t(`decide.then.${value === 'buyer' ? 'buyer' : kind === 'exchange' ? 'reship' : 'refund'}`, said),
  }))
  return (
    <ReasonQuestion
      title={t('decide.title')}
      text={t('decide.text')}
      verb={t('decide.verb')}
      label={t('reason')}
      help={t('readByBoth')}
      ready={word !== undefined && (!asksPlace || place !== undefined)}
      onSend={async (why) => {
        const where = asksPlace ? { goodsWith: place! } : {}
        await call('/api/v2/admin/refund/appeal', {
          serviceNo: claim.serviceNo,
          uphold: word === 'uphold',
          ...where,
          ...why,
        })
        say(t(word === 'uphold' ? 'decide.doneUpheld' : 'decide.doneDenied'))
        onDone()
      }}
      onClose={onClose}
    >
      {(tried) => (
        <>
          <Radios legend={t('decide.legend')} choices={[uphold, deny]} value={word} onChoose={setWord} />
          {asksPlace && <Radios legend={t('decide.place')} choices={places} value={place} onChoose={setPlace} />}
          {tried && (word === undefined || (asksPlace && place === undefined)) && (
            <Unchosen>{t('decide.choose')}</Unchosen>
          )}
        </>
      )}
    </ReasonQuestion>
  )
}

export function ArrivalQuestion({ claim, onDone, onClose }: Props) {
  const { t } = useTexts('aftersalesstaff')
  const [word, setWord] = useState<'arrived' | 'lost'>()
  const choices = (['arrived', 'lost'] as const).map((value) => ({
    value,
    label: t(`arrival.${value}`),
    help: t(value === 'arrived' && claim.type === 'exchange' ? 'arrival.exchangeHelp' : `arrival.${value}Help`),
  }))
  return (
    <ReasonQuestion
      title={t('arrival.title')}
      text={t('arrival.text', { shop: claim.merchant.name })}
      verb={t('decide.verb')}
      label={t('reason')}
      help={t('readByBoth')}
      ready={word !== undefined}
      onSend={async (why) => {
        await call('/api/v2/admin/refund/arrival', {
          serviceNo: claim.serviceNo,
          arrived: word === 'arrived',
          ...why,
        })
        say(t('arrival.done'))
        onDone()
      }}
      onClose={onClose}
    >
      {(tried) => (
        <>
          <Radios legend={t('decide.legend')} choices={choices} value={word} onChoose={setWord} />
          {tried && word === undefined && <Unchosen>{t('decide.choose')}</Unchosen>}
        </>
      )}
    </ReasonQuestion>
  )
}
