// How the words were understood: a correction and the way back, words that were left out, the category,
// brand or shop that bears the name.
import { ArrowRight } from 'lucide-react'
import { hrefWith } from '#web/href-with.ts'
import { useTexts } from '#web/texts.tsx'
import { Link } from 'react-router'
import { Icon } from '#ui/layout/icon.tsx'
import { useLang } from '#ui/text/lang.tsx'
import { numberText } from '#ui/text/number-text.ts'
import type { Results } from './results-data.tsx'
import { resultsAddress } from './suggestion-groups.ts'

const addressOf = {
  category: (categoryId: number) => hrefWith('/goods/list', { categoryId }),
  brand: (id: number) => hrefWith('/home/brand', { id }),
  merchant: (id: number) => hrefWith('/home/shopIndex', { id }),
}

export function UnderstoodLines({ understood: { corrected, dropped } }: Pick<Results, 'understood'>) {
  const { t } = useTexts('search')
  if (!corrected && !dropped) return null
  return (
    <div className="results-understood">
      {corrected && (
        <p>
          {t('corrected', { q: corrected.to })}{' '}
          <Link to={resultsAddress(corrected.from, { exact: '1' })}>{t('insteadFor', { q: corrected.from })}</Link>
        </p>
      )}
      {dropped && <p>{t('dropped', { words: dropped.join(' '), count: dropped.length })}</p>}
    </div>
  )
}

export function Shortcut({ shortcut }: { shortcut: NonNullable<Results['understood']['shortcut']> }) {
  const { t } = useTexts('search')
  const lang = useLang()
  const { kind, id, name, productCount } = shortcut
  return (
    <Link to={addressOf[kind](id)} className="results-shortcut" prefetch="intent">
      <span className="results-shortcut-kind">{t(`shortcut.${kind}`)}</span>
      <b className="display named">{name}</b>
      <span className="results-shortcut-count">
        {t('shortcut.goods', { count: productCount, n: numberText(productCount, lang) })}
      </span>
      <span className="results-shortcut-go" aria-hidden="true">
        {t('shortcut.go')}
        <Icon of={ArrowRight} size={14} />
      </span>
    </Link>
  )
}
