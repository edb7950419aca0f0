// A new article: what its address calls it, its kind and its title; the rest is written on its page.
import { Input, Select } from 'antd'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { articleKinds, codePattern, longest } from '../limits.ts'
import { TongueField } from '#features/catalog/shop-front/merchant/parts/tongue-field.tsx'
import type { Texts } from '#kernel/text/language.ts'
import { call, newRequestId } from '#surfaces/console/desk/call.ts'
import { Field } from '#surfaces/console/desk/field.tsx'
import { Question } from '#surfaces/console/desk/question.tsx'
import { useDoing } from '#surfaces/console/desk/use-call.ts'
import { articleDeskPath } from '#surfaces/console/desk/ways.ts'
import { useTexts } from '#web/texts.tsx'

type Kind = (typeof articleKinds)[number]
const isCode = (text: string): boolean => new RegExp(codePattern).test(text)
export function AddArticle({ onClose }: { onClose: () => void }) {
  const { t } = useTexts('contentstaff')
  const go = useNavigate()
  const [title, setTitle] = useState<Texts>({})
  const [code, setCode] = useState('')
  const [kind, setKind] = useState<Kind>('guide')
  const [tried, setTried] = useState(false)
  const [requestId] = useState(newRequestId)
  const adding = useDoing(async () => {
    const { id } = await call('/api/v2/admin/article/add', { code, kind, title, requestId })
    await go(articleDeskPath(id))
  })
  return (
    <Question
      title={t('articles.add')}
      verb={t('articles.begin')}
      suggested
      doing={adding}
      onDo={() => {
        setTried(true)
        if (isCode(code)) void adding.run()
      }}
      onClose={onClose}
    >
      <TongueField label={t('field.title')} texts={title} max={longest.title} onChange={setTitle} />
      <Field
        label={t('field.code')}
        help={t('field.codeHelp')}
        fault={tried && !isCode(code) ? t('field.codeFault') : undefined}
      >
        {(own) => (
          <Input
            {...own}
            maxLength={longest.code}
            value={code}
            onChange={({ target }) => setCode(target.value.trim().toLowerCase())}
          />
        )}
      </Field>
      <KindField kind={kind} onChange={setKind} />
    </Question>
  )
}
function KindField({ kind, onChange }: { kind: Kind; onChange: (kind: Kind) => void }) {
  const { t } = useTexts('contentstaff')
  return (
    <Field label={t('field.kind')}>
      {(own) => (
        <Select
          {...own}
          value={kind}
          // the dialog is above all else
          getPopupContainer={(node: HTMLElement) => node.parentElement!}
          options={articleKinds.map((value) => ({ value, label: t(`articles.kind.${value}`) }))}
          onChange={onChange}
        />
      )}
    </Field>
  )
}
