// The search box: a plain GET form to the results, which keeps the words that were asked.
import { ChevronDown, Search } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useTexts } from '#web/texts.tsx'
import { Form, href, useLocation } from 'react-router'
import './search.css'
import { Icon } from '#ui/layout/icon.tsx'
import { useStorefront } from '#surfaces/storefront/visit/root.ts'

interface SearchFormProps {
  /** tells two search boxes on one page apart */
  label?: string
  /** Goods or shops can be chosen. */
  scoped?: boolean
  /** What the box with a panel adds to its input. */
  input?: ComponentProps<'input'>
  onSubmit?: () => void
}
export function SearchForm({ label, scoped = false, input, onSubmit }: SearchFormProps) {
  const { t } = useTexts()
  const { pathname, search } = useLocation()
  const params = new URLSearchParams(pathname === href('/home/serchlist') ? search : '')
  const asked = params.get('q') ?? ''
  const inBox = useStorefront()?.frame.inBox ?? undefined
  return (
    <Form
      role="search"
      aria-label={label}
      method="get"
      action={href('/home/serchlist')}
      className="shell-search"
      key={`${asked} ${params.get('tab')}`}
      onSubmit={({ currentTarget }) => {
        // nothing typed: the word that stands there is what is looked for
        const box = currentTarget.elements.namedItem('q')
        if (inBox && box instanceof HTMLInputElement && box.value.trim() === '') box.value = inBox
        onSubmit?.()
      }}
    >
      {scoped && <Scope shops={params.get('tab') === 'shops'} />}
      <input
        type="search"
        name="q"
        defaultValue={asked}
        maxLength={80}
        placeholder={inBox ?? t('searchHint')}
        aria-label={t('search')}
        autoComplete="off"
        enterKeyHint="search"
        {...input}
      />
      <button type="submit" aria-label={t('search')}>
        <Icon of={Search} size={20} />
      </button>
    </Form>
  )
}

function Scope({ shops }: { shops: boolean }) {
  const { t } = useTexts()
  return (
    <span className="shell-scope">
      <select name="tab" aria-label={t('scope.label')} defaultValue={shops ? 'shops' : ''}>
        <option value="">{t('scope.goods')}</option>
        <option value="shops">{t('scope.shops')}</option>
      </select>
      <Icon of={ChevronDown} size={14} />
    </span>
  )
}
