// Nothing was found: which word to leave out, categories nearby, what sells most.
import { hrefWith } from '#web/href-with.ts'
import { useTexts } from '#web/texts.tsx'
import { Link } from 'react-router'
import { GoodsCard } from '#surfaces/storefront/goods/goods-card.tsx'
import { Button } from '#ui/controls/button.tsx'
import { Chip } from '#ui/controls/chip.tsx'
import { Empty } from '#ui/feedback/empty.tsx'
import { Cards } from '#ui/goods/product-card.tsx'
import type { Help } from './results-data.tsx'
import { resultsAddress } from './suggestion-groups.ts'

export function ResultsHelp({ keyword, help }: { keyword: string; help: Help }) {
  const { t } = useTexts('search')
  const words = keyword.split(/\s+/)
  return (
    <>
      <Empty
        drawing="search"
        title={t('none', { q: keyword })}
        text={t('noneText')}
        action={words.length > 1 && <FewerWords words={words} />}
      />
      {help.categories.length > 0 && (
        <section className="results-near" aria-labelledby="near">
          <h2 id="near" className="display">
            {t('near')}
          </h2>
          <div className="chips">
            {help.categories.slice(0, 9).map((c) => (
              <Chip key={c.id} render={<Link to={hrefWith('/goods/list', { categoryId: c.id })} prefetch="intent" />}>
                {c.name}
              </Chip>
            ))}
          </div>
        </section>
      )}
      {help.popular.length > 0 && (
        <section className="results-near" aria-labelledby="popular">
          <h2 id="popular" className="display">
            {t('popular')}
          </h2>
          <Cards cols={5} label={t('popular')}>
            {help.popular.map((goods) => (
              <GoodsCard key={goods.id} goods={goods} level={3} />
            ))}
          </Cards>
        </section>
      )}
    </>
  )
}

/** The query without one of its words, for each. */
function FewerWords({ words }: { words: readonly string[] }) {
  const { t } = useTexts('search')
  return words.slice(0, 5).map((word, at) => (
    <Button
      key={`${at} ${word}`}
      kind="second"
      render={<Link to={resultsAddress(words.filter((_, i) => i !== at).join(' '))} />}
    >
      {t('without', { word })}
    </Button>
  ))
}
