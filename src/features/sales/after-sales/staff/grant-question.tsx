// Pieces of an order given back although their time is over, also after settlement: by whom it is borne, and why.
import { Input } from 'antd'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ReasonQuestion } from '../merchant/reason-question.tsx'
import { Unchosen } from '../merchant/words-field.tsx'
import { call } from '#surfaces/console/desk/call.ts'
import { Field } from '#surfaces/console/desk/field.tsx'
import { useFormat } from '#surfaces/console/desk/format.ts'
import { Radios } from '#surfaces/console/desk/question.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { claimPath } from '#surfaces/console/desk/ways.ts'
import { useTexts } from '#web/texts.tsx'

/** Pieces of a line that may be given back, at most so many. */
export interface GrantLine {
  orderLineId: number
  title: string
  spec: string
  price: number
  most: number
}
interface Props {
  orderNo: string
  lines: readonly GrantLine[]
  /** how many are meant at first; left out: all of the line */
  pieces?: number
  onDone: () => void
  onClose: () => void
}
export function GrantQuestion({ orderNo, lines, pieces: meant, onDone, onClose }: Props) {
  const { t } = useTexts('aftersalesstaff')
  const navigate = useNavigate()
  const [at, choose] = useState(lines.length === 1 ? lines[0] : undefined)
  const [pieces, setPieces] = useState(String(meant ?? at?.most ?? ''))
  const [fault, setFault] = useState<'merchant' | 'buyer' | 'none'>()
  const quantity = /^\d{1,4}$/.test(pieces) ? Number(pieces) : 0
  const good = at !== undefined && quantity >= 1 && quantity <= at.most
  const choices = (['merchant', 'buyer', 'none'] as const).map((value) => ({ value, label: t(`grant.of.${value}`) }))
  return (
    <ReasonQuestion
      title={t('grant.title')}
      text={t('grant.text')}
      verb={t('grant.verb')}
      label={t('reason')}
      help={t('readByBoth')}
      ready={good && fault !== undefined}
      onSend={async (why) => {
        const what = { orderNo, orderLineId: at!.orderLineId, quantity, fault: fault! }
        const { serviceNo } = await call('/api/v2/admin/refund/grant', { ...what, ...why })
        say(t('grant.done'))
        onDone()
        void navigate(claimPath(serviceNo))
      }}
      onClose={onClose}
    >
      {(tried) => (
        <>
          <WhichLine
            {...{ lines, at, tried }}
            onChoose={(line) => {
              choose(line)
              setPieces(String(line.most))
            }}
          />
          {at && <Pieces of={at.most} value={pieces} wrong={tried && !good} onChange={setPieces} />}
          <Radios legend={t('grant.fault')} choices={choices} value={fault} onChoose={setFault} />
          {tried && fault === undefined && <Unchosen>{t('grant.choose')}</Unchosen>}
        </>
      )}
    </ReasonQuestion>
  )
}

interface WhichProps {
  lines: readonly GrantLine[]
  at: GrantLine | undefined
  tried: boolean
  onChoose: (line: GrantLine) => void
}
/** One is only named, among several it is chosen. */
function WhichLine({ lines, at, tried, onChoose }: WhichProps) {
  const { t } = useTexts('aftersalesstaff')
  const { money } = useFormat()
  const words = ({ title, spec, price }: GrantLine) =>
    t('grant.line', { goods: spec ? `${title}, ${spec}` : title, price: money(price) })
  if (lines.length === 1) return <p className="small">{words(lines[0]!)}</p>
  return (
    <>
      <Radios
        legend={t('grant.which')}
        choices={lines.map((line) => ({ value: String(line.orderLineId), label: words(line) }))}
        value={at && String(at.orderLineId)}
        onChoose={(id) => onChoose(lines.find(({ orderLineId }) => String(orderLineId) === id)!)}
      />
      {tried && at === undefined && <Unchosen>{t('grant.whichLacking')}</Unchosen>}
    </>
  )
}

interface PiecesProps {
  of: number
  value: string
  wrong: boolean
  onChange: (value: string) => void
}
function Pieces({ of, value, wrong, onChange }: PiecesProps) {
  const { t } = useTexts('aftersalesstaff')
  return (
    <Field label={t('grant.pieces', { of })} fault={wrong ? t('grant.wrong', { of }) : undefined}>
      {(own) => (
        <Input
          {...own}
          inputMode="numeric"
          maxLength={4}
          value={value}
          onChange={(e) => onChange(e.target.value.trim())}
        />
      )}
    </Field>
  )
}
