// The way back from a case to the list it came from, with its filters, and to its neighbours there.
import { ChevronDown, ChevronLeft, ChevronUp } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import { lastShown } from './list/query.ts'
import { useKeys } from './use-keys.ts'
import { useTexts } from '#web/texts.tsx'

interface Props {
  list: string
  /** the list's own address, and that of a case */
  listPath: string
  pathOf: (key: string) => string
  at: string
  /** what stands in it, where whoever shows this knows it better than the list that was left */
  keys?: readonly string[]
  children: string
}
export function BackToList({ list, listPath, pathOf, at, keys = lastShown(list).keys, children }: Props) {
  const { t } = useTexts('console')
  const navigate = useNavigate()
  const { search } = lastShown(list)
  const place = keys.indexOf(at)
  const back = listPath + search
  const go = (key: string | undefined) => key !== undefined && void navigate(pathOf(key))
  const [before, after] = place < 0 ? [] : [keys[place - 1], keys[place + 1]]
  useKeys({ j: () => go(after), k: () => go(before), Escape: () => void navigate(back) })
  return (
    <div className="row between">
      <Link className="back" to={back}>
        <ChevronLeft className="i" size={15} />
        {children}
      </Link>
      {place >= 0 && keys.length > 1 && (
        <span className="row small muted only-wide">
          {t('list.of', { n: place + 1, of: keys.length })}
          <button
            type="button"
            className="icon-button"
            disabled={!before}
            aria-label={t('case.before')}
            onClick={() => go(before)}
          >
            <ChevronUp className="i" size={15} />
          </button>
          <button
            type="button"
            className="icon-button"
            disabled={!after}
            aria-label={t('case.after')}
            onClick={() => go(after)}
          >
            <ChevronDown className="i" size={15} />
          </button>
        </span>
      )}
    </div>
  )
}
