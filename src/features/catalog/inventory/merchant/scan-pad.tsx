// Codes one after the other: by a hand scanner, which types and presses Enter, by the camera, or by hand.
import { Button, Input } from 'antd'
import { X } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import type { Scanned, Scans } from './count-desk.ts'
import { piecesOf } from './pieces.ts'
import { CodeScan } from '#surfaces/console/desk/code-scan.tsx'
import { Field } from '#surfaces/console/desk/field.tsx'
import { Sec } from '#surfaces/console/desk/sec.tsx'
import { useTexts } from '#web/texts.tsx'

export function ScanPad({ scans }: { scans: Scans }) {
  const { t } = useTexts('inventorymerchant')
  const [text, setText] = useState('')
  const pieces = scans.rows.reduce((sum, row) => sum + row.pieces, 0)
  const enter = (event: FormEvent) => {
    event.preventDefault()
    scans.scan(text)
    setText('')
  }
  return (
    <section>
      <Sec
        title={t('count.byScan')}
        {...(pieces > 0 && { note: t('count.scanned', { count: pieces }) })}
        {...(pieces > 0 && {
          end: (
            <button type="button" className="link" onClick={scans.clear}>
              {t('count.clear')}
            </button>
          ),
        })}
      />
      <div className="count-scan">
        <form onSubmit={enter} noValidate className="count-code">
          <Field label={t('count.code')} help={t('count.codeHelp')}>
            {(own) => (
              <Input
                {...own}
                autoComplete="off"
                maxLength={80}
                value={text}
                onChange={(e) => setText(e.target.value)}
              />
            )}
          </Field>
          <Button htmlType="submit">{t('count.one')}</Button>
        </form>
        <CodeScan goesOn onCode={scans.scan} otherwise={t('count.codeHelp')} />
        <p className="vh" role="status">
          {scans.rows[0] && `${scans.rows[0].code}: ${scans.rows[0].pieces}`}
        </p>
        {scans.rows.length > 0 && <Rows scans={scans} />}
      </div>
    </section>
  )
}
function Rows({ scans }: { scans: Scans }) {
  const { t } = useTexts('inventorymerchant')
  return (
    <table className="lines">
      <thead>
        <tr>
          <th>{t('count.code')}</th>
          <th className="n">{t('quantity')}</th>
          <th />
        </tr>
      </thead>
      <tbody>
        {scans.rows.map((row) => (
          <Row key={row.code} row={row} scans={scans} />
        ))}
      </tbody>
    </table>
  )
}
function Row({ row: { code, pieces }, scans }: { row: Scanned; scans: Scans }) {
  const { t } = useTexts('inventorymerchant')
  return (
    <tr>
      <td className="breaks">{code}</td>
      <td className="n">
        <Input
          className="count-pieces"
          inputMode="numeric"
          aria-label={t('count.piecesOf', { code })}
          value={String(pieces)}
          onChange={(event) => {
            const typed = piecesOf(event.target.value || '0', 0)
            if (typed !== undefined) scans.change(code, typed)
          }}
        />
      </td>
      <td className="n">
        <button
          type="button"
          className="icon-button"
          aria-label={t('count.drop1', { code })}
          onClick={() => scans.drop(code)}
        >
          <X className="i" size={15} />
        </button>
      </td>
    </tr>
  )
}
