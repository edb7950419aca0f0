// A person's own searches as links; each can be forgotten, all at once too, and five seconds long taken back.
import { X } from 'lucide-react'
import { useTexts } from '#web/texts.tsx'
import { Link } from 'react-router'
import { Icon } from '#ui/layout/icon.tsx'
import { UndoBar } from '#ui/feedback/undo-bar.tsx'
import { useSearchHistory, type Past } from './search-history.ts'
import { resultsAddress } from './suggestion-groups.ts'

export function HistoryList({ served }: { served: readonly Past[] }) {
  const { t } = useTexts('search')
  const { list, gone, forget, undo, settle } = useSearchHistory(served)
  return (
    <>
      {list.length > 0 && (
        <section aria-labelledby="own-searches">
          <div className="search-head">
            <h2 id="own-searches" className="display">
              {t('history')}
            </h2>
            <button type="button" className="search-clear shell-scripted" onClick={() => forget(list)}>
              {t('clear')}
            </button>
          </div>
          <ul className="search-history">
            {list.map((past) => (
              <li key={past.keyword}>
                <Link to={resultsAddress(past.keyword)}>{past.keyword}</Link>
                <button
                  type="button"
                  className="shell-scripted"
                  aria-label={t('forget', { q: past.keyword })}
                  onClick={() => forget([past])}
                >
                  <Icon of={X} size={16} />
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {gone.length > 0 && (
        <UndoBar
          key={gone.map((p) => p.keyword).join('\n')}
          text={t('forgotten', { count: gone.length })}
          undoLabel={t('undo')}
          onUndo={undo}
          onEnd={settle}
        />
      )}
    </>
  )
}
