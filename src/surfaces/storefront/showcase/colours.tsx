// The palette, the two voices of the type, corners and shadows.
import { ShopMark } from '#web/shop-mark.tsx'
import { useTexts } from '#web/texts.tsx'
import { Specimen } from './specimen.tsx'

const paper = [
  'ground',
  'surface',
  'raised',
  'sunken',
  'text',
  'text-2',
  'text-3',
  'hairline',
  'control',
  'ink-fill',
] as const
const red = ['primary', 'primary-hover', 'primary-ink', 'primary-soft', 'deal', 'thread'] as const
const meaning = ['success', 'success-soft', 'warning', 'warning-soft', 'info', 'focus', 'gold', 'gold-soft'] as const
const sizes = [48, 36, 28, 22] as const
const small = [18, 16, 15, 13, 12] as const
const corners = ['control', 'picture', 'card', 'sheet'] as const

export function Colours() {
  const { t } = useTexts('showcase')
  return (
    <>
      <Specimen name={t('name.paper')}>
        <Swatches names={paper} />
      </Specimen>
      <Specimen name={t('name.red')}>
        <Swatches names={red} />
      </Specimen>
      <Specimen name={t('name.meaning')}>
        <Swatches names={meaning} />
      </Specimen>
      <Specimen name={t('name.speaks')}>
        <Voice />
      </Specimen>
      <Specimen name={t('name.works')}>
        <Work />
      </Specimen>
      <Specimen name={t('name.mark')}>
        <ShopMark />
      </Specimen>
      <Specimen name={t('name.shape')}>
        <div className="show-shapes">
          {corners.map((corner) => (
            <span key={corner} style={{ borderRadius: `var(--r-${corner})` }}>
              {corner}
            </span>
          ))}
        </div>
      </Specimen>
      <Specimen name={t('name.shadow')}>
        <div className="show-shapes">
          {(['pop', 'bar'] as const).map((shadow) => (
            <span key={shadow} style={{ border: 0, background: 'var(--raised)', boxShadow: `var(--shadow-${shadow})` }}>
              {shadow}
            </span>
          ))}
        </div>
      </Specimen>
    </>
  )
}

function Voice() {
  const { t } = useTexts('showcase')
  return (
    <div className="show-type">
      {sizes.map((size) => (
        <p key={size} className="display" style={{ fontSize: `var(--t-${size})` }}>
          {t('say.emptyBag')}
        </p>
      ))}
    </div>
  )
}

function Work() {
  const { t } = useTexts('showcase')
  return (
    <div className="show-type">
      {small.map((size) => (
        <p key={size} style={{ fontSize: `var(--t-${size})` }}>
          {t('say.foldText')}
        </p>
      ))}
    </div>
  )
}

const Swatches = ({ names }: { names: readonly string[] }) => (
  <div className="show-colours">
    {names.map((name) => (
      <span key={name}>
        <i style={{ background: `var(--${name})` }} />
        {name}
      </span>
    ))}
  </div>
)
