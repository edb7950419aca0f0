// Pages of the shop at other sites: a name, an address, and for readers of which languages, in their order.
import { Button, Input, Select } from 'antd'
import { ArrowDown, ArrowUp, X } from 'lucide-react'
import './parts/content.css'
import { most } from '../limits.ts'
import { longestAddress } from '#kernel/text/outside.ts'
import { tongues } from '#features/catalog/shop-front/merchant/parts/tongue-field.tsx'
import { languages } from '#kernel/text/language.ts'
import type { Output } from '#surfaces/console/desk/call.ts'
import { Field } from '#surfaces/console/desk/field.tsx'
import { Sec } from '#surfaces/console/desk/sec.tsx'
import { useTexts } from '#web/texts.tsx'

type Page = Output<'/api/v2/admin/channel/detail'>['social'][number]
interface Props {
  pages: readonly Page[]
  faultAt: (at: number) => string | undefined
  onChange: (pages: Page[]) => void
}
export function SocialPages({ pages, faultAt, onChange }: Props) {
  const { t } = useTexts('contentstaff')
  const put = (at: number, part: Partial<Page>) =>
    onChange(pages.map((page, i) => (i === at ? { ...page, ...part } : page)))
  const move = (at: number, by: number) => {
    const next = pages.toSpliced(at, 1)
    next.splice(at + by, 0, pages[at]!)
    onChange(next)
  }
  return (
    <section>
      <Sec title={t('contacts.social')} note={t('contacts.socialText')} />
      <ol className="content-social">
        {pages.map((page, at) => (
          <li key={at}>
            <SocialPage
              page={page}
              fault={faultAt(at)}
              onUp={at > 0 ? () => move(at, -1) : undefined}
              onDown={at < pages.length - 1 ? () => move(at, 1) : undefined}
              onPut={(part) => put(at, part)}
              onRemove={() => onChange(pages.toSpliced(at, 1))}
            />
          </li>
        ))}
      </ol>
      {pages.length < most.social && (
        <Button onClick={() => onChange([...pages, { name: '', to: '', languages: [] }])}>{t('contacts.add')}</Button>
      )}
    </section>
  )
}
interface PageProps {
  page: Page
  fault: string | undefined
  onUp: (() => void) | undefined
  onDown: (() => void) | undefined
  onPut: (part: Partial<Page>) => void
  onRemove: () => void
}
function SocialPage({ page, fault, onUp, onDown, onPut, onRemove }: PageProps) {
  const { t } = useTexts('contentstaff')
  return (
    <>
      <Field label={t('contacts.name')}>
        {(own) => (
          <Input
            {...own}
            maxLength={most.socialName}
            value={page.name}
            onChange={({ target }) => onPut({ name: target.value })}
          />
        )}
      </Field>
      <Field label={t('contacts.to')} fault={fault}>
        {(own) => (
          <Input
            {...own}
            type="url"
            placeholder="https://"
            maxLength={longestAddress}
            value={page.to}
            onChange={({ target }) => onPut({ to: target.value })}
          />
        )}
      </Field>
      <Field label={t('contacts.for')}>
        {({ id }) => (
          <Select
            id={id}
            mode="multiple"
            placeholder={t('contacts.all')}
            value={page.languages}
            options={languages.map((value) => ({ value, label: tongues[value] }))}
            onChange={(chosen) => onPut({ languages: chosen })}
          />
        )}
      </Field>
      <Acts page={page} {...{ onUp, onDown, onRemove }} />
    </>
  )
}
function Acts({ page, onUp, onDown, onRemove }: Omit<PageProps, 'fault' | 'onPut'>) {
  const { t } = useTexts('contentstaff')
  const name = page.name.trim() || t('contacts.nameless')
  const acts = [
    { Icon: ArrowUp, label: t('contacts.up', { name }), onDo: onUp },
    { Icon: ArrowDown, label: t('contacts.down', { name }), onDo: onDown },
    { Icon: X, label: t('contacts.remove', { name }), onDo: onRemove },
  ]
  return (
    <span className="content-social-acts">
      {acts.map(({ Icon, label, onDo }) => (
        <button
          key={label}
          type="button"
          className="icon-button"
          aria-label={label}
          disabled={onDo === undefined}
          onClick={onDo}
        >
          <Icon className="i" size={15} />
        </button>
      ))}
    </span>
  )
}
