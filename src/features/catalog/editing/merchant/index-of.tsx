// The index: the sections with what is missing or wrong in them; a press goes there.
import type { Content } from '../content.ts'
import type { Fault } from '../checking.ts'
import { sectionOf } from './fault-words.ts'
import { lacksIn } from './words.tsx'
import { spokenLanguages } from '#kernel/text/spoken.ts'
import { useTexts } from '#web/texts.tsx'

const sections = ['kind', 'words', 'pictures', 'media', 'specs', 'prices', 'questions', 'delivery', 'terms'] as const
interface Props {
  content: Content
  faults: readonly Fault[]
  tried: boolean
}
export function Index({ content, faults, tried }: Props) {
  const { t } = useTexts('editingmerchant')
  const lacking = spokenLanguages().reduce((n, lang) => n + lacksIn(content, lang), 0)
  return (
    <nav className="index" aria-label={t('index')}>
      <ol>
        {sections.map((section) => {
          const own = faults.filter(({ at }) => sectionOf(at) === section)
          const wrong = own.filter(({ rule }) => tried || rule !== 'required').length
          const missing = (tried ? 0 : own.length - wrong) + (section === 'words' ? lacking : 0)
          return (
            <li key={section}>
              <a href={`#${section}`}>
                {t(section)}
                {wrong > 0 && <span className="deal">{t('faultsOf', { count: wrong })}</span>}
                {wrong === 0 && missing > 0 && <span className="amber">{t('missingOf', { count: missing })}</span>}
              </a>
            </li>
          )
        })}
      </ol>
      <p className="tiny faint">{t('reviewHelp')}</p>
    </nav>
  )
}
