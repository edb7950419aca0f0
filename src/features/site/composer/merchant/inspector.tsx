// The fields of the block that is picked: each kind has its form.
import type { Block } from './blocks.ts'
import { BannerForm } from './banner-form.tsx'
import { GoodsForm } from './goods-form.tsx'
import { CollectionsForm, TextForm, VideoForm } from './other-forms.tsx'
import { useTexts } from '#web/texts.tsx'

interface Props {
  block: Block
  locked: boolean
  onChange: (block: Block) => void
}
export function Inspector({ block, locked, onChange }: Props) {
  const { t } = useTexts('composermerchant')
  return (
    <aside className="page-inspect" aria-label={t('fields')}>
      <fieldset className="page-form" disabled={locked}>
        <div>
          <h2 className="display">{t(`kind.${block.type}`)}</h2>
          <p className="small muted">{t(`about.${block.type}`)}</p>
        </div>
        <Fields block={block} onChange={onChange} />
      </fieldset>
    </aside>
  )
}
function Fields({ block, onChange }: Omit<Props, 'locked'>) {
  switch (block.type) {
    case 'banner':
      return <BannerForm settings={block.settings} onChange={(settings) => onChange({ ...block, settings })} />
    case 'goods':
      return <GoodsForm settings={block.settings} onChange={(settings) => onChange({ ...block, settings })} />
    case 'collections':
      return <CollectionsForm settings={block.settings} onChange={(settings) => onChange({ ...block, settings })} />
    case 'text':
      return <TextForm settings={block.settings} onChange={(settings) => onChange({ ...block, settings })} />
    default:
      return <VideoForm settings={block.settings} onChange={(settings) => onChange({ ...block, settings })} />
  }
}
