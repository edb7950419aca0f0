// A whole address pasted at once: the shop reads it, the person looks at what was found, then it fills the form. Nothing is filled unseen.
import { ScanLine } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTexts } from '#web/texts.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useLang } from '#ui/lang.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { call, CallError } from '#web/call.ts'
import { countryName } from '#web/place.ts'
import type { AddressFields, FieldName } from './address-fields.ts'
import { fieldsFound, shownFields } from './pasted.ts'
import { useFieldName } from './use-field-name.ts'

export function PasteBox({ country, onUse }: { country: string; onUse: (fields: Partial<AddressFields>) => void }) {
  const { t } = useTexts('addresses')
  const [text, setText] = useState('')
  const [busy, setBusy] = useState(false)
  const [found, setFound] = useState<Partial<AddressFields>>()
  const [fault, setFault] = useState<string>()
  const asked = useRef(0)
  const forget = () => {
    setFound(undefined)
    setFault(undefined)
  }
  const read = async (pasted: string) => {
    forget()
    if (pasted.trim() === '') return
    const mine = ++asked.current
    setBusy(true)
    try {
      const fields = fieldsFound(await call('/api/v2/user/address/parse', { text: pasted.slice(0, 500), country }, { quiet: true }))
      if (mine !== asked.current) return
      if (shownFields(fields).length > 0) setFound(fields)
      else setFault(t('paste.nothing'))
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setFault(error.message)
    } finally {
      if (mine === asked.current) setBusy(false)
    }
  }
  const use = () => {
    if (found) onUse(found)
    forget()
    setText('')
  }
  return (
    <div className="paste">
      <TextArea
        label={t('paste.title')}
        placeholder={t('paste.hint')}
        rows={2}
        maxLength={500}
        autoComplete="off"
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value)
          forget()
        }}
        onPaste={(event) => {
          const box = event.currentTarget
          setTimeout(() => void read(box.value))
        }}
      />
      <div aria-live="polite">
        {found && <Found fields={found} onUse={use} />}
        {fault && <p className="text-13 text-warning">{fault}</p>}
      </div>
      {!found && (
        <Button size="sm" className="justify-self-start" busy={busy} aria-disabled={text.trim() === '' || undefined} onClick={() => void read(text)}>
          <Icon of={ScanLine} size={16} />
          {t('paste.read')}
        </Button>
      )}
    </div>
  )
}

function Found({ fields, onUse }: { fields: Partial<AddressFields>; onUse: () => void }) {
  const { t } = useTexts('addresses')
  const lang = useLang()
  const country = fields.country ?? 'CN'
  const nameOf = useFieldName(country)
  const valueOf = (name: FieldName) => (name === 'country' ? countryName(country, lang) : String(fields[name] ?? ''))
  return (
    <>
      <p className="mb-2 text-13 text-ink-2">{t('paste.found')}</p>
      <dl className="paste-found">
        {shownFields(fields).map((name) => (
          <div key={name}>
            <dt>{nameOf(name)}</dt>
            <dd>
              <mark>{valueOf(name)}</mark>
            </dd>
          </div>
        ))}
      </dl>
      <Button size="sm" kind="second" className="mt-3" onClick={onUse}>
        {t('paste.use')}
      </Button>
    </>
  )
}
