// The filters that are on, as chips that take themselves away: links, so they work without scripts.
import { X } from 'lucide-react'
import { useTexts } from '#web/texts.tsx'
import { Link } from 'react-router'
import { Icon } from '#ui/layout/icon.tsx'
import { useLang } from '#ui/text/lang.tsx'
import { shortPrice } from '#ui/goods/price-text.ts'
import type { ListData } from './list-data.ts'
import { appliedOf, bare, type AddressOf, type Applied, type Service } from './list-query.ts'

/** Each filter that is on, in words. */
export function useAppliedWords({ query, page }: ListData): (Applied & { words: string })[] {
  const { t } = useTexts('listing')
  const lang = useLang()
  const wordsOf = ({ kind, value }: Applied): string => {
    if (kind === 'merchant')
      return page.facets?.merchants.find((m) => String(m.id) === value)?.name ?? t('list.merchant')
    if (kind === 'brand') return page.facets?.brands.find((b) => String(b.id) === value)?.name ?? t('list.brand')
    if (kind === 'min') return t('list.from', { price: shortPrice(Number(value), lang) })
    if (kind === 'max') return t('list.to', { price: shortPrice(Number(value), lang) })
    if (kind === 'discount') return t(value === 'member' ? 'list.memberPrice' : 'list.onSale')
    if (kind === 'service') return t(`list.${value as Service}`)
    if (kind === 'condition') return t(value === 'used' ? 'list.used' : 'list.new')
    const [key, code] = [value.slice(0, value.indexOf(':')), value.slice(value.indexOf(':') + 1)]
    return page.facets?.attributes.find((a) => a.key === key)?.values.find((v) => v.value === code)?.name ?? code
  }
  return appliedOf(query).map((a) => ({ ...a, words: wordsOf(a) }))
}

export function AppliedFilters({ list, addressOf }: { list: ListData; addressOf: AddressOf }) {
  const { t } = useTexts('listing')
  const applied = useAppliedWords(list)
  if (applied.length === 0) return null
  return (
    <ul className="list-applied" aria-label={t('list.applied')}>
      {applied.map(({ words, kind, value, without }) => (
        <li key={kind + value}>
          <Link
            to={addressOf(without)}
            className="chip chip-applied"
            aria-label={t('list.remove', { name: words })}
            preventScrollReset
            replace
          >
            {words}
            <Icon of={X} size={14} />
          </Link>
        </li>
      ))}
      <li>
        <Link to={addressOf(bare(list.query))} className="list-clear" preventScrollReset replace>
          {t('list.clear')}
        </Link>
      </li>
    </ul>
  )
}
