// The filters of a product's reviews as links: each keeps the others, the one that is on leads back without it.
import type { ReactNode } from 'react'
import { useTexts } from '#web/texts.tsx'
import { Link } from 'react-router'
import './review-filters.css'
import { Chip } from '#ui/controls/chip.tsx'
import { useLang } from '#ui/text/lang.tsx'
import { numberText } from '#ui/text/number-text.ts'
import { isFiltered, reviewsAddress, type ReviewQuery, type Summary } from './review-query.ts'

/** A product's options as its page knows them. */
export interface SpecOption {
  code: string
  name: string
  values: { code: string; name: string }[]
}
const ownNames = { 'zh-CN': '中文', 'en-US': 'English', 'es-ES': 'Español' } as const

interface FiltersProps {
  summary: Summary
  query?: ReviewQuery | undefined
  options?: readonly SpecOption[]
}
const none: Partial<ReviewQuery> = {
  rating: undefined,
  withPhotos: false,
  withVideo: false,
  tag: undefined,
  followUp: false,
  language: undefined,
  spec: undefined,
}

export function ReviewFilters({ summary, query, options = [] }: FiltersProps) {
  const { t } = useTexts('reviews')
  const { count, withPhotos, withVideo, followUps, languages } = summary
  const chip = { productId: summary.productId, query }
  const photos = query?.withPhotos ?? false
  const films = query?.withVideo ?? false
  const later = query?.followUp ?? false
  return (
    <nav className="review-filters" aria-label={t('filters')}>
      <ul className="chips">
        <FilterChip {...chip} to={none} on={query !== undefined && !isFiltered(query)} count={count}>
          {t('all')}
        </FilterChip>
        {withPhotos > 0 && (
          <FilterChip {...chip} to={{ withPhotos: !photos }} on={photos} count={withPhotos}>
            {t('withPhotos')}
          </FilterChip>
        )}
        {withVideo > 0 && (
          <FilterChip {...chip} to={{ withVideo: !films }} on={films} count={withVideo}>
            {t('withVideo')}
          </FilterChip>
        )}
        {followUps > 0 && (
          <FilterChip {...chip} to={{ followUp: !later }} on={later} count={followUps}>
            {t('followUps')}
          </FilterChip>
        )}
        {languages.length > 1 &&
          languages.map(({ lang, count: written }) => {
            const on = query?.language === lang
            return (
              <FilterChip key={lang} {...chip} to={{ language: on ? undefined : lang }} on={on} count={written}>
                <span lang={lang}>{ownNames[lang]}</span>
              </FilterChip>
            )
          })}
      </ul>
      <TagRow {...chip} tags={summary.tags} />
      {options
        .filter((o) => o.values.length > 1)
        .map((o) => (
          <SpecRow key={o.code} {...chip} option={o} />
        ))}
    </nav>
  )
}

interface ChipProps {
  productId: number
  query: ReviewQuery | undefined
  /** what pressing it changes */
  to: Partial<ReviewQuery>
  on: boolean
  count?: number
  children: ReactNode
}
function FilterChip({ productId, query, to, on, count, children }: ChipProps) {
  const lang = useLang()
  return (
    <li>
      <Chip
        count={count === undefined ? undefined : numberText(count, lang)}
        render={
          <Link
            to={reviewsAddress({ ...query, ...to, productId, after: undefined })}
            aria-current={on ? 'true' : undefined}
            prefetch="intent"
            preventScrollReset={query !== undefined}
            replace={query !== undefined}
          />
        }
      >
        {children}
      </Chip>
    </li>
  )
}

/** What buyers say in a word, the most said first. */
function TagRow({ tags, ...chip }: Pick<ChipProps, 'productId' | 'query'> & { tags: Summary['tags'] }) {
  const { t } = useTexts('reviews')
  if (tags.length === 0) return null
  return (
    <ul className="chips" aria-label={t('tags')}>
      {tags.slice(0, mostTags).map(({ code, name, count }) => {
        const on = chip.query?.tag === code
        return (
          <FilterChip key={code} {...chip} to={{ tag: on ? undefined : code }} on={on} count={count}>
            {name}
          </FilterChip>
        )
      })}
    </ul>
  )
}
const mostTags = 8

/** The values of one option of the product. */
function SpecRow({ option, ...chip }: Pick<ChipProps, 'productId' | 'query'> & { option: SpecOption }) {
  const { code, name, values } = option
  const spec = chip.query?.spec
  return (
    <div className="review-filter-row">
      <span id={`spec-${code}`}>{name}</span>
      <ul className="chips" aria-labelledby={`spec-${code}`}>
        {values.map((v) => {
          const on = spec?.code === code && spec.value === v.code
          return (
            <FilterChip key={v.code} {...chip} to={{ spec: on ? undefined : { code, value: v.code } }} on={on}>
              {v.name}
            </FilterChip>
          )
        })}
      </ul>
    </div>
  )
}
