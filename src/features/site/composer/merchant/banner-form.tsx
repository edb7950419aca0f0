// A banner: pictures with words that lead somewhere in the shop, one after the other or side by side.
import { Button, Segmented } from 'antd'
import { ChevronDown, ChevronUp, Plus, Trash2 } from 'lucide-react'
import { frames, most } from '../limits.ts'
import { freshSlide, type BlockOf, type Slide } from './blocks.ts'
import { TargetField } from './target-field.tsx'
import { PictureField } from '#features/catalog/shop-front/merchant/parts/picture-field.tsx'
import { TongueField } from '#features/catalog/shop-front/merchant/parts/tongue-field.tsx'
import { useTexts } from '#web/texts.tsx'

type Settings = BlockOf<'banner'>['settings']
interface Props {
  settings: Settings
  onChange: (settings: Settings) => void
}
export function BannerForm({ settings, onChange }: Props) {
  const { t } = useTexts('composermerchant')
  const { title, look, pictures } = settings
  const set = (next: readonly Slide[]) => onChange({ ...settings, pictures: [...next] })
  const move = (from: number, to: number) => {
    const next = [...pictures]
    next.splice(to, 0, ...next.splice(from, 1))
    set(next)
  }
  return (
    <>
      <TongueField
        label={t('field.title')}
        texts={title}
        max={most.title}
        onChange={(texts) => onChange({ ...settings, title: texts })}
      />
      <div className="field">
        <span>{t('field.look')}</span>
        <Segmented
          block
          aria-label={t('field.look')}
          value={look}
          options={(['wide', 'row'] as const).map((value) => ({ value, label: t(`look.${value}`) }))}
          onChange={(next) => onChange({ ...settings, look: next })}
        />
      </div>
      {pictures.map((slide, place) => (
        <SlideFields
          // slides have no other name than their place
          // oxlint-disable-next-line react/no-array-index-key
          key={place}
          place={place}
          count={pictures.length}
          slide={slide}
          look={look}
          onChange={(next) => set(pictures.map((one, at) => (at === place ? next : one)))}
          onMove={(by) => move(place, place + by)}
          onDrop={() => set(pictures.filter((_, at) => at !== place))}
        />
      ))}
      {pictures.length < most.pictures && (
        <Button icon={<Plus size={15} />} onClick={() => set([...pictures, freshSlide(null)])}>
          {t('addPicture')}
        </Button>
      )}
    </>
  )
}
interface SlideProps {
  place: number
  count: number
  slide: Slide
  look: Settings['look']
  onChange: (slide: Slide) => void
  onMove: (by: -1 | 1) => void
  onDrop: () => void
}
function SlideFields({ place, count, slide, look, onChange, onMove, onDrop }: SlideProps) {
  const { t } = useTexts('composermerchant')
  const name = t('pictureNo', { n: place + 1 })
  const tool = (label: string, Icon: typeof Plus, off: boolean, act: () => void) => (
    <button type="button" className="icon-button" aria-label={`${name}: ${label}`} disabled={off} onClick={act}>
      <Icon className="i" size={15} />
    </button>
  )
  return (
    <section className="page-picture" aria-label={name}>
      <header>
        <b className="strong">{name}</b>
        <span>
          {tool(t('up'), ChevronUp, place === 0, () => onMove(-1))}
          {tool(t('down'), ChevronDown, place === count - 1, () => onMove(1))}
          {tool(t('takeOut'), Trash2, count === 1, onDrop)}
        </span>
      </header>
      <PictureField
        label={t('field.picture')}
        help={t(`pictureHelp.${look}`)}
        file={slide.picture}
        frame={frames[look]}
        onChange={(picture) => onChange({ ...slide, picture })}
      />
      <TongueField
        label={t('field.alt')}
        texts={slide.alt}
        max={most.alt}
        help={t('altHelp')}
        onChange={(alt) => onChange({ ...slide, alt })}
      />
      <TongueField
        label={t('field.caption')}
        texts={slide.title}
        max={most.title}
        onChange={(title) => onChange({ ...slide, title })}
      />
      <TongueField
        label={t('field.line')}
        texts={slide.text}
        max={most.text}
        onChange={(text) => onChange({ ...slide, text })}
      />
      <TargetField to={slide.to} onChange={(to) => onChange({ ...slide, to })} />
    </section>
  )
}
