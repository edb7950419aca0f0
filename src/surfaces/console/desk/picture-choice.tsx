// A picture of a record: chosen and sent at once, or taken away.
import { Button } from 'antd'
import { ImagePlus } from 'lucide-react'
import type { ReactNode } from 'react'
import './picture-choice.css'
import { Fault } from './fault.tsx'
import { sendFile } from './send-file.ts'
import { useDoing } from './use-call.ts'
import { typesOf } from '#features/platform/uploads/limits.ts'

interface Props {
  /** whether there is one */
  has: boolean
  /** how it is drawn beside the buttons */
  drawn?: ReactNode
  words: { choose: string; change: string; remove: string }
  help: string
  /** null takes it away */
  onSave: (uploadId: string | null) => Promise<unknown>
}
export function PictureChoice({ has, drawn, words, help, onSave }: Props) {
  const saving = useDoing(async (file: File | undefined) => onSave(file ? await sendFile('shop', file) : null))
  return (
    <>
      <div className="row wrap">
        {drawn}
        <label className="picture-choice" aria-busy={saving.busy}>
          <ImagePlus className="i" size={16} />
          {has ? words.change : words.choose}
          <input
            type="file"
            className="vh"
            accept={typesOf('shop').join()}
            onChange={({ target }) => {
              const file = target.files?.[0]
              target.value = ''
              if (file) void saving.run(file)
            }}
          />
        </label>
        {has && (
          <Button size="small" type="text" aria-busy={saving.busy} onClick={() => void saving.run(undefined)}>
            {words.remove}
          </Button>
        )}
      </div>
      {help && <p className="field-said">{help}</p>}
      {saving.fault && <Fault fault={saving.fault} />}
    </>
  )
}
