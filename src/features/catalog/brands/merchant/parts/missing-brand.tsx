// "My brand is missing": below the choice of a brand, the way to ask for it and to what was asked for.
import { useState } from 'react'
import { Link } from 'react-router'
import { AskBrand } from './ask-brand.tsx'
import { shopBrandsPath } from '#surfaces/console/desk/ways.ts'
import { useTexts } from '#web/texts.tsx'

export function MissingBrand() {
  const { t } = useTexts('brandsmerchant')
  const [asks, ask] = useState(false)
  return (
    <div className="row wrap small">
      <button type="button" className="link" onClick={() => ask(true)}>
        {t('missing')}
      </button>
      <Link className="link muted" to={shopBrandsPath}>
        {t('list')}
      </Link>
      {asks && <AskBrand onClose={() => ask(false)} />}
    </div>
  )
}
