// What people look for these days, ranked, with its trend.
import { useTexts } from '#web/texts.tsx'
import { Link } from 'react-router'
import type { Calls } from '#kernel/call/contract.ts'
import { resultsAddress } from './suggestion-groups.ts'
import { Trend } from './trend.tsx'

export function HotList({ hot }: { hot: Calls['/api/v2/goods/search/hot']['output']['records'] }) {
  const { t } = useTexts('search')
  return (
    <section aria-labelledby="hot-words">
      <div className="search-head">
        <h2 id="hot-words" className="display">
          {t('hot')}
        </h2>
      </div>
      <ol className="search-hot">
        {hot.map(({ word, rank, trend }) => (
          <li key={word}>
            <Link to={resultsAddress(word)}>
              <span className="search-rank" aria-hidden="true">
                {rank}
              </span>
              <span>{word}</span>
              <Trend trend={trend} />
            </Link>
          </li>
        ))}
      </ol>
    </section>
  )
}
