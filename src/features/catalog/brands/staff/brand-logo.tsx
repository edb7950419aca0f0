// The logo of a brand: chosen and sent, or taken away.
import type { Brand } from './shape.ts'
import { BrandMark } from './brand-mark.tsx'
import { call } from '#surfaces/console/desk/call.ts'
import { PictureChoice } from '#surfaces/console/desk/picture-choice.tsx'
import { useTexts } from '#web/texts.tsx'

interface Props {
  of: Brand
  writes: boolean
  onChanged: () => void
}
export function BrandLogoField({ of, writes, onChanged }: Props) {
  const { t } = useTexts('brandsstaff')
  const { id, version, logo, letter } = of
  const mark = <BrandMark logo={logo} letter={letter} size={72} />
  const save = async (uploadId: string | null) => {
    await call('/api/v2/admin/brand/logo', { id, version, uploadId })
    onChanged()
  }
  const words = { choose: t('logoChoose'), change: t('logoChange'), remove: t('logoRemove') }
  return (
    <div className="brand-form">
      {writes ? (
        <PictureChoice has={Boolean(logo)} drawn={mark} words={words} help={t('logoHelp')} onSave={save} />
      ) : (
        mark
      )}
    </div>
  )
}
