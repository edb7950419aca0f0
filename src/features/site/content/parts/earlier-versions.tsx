// The versions of an agreement: every one that was ever shown can be read.
import { hrefWith } from '#web/href-with.ts'
import { Link } from 'react-router'
import { useDate } from '#ui/text/use-date.ts'
import { useTexts } from '#web/texts.tsx'

interface Props {
  code: string
  /** the one that is being read */
  at: number
  versions: readonly { version: number; shownFrom: string }[]
}
export function EarlierVersions({ code, at, versions }: Props) {
  const { t } = useTexts('content')
  const date = useDate()
  if (versions.length < 2) return null
  const newest = versions[0]!.version
  return (
    <nav className="article-next" aria-label={t('agreements.versions')}>
      <h2>{t('agreements.versions')}</h2>
      {versions.map(({ version, shownFrom }) => (
        <Link
          key={version}
          to={hrefWith('/home/article', { code, version: version === newest ? undefined : version })}
          aria-current={version === at ? 'page' : undefined}
        >
          {t('agreements.version', { version })} · {date(shownFrom)}
        </Link>
      ))}
    </nav>
  )
}
