// The logo of a brand: chosen and sent, or taken away.
import { Button } from 'antd'
import { ImagePlus } from 'lucide-react'
import type { Brand } from './shape.ts'
import { BrandMark } from './brand-mark.tsx'
import { typesOf } from '#features/platform/uploads/limits.ts'
import { call } from '#surfaces/console/desk/call.ts'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import { sendFile } from '#surfaces/console/desk/send-file.ts'
import { useDoing } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

interface Props {
  of: Brand
  writes: boolean
  onChanged: () => void
}
export function BrandLogoField({ of, writes, onChanged }: Props) {
  const { t } = useTexts('brandsstaff')
  const { id, version, logo, letter } = of
  const drawing = useDoing(async (file: File | undefined) => {
    const uploadId = file ? await sendFile('shop', file) : null
    await call('/api/v2/admin/brand/logo', { id, version, uploadId })
    onChanged()
  })
  return (
    <div className="brand-form">
      <div className="row wrap">
        <BrandMark logo={logo} letter={letter} size={72} />
        {writes && (
          <label className="brand-file" aria-busy={drawing.busy}>
            <ImagePlus className="i" size={16} />
            {t(logo ? 'logoChange' : 'logoChoose')}
            <input
              type="file"
              className="vh"
              accept={typesOf('shop').join()}
              onChange={({ target }) => {
                const file = target.files?.[0]
                target.value = ''
                if (file) void drawing.run(file)
              }}
            />
          </label>
        )}
        {writes && logo && (
          <Button size="small" type="text" aria-busy={drawing.busy} onClick={() => void drawing.run(undefined)}>
            {t('logoRemove')}
          </Button>
        )}
      </div>
      <p className="field-said">{t('logoHelp')}</p>
      {drawing.fault && <Fault fault={drawing.fault} />}
    </div>
  )
}
