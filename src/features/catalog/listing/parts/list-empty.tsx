// Nothing in the list: which filter to take away (with what is then there), or other ways on.
import { useTexts } from '#web/texts.tsx'
import { href, Link } from 'react-router'
import { Button } from '#ui/controls/button.tsx'
import { Empty } from '#ui/feedback/empty.tsx'
import { useAppliedWords } from './applied-filters.tsx'
import type { ListData } from './list-data.ts'
import type { AddressOf } from './list-query.ts'

export function ListEmpty({ list, addressOf }: { list: ListData; addressOf: AddressOf }) {
  const { t } = useTexts('listing')
  const applied = useAppliedWords(list)
  if (applied.length > 0) return <TooNarrow list={list} addressOf={addressOf} applied={applied} />
  const { keyword } = list.query
  const shorter = keyword.split(/\s+/).slice(0, -1).join(' ')
  return (
    <Empty
      drawing={keyword ? 'search' : 'box'}
      title={keyword ? t('search.none', { q: keyword }) : t('list.emptyDepartment')}
      text={keyword ? t('search.noneText') : t('list.emptyDepartmentText')}
      action={
        <>
          {shorter && (
            <Button render={<Link to={addressOf({ ...list.query, keyword: shorter })} />}>
              {t('search.drop', { q: shorter })}
            </Button>
          )}
          <Button kind="second" render={<Link to={href('/home/category')} />}>
            {t('list.toDepartments')}
          </Button>
        </>
      }
    />
  )
}

function TooNarrow({
  list,
  addressOf,
  applied,
}: {
  list: ListData
  addressOf: AddressOf
  applied: ReturnType<typeof useAppliedWords>
}) {
  const { t } = useTexts('listing')
  return (
    <Empty
      drawing="search"
      title={t('list.emptyTitle')}
      text={list.relief.length > 0 ? t('list.emptyHelp') : undefined}
      action={list.relief.flatMap(({ place, count }) => {
        const filter = applied[place]
        if (!filter) return []
        return [
          <Button key={place} render={<Link to={addressOf(filter.without)} replace />}>
            {t('list.without', { name: filter.words, count })}
          </Button>,
        ]
      })}
    />
  )
}
