// Problems as a list of ways to their answers.
import { hrefWith } from '#web/href-with.ts'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import './help.css'
import { Icon } from '#ui/layout/icon.tsx'

interface Props {
  problems: readonly { id: number; title: string; topic?: string }[]
  /** whether each says its topic */
  topics?: boolean
}
export const ProblemList = ({ problems, topics = false }: Props) => (
  <ul className="help-list">
    {problems.map(({ id, title, topic }) => (
      <li key={id}>
        <Link to={hrefWith('/user/user/help/details', { id })} prefetch="intent">
          <span>
            {title}
            {topics && topic && <small>{topic}</small>}
          </span>
          <Icon of={ChevronRight} size={18} />
        </Link>
      </li>
    ))}
  </ul>
)
