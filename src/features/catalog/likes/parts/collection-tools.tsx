// Above the collection: the departments of what was saved, the order, and the way into choosing.
import { Form, href, Link } from 'react-router'
import { Select } from '#ui/controls/select.tsx'
import { TextLink } from '#ui/text/text-link.tsx'
import { Button } from '#ui/controls/button.tsx'
import { useTexts } from '#web/texts.tsx'
import { collectionAddress, sorts, type CollectionQuery } from './collection-query.ts'
import { DepartmentChips, type Department } from './department-chips.tsx'

interface CollectionToolsProps {
  query: CollectionQuery
  categories: readonly Department[]
  /** there is something to choose */
  any: boolean
}
export function CollectionTools({ query, categories, any }: CollectionToolsProps) {
  const { t } = useTexts('likes')
  return (
    <div className="likes-tools">
      <DepartmentChips
        departments={categories}
        present={query.department}
        addressOf={(department) => collectionAddress({ ...query, department, picking: false })}
      />
      <div className="likes-ways">
        {any && (
          <TextLink
            render={<Link to={collectionAddress({ ...query, picking: !query.picking })} preventScrollReset replace />}
          >
            {t(query.picking ? 'stopChoosing' : 'choose')}
          </TextLink>
        )}
        <Form method="get" action={href('/user/user/collection')} key={query.sort}>
          {query.show !== 'all' && <input type="hidden" name="show" value={query.show} />}
          {query.department !== undefined && <input type="hidden" name="department" value={query.department} />}
          <Select
            name="sort"
            label={t('collection.sortLabel')}
            hideLabel
            defaultValue={query.sort}
            onChange={(event) => event.currentTarget.form?.requestSubmit()}
          >
            {sorts.map((sort) => (
              <option key={sort} value={sort}>
                {t(`collection.sort.${sort}`)}
              </option>
            ))}
          </Select>
          <noscript>
            <Button type="submit">{t('apply')}</Button>
          </noscript>
        </Form>
      </div>
    </div>
  )
}
