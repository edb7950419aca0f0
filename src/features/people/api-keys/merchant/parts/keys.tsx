// The keys of a merchant: what each may do, who made it, when it was last used; made, replaced, revoked.
import { Button } from 'antd'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import '#surfaces/console/desk/case.css'
import './keys.css'
import { KeyQuestion } from './key-question.tsx'
import { SecretNote } from './secret-note.tsx'
import { useMayWords } from '#features/people/members/parts/role-words.ts'
import { call, newRequestId, type Output } from '#surfaces/console/desk/call.ts'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { NotOffered } from '#surfaces/console/desk/not-offered.tsx'
import { Question } from '#surfaces/console/desk/question.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { Sec } from '#surfaces/console/desk/sec.tsx'
import { Time } from '#surfaces/console/desk/time.tsx'
import { useDoing } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

export type KeyList = Output<'/api/v2/mch/key/page'>
type Key = KeyList['records'][number]
interface Shown {
  name: string
  key: string
}

export function Keys({ keys, writes, onDone }: { keys: KeyList; writes: boolean; onDone: () => void }) {
  const { t } = useTexts('apikeysmerchant')
  const { offers } = useMember()
  const [shown, show] = useState<Shown>()
  const [asks, ask] = useState(false)
  const made = (next: Shown) => {
    ask(false)
    show(next)
    onDone()
  }
  return (
    <section>
      <Sec
        title={t('title')}
        note={t('note')}
        end={
          writes &&
          offers('apiKeys') && (
            <Button size="small" icon={<KeyRound size={14} />} onClick={() => ask(true)}>
              {t('add')}
            </Button>
          )
        }
      />
      <NotOffered of="apiKeys" />
      {shown && (
        <SecretNote title={t('made', { name: shown.name })} secret={shown.key} onClose={() => show(undefined)}>
          {t('once')}
        </SecretNote>
      )}
      {keys.records.length === 0 ? (
        <p className="small muted">{t('none')}</p>
      ) : (
        <KeyTable keys={keys.records} writes={writes} onMade={made} onDone={onDone} />
      )}
      {asks && <KeyQuestion scopes={keys.scopes} onMade={made} onClose={() => ask(false)} />}
    </section>
  )
}

interface TableProps {
  keys: readonly Key[]
  writes: boolean
  onMade: (shown: Shown) => void
  onDone: () => void
}
function KeyTable({ keys, ...hands }: TableProps) {
  const { t } = useTexts('apikeysmerchant')
  return (
    <table className="lines key-lines">
      <thead>
        <tr>
          <th scope="col">{t('column.name')}</th>
          <th scope="col" className="wide">
            {t('column.key')}
          </th>
          <th scope="col">{t('column.may')}</th>
          <th scope="col">{t('column.used')}</th>
          <th scope="col" className="wide">
            {t('column.made')}
          </th>
          <th scope="col">
            <span className="vh">{t('column.acts')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {keys.map((key) => (
          <KeyLine key={key.id} of={key} {...hands} />
        ))}
      </tbody>
    </table>
  )
}
function KeyLine({ of, writes, ...hands }: Omit<TableProps, 'keys'> & { of: Key }) {
  const { t } = useTexts('apikeysmerchant')
  const may = useMayWords()
  const { name, hint, scope, state, madeBy, createdAt, expiresAt, lastUsedAt } = of
  const over = state === 'revoked' || state === 'expired'
  return (
    <tr className={over ? 'over' : ''}>
      <td>
        <b className="strong">{name}</b>
        {state === 'resting' && <p className="tiny deal">{t('resting', { name: madeBy })}</p>}
        {state === 'open' && expiresAt && (
          <p className="tiny faint">
            {t('until')} <Time at={expiresAt} />
          </p>
        )}
      </td>
      <td className="wide">
        <code>{hint}</code>
      </td>
      <td className="muted">{may(scope).join(' · ')}</td>
      <td className="muted">{over ? t(`state.${state}`) : lastUsedAt ? <Time at={lastUsedAt} /> : t('unused')}</td>
      <td className="wide muted">
        {madeBy}, <Time at={createdAt} />
      </td>
      <td className="n">{writes && state !== 'revoked' && <KeyActs of={of} {...hands} />}</td>
    </tr>
  )
}
function KeyActs({ of: { id, name }, onMade, onDone }: Omit<TableProps, 'keys' | 'writes'> & { of: Key }) {
  const { t } = useTexts('apikeysmerchant')
  const [asks, ask] = useState<'replace' | 'revoke'>()
  const close = () => ask(undefined)
  const replacing = useDoing(async () => {
    const { key } = await call('/api/v2/mch/key/replace', { id })
    close()
    onMade({ name, key })
  })
  const revoking = useDoing(async () => {
    await call('/api/v2/mch/key/revoke', { id, requestId: newRequestId() })
    close()
    say(t('revoked', { name }))
    onDone()
  })
  return (
    <span className="line-acts">
      {(['replace', 'revoke'] as const).map((way) => (
        <button
          key={way}
          type="button"
          className={way === 'revoke' ? 'link deal' : 'link'}
          aria-label={t(`${way}Of`, { name })}
          onClick={() => ask(way)}
        >
          {t(way)}
        </button>
      ))}
      {asks && (
        <Question
          title={t(`${asks}Title`, { name })}
          verb={t(asks)}
          suggested={asks === 'replace'}
          doing={asks === 'replace' ? replacing : revoking}
          onDo={() => void (asks === 'replace' ? replacing : revoking).run()}
          onClose={close}
        >
          <p className="small muted">{t(`${asks}Text`)}</p>
        </Question>
      )}
    </span>
  )
}
