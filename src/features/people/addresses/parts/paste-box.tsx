// A whole address pasted at once: the shop reads it, the person sees in their own text what was taken for what
// and what is a guess, then it fills the form. Nothing is filled unseen.
import { CircleAlert, ScanLine } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTexts } from '#web/texts.tsx'
import type { Calls } from '#kernel/call/contract.ts'
import { Button } from '#ui/controls/button.tsx'
import { Icon } from '#ui/layout/icon.tsx'
import { useLang } from '#ui/text/lang.tsx'
import { TextArea } from '#ui/controls/text-area.tsx'
import { TextLink } from '#ui/text/text-link.tsx'
import { toast } from '#ui/feedback/toast.tsx'
import { call, CallError } from '#web/call.ts'
import { countryName } from '#surfaces/storefront/visit/place.ts'
import type { AddressFields } from './address-fields.ts'
import { fieldsFound, isUnsure, piecesOf, shownFields, shownRows } from './pasted.ts'
import { useFieldName } from './use-field-name.ts'
import './paste-box.css'

type Parsed = Calls['/api/v2/user/address/parse']['output']
const longest = 500

/** What the shop read in a text; `fault` where it found nothing. */
function useReading(country: string) {
  const { t } = useTexts('addresses')
  const [busy, setBusy] = useState(false)
  const [found, setFound] = useState<Parsed>()
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
      const input = { text: pasted.slice(0, longest), country }
      const parsed = await call('/api/v2/user/address/parse', input, { quiet: true })
      if (mine !== asked.current) return
      if (shownFields(fieldsFound(parsed)).length > 0) setFound(parsed)
      else setFault(t('paste.nothing'))
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setFault(error.message)
    } finally {
      if (mine === asked.current) setBusy(false)
    }
  }
  return { busy, found, fault, forget, read }
}

export function PasteBox({ country, onUse }: { country: string; onUse: (fields: Partial<AddressFields>) => void }) {
  const { t } = useTexts('addresses')
  const [text, setText] = useState('')
  const { busy, found, fault, forget, read } = useReading(country)
  const use = () => {
    if (found) onUse(fieldsFound(found))
    forget()
    setText('')
    toast(t('paste.filled'))
  }
  return (
    <div className="paste">
      {!found && (
        <TextArea
          label={t('paste.title')}
          placeholder={t('paste.hint')}
          rows={2}
          maxLength={longest}
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
      )}
      <div aria-live="polite">
        {found && <Found parsed={found} onUse={use} onAgain={forget} />}
        {fault && <p className="text-13 text-warning">{fault}</p>}
      </div>
      {!found && (
        <Button
          size="sm"
          className="justify-self-start"
          busy={busy}
          aria-disabled={text.trim() === '' || undefined}
          onClick={() => void read(text)}
        >
          <Icon of={ScanLine} size={16} />
          {t('paste.read')}
        </Button>
      )}
    </div>
  )
}

function Found({ parsed, onUse, onAgain }: { parsed: Parsed; onUse: () => void; onAgain: () => void }) {
  const { t } = useTexts('addresses')
  const lang = useLang()
  const fields = fieldsFound(parsed)
  const country = fields.country ?? 'CN'
  const nameOf = useFieldName(country)
  return (
    <>
      <p className="mb-3 text-13 text-ink-2">{t('paste.found')}</p>
      <p className="paste-text" role="group" aria-label={t('paste.asRead')}>
        {piecesOf(parsed).map(({ text, start, field, unsure }) =>
          field ? (
            <mark key={start} className={unsure ? 'paste-unsure' : undefined}>
              <small>{nameOf(field)}</small>
              {text}
            </mark>
          ) : (
            <span key={start}>{text}</span>
          ),
        )}
      </p>
      <dl className="paste-found">
        {shownRows(fields).map(({ name, parts, value }) => (
          <div key={name}>
            <dt>{parts.length > 2 ? t('place') : nameOf(name)}</dt>
            <dd>
              {name === 'country' ? countryName(country, lang) : value}
              {parts.some((part) => isUnsure(parsed.unsure, part)) && (
                <span className="paste-check">
                  <Icon of={CircleAlert} size={16} />
                  {t('paste.unsure')}
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button size="sm" kind="second" onClick={onUse}>
          {t('paste.use')}
        </Button>
        <TextLink onClick={onAgain}>{t('paste.again')}</TextLink>
      </p>
    </>
  )
}
