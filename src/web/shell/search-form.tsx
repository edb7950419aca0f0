// The search box: a plain GET form to the results, which keeps the words that were asked.
import { Search } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Form, useLocation } from 'react-router'
import { Icon } from '#ui/icon.tsx'

/** `label` tells two search boxes on one page apart. */
export function SearchForm({ label }: { label?: string }) {
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  const asked = pathname === '/home/serchlist' ? (new URLSearchParams(search).get('q') ?? '') : ''
  return (
    <Form role="search" aria-label={label} method="get" action="/home/serchlist" className="shell-search" key={asked}>
      <input type="search" name="q" defaultValue={asked} maxLength={80} placeholder={t('searchHint')} aria-label={t('search')} autoComplete="off" enterKeyHint="search" />
      <button type="submit" aria-label={t('search')}>
        <Icon of={Search} size={20} />
      </button>
    </Form>
  )
}
