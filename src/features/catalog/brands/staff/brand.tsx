// One brand: its names, story and country, logo, whose proof stands for it, what is called alike; merged, closed.
import { Button, Input } from 'antd'
import { useState, type FormEvent } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import '#surfaces/console/desk/case.css'
import { AlikeList } from './alike.tsx'
import { BrandLogoField } from './brand-logo.tsx'
import { MergeQuestion } from './merge-question.tsx'
import type { Brand } from './shape.ts'
import { CountryChoice } from '../merchant/parts/country-choice.tsx'
import { longest } from '../limits.ts'
import { TongueField } from '#features/catalog/shop-front/merchant/parts/tongue-field.tsx'
import { pick } from '#kernel/text/language.ts'
import { BackToList } from '#surfaces/console/desk/back-to-list.tsx'
import { Bones } from '#surfaces/console/desk/bones.tsx'
import { call, newRequestId } from '#surfaces/console/desk/call.ts'
import { Failed } from '#surfaces/console/desk/failed.tsx'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import { Field } from '#surfaces/console/desk/field.tsx'
import { useFormat } from '#surfaces/console/desk/format.ts'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { Sec } from '#surfaces/console/desk/sec.tsx'
import { State } from '#surfaces/console/desk/state.tsx'
import { useAsked, useDoing } from '#surfaces/console/desk/use-call.ts'
import { brandPath, brandRequestPath, brandsPath } from '#surfaces/console/desk/ways.ts'
import { hrefWith } from '#web/href-with.ts'
import { useTexts } from '#web/texts.tsx'

export default function BrandPage() {
  const id = Number(useParams()['brandId']) || 0
  const { t } = useTexts('brandsstaff')
  const { data, fault, again } = useAsked('/api/v2/admin/brand/detail', { id })
  const writes = useMember().may('brand.write')
  const of = data?.id === id ? data : undefined
  if (!of) return <div className="page">{fault ? <Failed fault={fault} onRetry={again} /> : <Bones rows={6} />}</div>
  return (
    <div className="page case">
      <BackToList list="brands" listPath={brandsPath} pathOf={(key) => brandPath(Number(key))} at={String(id)}>
        {t('title')}
      </BackToList>
      <Head of={of} acts={writes} onChanged={again} />
      {fault && <Fault fault={fault} />}
      <div className="two">
        <Form key={of.version} {...{ of, writes }} onChanged={again} />
        <aside aria-label={t('aside')}>
          <section>
            <Sec title={t('logo')} />
            <BrandLogoField of={of} writes={writes} onChanged={again} />
          </section>
          <Owner of={of} />
          <AlikeList title={t('alike')} alike={of.alike} />
        </aside>
      </div>
    </div>
  )
}

interface HeadProps {
  of: Brand
  acts: boolean
  onChanged: () => void
}
function Head({ of, acts, onChanged }: HeadProps) {
  const { t } = useTexts('brandsstaff')
  const { lang, number } = useFormat()
  return (
    <header className="head">
      <div>
        <h1 className="display">{pick(of.name, lang)}</h1>
        <p>
          <span>{t('letterOf', { letter: of.letter })}</span>
          <span>{t('goods', { count: of.goods, n: number(of.goods) })}</span>
          <span>{t('followers', { count: of.followers, n: number(of.followers) })}</span>
          {of.closed ? (
            <State kind="off">{t('closed')}</State>
          ) : (
            <a className="link" href={hrefWith('/home/brand', { id: of.id })} target="_blank" rel="noreferrer">
              {t('look')}
            </a>
          )}
        </p>
      </div>
      <div className="acts">{acts && <Acts of={of} onChanged={onChanged} />}</div>
    </header>
  )
}
function Acts({ of, onChanged }: Omit<HeadProps, 'acts'>) {
  const { t } = useTexts('brandsstaff')
  const { lang } = useFormat()
  const go = useNavigate()
  const [merges, merge] = useState(false)
  const closing = useDoing(async () => {
    const { id, version, closed } = of
    await call('/api/v2/admin/brand/close', { id, version, closed: !closed, requestId: newRequestId() })
    say(t(closed ? 'openedDone' : 'closedDone', { name: pick(of.name, lang) }))
    onChanged()
  })
  return (
    <>
      {closing.fault && <Fault fault={closing.fault} />}
      <Button
        title={t(of.closed ? 'closedHelp' : 'openHelp')}
        aria-busy={closing.busy}
        onClick={() => void closing.run()}
      >
        {t(of.closed ? 'open' : 'close')}
      </Button>
      <Button onClick={() => merge(true)}>{t('merge')}</Button>
      {merges && <MergeQuestion of={of} onClose={() => merge(false)} onDone={(into) => void go(brandPath(into))} />}
    </>
  )
}

const draftOf = ({ name, story, country, pinyin }: Brand) => ({ name, story, country, pinyin })
function useEditing({ of, onChanged }: FormProps) {
  const { t } = useTexts('brandsstaff')
  const { lang } = useFormat()
  const [draft, set] = useState(() => draftOf(of))
  const saving = useDoing(async () => {
    const { id, version } = of
    await call('/api/v2/admin/brand/edit', { id, version, ...draft, requestId: newRequestId() })
    say(t('saved', { name: pick(draft.name, lang) }))
    onChanged()
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void saving.run()
  }
  return { draft, change: (part: Partial<typeof draft>) => set((now) => ({ ...now, ...part })), saving, submit }
}
interface FormProps {
  of: Brand
  writes: boolean
  onChanged: () => void
}
function Form(props: FormProps) {
  const { t } = useTexts('brandsstaff')
  const { draft, change, saving, submit } = useEditing(props)
  return (
    <form className="brand-form" onSubmit={submit} noValidate>
      <fieldset className="plain-fieldset brand-form" disabled={!props.writes}>
        <TongueField label={t('name')} texts={draft.name} max={longest.name} onChange={(name) => change({ name })} />
        <div className="brand-pair">
          <CountryChoice label={t('country')} value={draft.country} onChoose={(country) => change({ country })} />
          <Field label={t('pinyin')} help={t('pinyinHelp')}>
            {(own) => (
              <Input
                {...own}
                maxLength={longest.pinyin}
                value={draft.pinyin}
                onChange={({ target }) => change({ pinyin: target.value })}
              />
            )}
          </Field>
        </div>
        <TongueField
          label={t('story')}
          help={t('storyHelp')}
          texts={draft.story}
          rows={3}
          max={longest.story}
          onChange={(story) => change({ story })}
        />
      </fieldset>
      {saving.fault && <Fault fault={saving.fault} />}
      {props.writes && (
        <p className="row">
          <Button type="primary" htmlType="submit" aria-busy={saving.busy}>
            {t('save')}
          </Button>
          {saving.fault?.reason === 'brandChanged' && <Button onClick={props.onChanged}>{t('readAgain')}</Button>}
        </p>
      )}
    </form>
  )
}
function Owner({ of: { owner } }: { of: Brand }) {
  const { t } = useTexts('brandsstaff')
  return (
    <section>
      <Sec title={t('owner')} />
      {owner ? (
        <p>
          {owner.owner && <b className="strong">{owner.owner}</b>} <span className="muted">{owner.shop}</span>
          <br />
          <Link className="link" to={brandRequestPath(owner.requestId)}>
            {t('ownerProof', { count: owner.proofs.length })}
          </Link>
        </p>
      ) : (
        <p className="muted">{t('ownerNone')}</p>
      )}
    </section>
  )
}
