// The departments on which things of a list stand, as links; pressing the present one shows all again.
import { Link } from 'react-router'
import '#ui/controls/chip.css'
import { useTexts } from '#web/texts.tsx'

export interface Department {
  id: number
  name: string
  count: number
}
export function DepartmentChips({
  departments,
  present,
  addressOf,
}: {
  departments: readonly Department[]
  present: number | undefined
  addressOf: (department: number | undefined) => string
}) {
  const { t } = useTexts('likes')
  if (departments.length < 2 && present === undefined) return null
  return (
    <nav aria-label={t('departments')}>
      <ul className="chips">
        {departments.map(({ id, name, count }) => (
          <li key={id}>
            <Link
              to={addressOf(id === present ? undefined : id)}
              preventScrollReset
              prefetch="intent"
              className="chip"
              aria-current={id === present ? 'true' : undefined}
            >
              {name}
              <span className="chip-count">{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
