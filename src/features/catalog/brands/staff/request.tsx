// One brand that a shop asks for: its proof, what is called alike, and the decision.
import { Button } from 'antd'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import '#surfaces/console/desk/case.css'
import { AlikeList } from './alike.tsx'
import { ApproveQuestion, ReturnQuestion } from './decide-questions.tsx'
import { Proof } from './proof.tsx'
import { RequestState } from './requests.tsx'
import type { FullRequest } from './shape.ts'
import { languages, pick } from '#kernel/text/language.ts'
import { tongues } from '#features/catalog/shop-front/merchant/parts/tongue-field.tsx'
import { BackToList } from '#surfaces/console/desk/back-to-list.tsx'
import { Bones } from '#surfaces/console/desk/bones.tsx'
import { call, newRequestId } from '#surfaces/console/desk/call.ts'
import { Failed } from '#surfaces/console/desk/failed.tsx'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import { useFormat } from '#surfaces/console/desk/format.ts'
import { Left } from '#surfaces/console/desk/left.tsx'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { Sec } from '#surfaces/console/desk/sec.tsx'
import { Time } from '#surfaces/console/desk/time.tsx'
import { useTodo } from '#surfaces/console/desk/todo.tsx'
import { useAsked, useDoing } from '#surfaces/console/desk/use-call.ts'
import { useKeys } from '#surfaces/console/desk/use-keys.ts'
import { brandPath, brandRequestPath, brandRequestsPath, merchantPath } from '#surfaces/console/desk/ways.ts'
import { useTexts } from '#web/texts.tsx'

export default function BrandRequestPage() {
  const requestId = Number(useParams()['requestId']) || 0
  const { t } = useTexts('brandsstaff')
  const { lang } = useFormat()
  const { data, fault, again } = useAsked('/api/v2/admin/brand/request/detail', { requestId })
  const todo = useTodo()
  const writes = useMember().may('brand.write')
  const of = data?.id === requestId ? data : undefined
  const done = () => {
    again()
    todo.again()
  }
  if (!of) return <div className="page">{fault ? <Failed fault={fault} onRetry={again} /> : <Bones rows={6} />}</div>
  return (
    <div className="page case">
      <BackToList
        list="brand-requests"
        listPath={brandRequestsPath}
        pathOf={(key) => brandRequestPath(Number(key))}
        at={String(requestId)}
      >
        {t('requests.title')}
      </BackToList>
      <header className="head">
        <div>
          <h1 className="display">{pick(of.name, lang)}</h1>
          <p>
            <RequestState of={of} />
            <Time at={of.createdAt} />
            {of.taken && (
              <Left from={of.createdAt} at={of.taken.until}>
                {t('takenFor')}
              </Left>
            )}
          </p>
        </div>
        <div className="acts">{writes && of.state === 'open' && <Acts of={of} onDone={done} />}</div>
      </header>
      {fault && <Fault fault={fault} />}
      <div className="two">
        <Said of={of} />
        <Beside of={of} />
      </div>
    </div>
  )
}
function Said({ of }: { of: FullRequest }) {
  const { t } = useTexts('brandsstaff')
  return (
    <div>
      <section>
        <Sec title={t('proof')} note={t('proofNote')} />
        <div className="brand-proofs">
          {of.proofs.map((id, at) => (
            <Proof key={id} id={id} name={t('proofOf', { n: at + 1 })} />
          ))}
        </div>
      </section>
      {of.note && (
        <section>
          <Sec title={t('noteOfShop')} />
          <p className="brand-words">{of.note}</p>
        </section>
      )}
      {of.answer && (
        <section>
          <Sec title={t('answer')} />
          <p className="brand-words">{of.answer}</p>
        </section>
      )}
    </div>
  )
}
function Beside({ of }: { of: FullRequest }) {
  const { t } = useTexts('brandsstaff')
  const { lang } = useFormat()
  const country = of.country && new Intl.DisplayNames(lang, { type: 'region', fallback: 'code' }).of(of.country)
  return (
    <aside aria-label={t('aside')}>
      <section>
        <Sec title={t('name')} />
        <ul className="brand-list">
          {languages.map((one) => (
            <li key={one}>
              <span className="muted">{tongues[one]}</span>
              <span lang={one}>{of.name[one] ?? '–'}</span>
            </li>
          ))}
          {country && (
            <li>
              <span className="muted">{t('country')}</span>
              {country}
            </li>
          )}
          <li>
            <span className="muted">{t('column.owner')}</span>
            {of.owner || '–'}
          </li>
        </ul>
      </section>
      <section>
        <Sec title={t('column.shop')} />
        <p>
          <Link className="strong" to={merchantPath(of.merchant.merchantId)}>
            {of.merchant.name}
          </Link>
        </p>
      </section>
      {of.brand && (
        <section>
          <Sec title={t('became')} />
          <p>
            <Link className="strong" to={brandPath(of.brand.id)}>
              {of.brand.name}
            </Link>
          </p>
        </section>
      )}
      <AlikeList title={t('alike')} alike={of.alike} />
    </aside>
  )
}
function Acts({ of, onDone }: { of: FullRequest; onDone: () => void }) {
  const { t } = useTexts('brandsstaff')
  const [asks, ask] = useState<'approve' | 'return'>()
  const free = !of.taken || of.taken.mine
  const taking = useDoing(async (release: boolean) => {
    await call('/api/v2/admin/brand/request/claim', { id: of.id, release, requestId: newRequestId() })
    onDone()
  })
  useKeys({ a: () => free && ask('approve'), r: () => free && ask('return') })
  if (!free) return <p className="small muted">{t('takenBy', { by: of.taken!.by })}</p>
  const Asked = asks === 'approve' ? ApproveQuestion : ReturnQuestion
  return (
    <>
      {taking.fault && <Fault fault={taking.fault} />}
      <Button aria-busy={taking.busy} onClick={() => void taking.run(of.taken !== null)}>
        {t(of.taken ? 'release' : 'take')}
      </Button>
      <Button onClick={() => ask('return')}>{t('return')}</Button>
      <Button type="primary" onClick={() => ask('approve')}>
        {t('approve')}
      </Button>
      {asks && (
        <Asked
          of={of}
          onClose={() => ask(undefined)}
          onDone={() => {
            ask(undefined)
            onDone()
          }}
        />
      )}
    </>
  )
}
