// One collection, new or changed: its title, and its goods by hand or by a rule.
import { Button, Checkbox } from 'antd'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { most } from '../limits.ts'
import { GoodsPicker } from './parts/goods-picker.tsx'
import { RuleFields } from './rule-fields.tsx'
import './parts/shop-desk.css'
import { TongueField } from './parts/tongue-field.tsx'
import { typedCollection, typedRule, wishOfCollection, type Kept, type TypedCollection } from './typed-collection.ts'
import { BackToList } from '#surfaces/console/desk/back-to-list.tsx'
import { Bones } from '#surfaces/console/desk/bones.tsx'
import { call, newRequestId } from '#surfaces/console/desk/call.ts'
import { Failed } from '#surfaces/console/desk/failed.tsx'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { Question, Radios } from '#surfaces/console/desk/question.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { useAsked, useDoing } from '#surfaces/console/desk/use-call.ts'
import { collectionPath, collectionsPath } from '#surfaces/console/desk/ways.ts'
import { useTexts } from '#web/texts.tsx'

export default function ShopCollection() {
  const { t } = useTexts('shopfrontmerchant')
  const { collectionId } = useParams()
  const { data, fault, again } = useAsked(
    '/api/v2/mch/shop/collection/detail',
    collectionId ? { id: Number(collectionId) } : null,
  )
  return (
    <div className="page">
      <BackToList
        list="collections"
        listPath={collectionsPath}
        pathOf={(key) => collectionPath(Number(key))}
        at={collectionId ?? ''}
      >
        {t('collections.title')}
      </BackToList>
      <header className="head">
        <div>
          <h1 className="display">{t(collectionId ? 'collections.edit' : 'collections.add')}</h1>
        </div>
      </header>
      {!collectionId && <CollectionForm onAgain={again} />}
      {collectionId && !data && (fault ? <Failed fault={fault} onRetry={again} /> : <Bones rows={6} />)}
      {data && <CollectionForm key={data.version} kept={data} onAgain={again} />}
    </div>
  )
}
function CollectionForm({ kept, onAgain }: { kept?: Kept; onAgain: () => void }) {
  const { t } = useTexts('shopfrontmerchant')
  const go = useNavigate()
  const writes = useMember().may('shop.write')
  const [typed, setTyped] = useState(() => typedCollection(kept))
  const [tried, setTried] = useState(false)
  const nameless = Object.values(typed.title).every((text) => text.trim() === '')
  const saving = useDoing(async () => {
    const wish = { ...wishOfCollection(typed), requestId: newRequestId() }
    if (kept) await call('/api/v2/mch/shop/collection/edit', { ...wish, id: kept.id, version: kept.version })
    else await call('/api/v2/mch/shop/collection/add', wish)
    say(t('saved'))
    await go(collectionsPath)
  })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (!nameless) void saving.run()
      }}
    >
      <fieldset disabled={!writes} className="plain-fieldset">
        <div className="shop-form">
          <CollectionFields typed={typed} setTyped={setTyped} nameless={tried && nameless} />
          {saving.fault && <Fault fault={saving.fault} />}
          <p className="shop-save">
            <Button htmlType="submit" type="primary" aria-busy={saving.busy}>
              {t('collections.save')}
            </Button>
            {saving.fault?.reason === 'collectionChanged' && <Button onClick={onAgain}>{t('loadAgain')}</Button>}
            {kept && <Drop id={kept.id} />}
          </p>
        </div>
      </fieldset>
    </form>
  )
}
interface FieldsProps {
  typed: TypedCollection
  setTyped: (typed: TypedCollection) => void
  nameless: boolean
}
function CollectionFields({ typed, setTyped, nameless }: FieldsProps) {
  const { t } = useTexts('shopfrontmerchant')
  const change = (part: Partial<TypedCollection>) => setTyped({ ...typed, ...part })
  return (
    <>
      <TongueField
        label={t('collections.name')}
        texts={typed.title}
        max={most.title}
        fault={nameless ? t('profile.nameless') : undefined}
        onChange={(title) => change({ title })}
      />
      <TongueField
        label={t('collections.summary')}
        texts={typed.summary}
        max={most.summary}
        rows={2}
        onChange={(summary) => change({ summary })}
      />
      <Radios
        legend={t('collections.how')}
        choices={[
          { value: 'hand', label: t('collections.hand'), help: t('collections.handHelp') },
          { value: 'rule', label: t('collections.rule'), help: t('collections.ruleHelp') },
        ]}
        value={typed.rule ? 'rule' : 'hand'}
        onChoose={(how) => change({ rule: how === 'rule' ? typedRule(undefined) : null })}
      />
      {typed.rule ? (
        <RuleFields rule={typed.rule} onChange={(rule) => change({ rule })} />
      ) : (
        <GoodsPicker goods={typed.goods} max={most.picked} onChange={(goods) => change({ goods })} />
      )}
      <Checkbox checked={typed.hidden} onChange={(event) => change({ hidden: event.target.checked })}>
        {t('collections.hide')}
      </Checkbox>
    </>
  )
}
function Drop({ id }: { id: number }) {
  const { t } = useTexts('shopfrontmerchant')
  const go = useNavigate()
  const [asks, ask] = useState(false)
  const dropping = useDoing(async () => {
    await call('/api/v2/mch/shop/collection/delete', { id, requestId: newRequestId() })
    say(t('collections.dropped'))
    await go(collectionsPath)
  })
  return (
    <>
      <Button danger onClick={() => ask(true)}>
        {t('collections.drop')}
      </Button>
      {asks && (
        <Question
          title={t('collections.dropTitle')}
          verb={t('collections.drop')}
          doing={dropping}
          onDo={() => void dropping.run()}
          onClose={() => ask(false)}
        >
          <p className="small muted">{t('collections.dropText')}</p>
        </Question>
      )}
    </>
  )
}
