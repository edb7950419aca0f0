// Which columns of a file tell the code and the pieces, said by hand where its headings do not.
import { Button, Select } from 'antd'
import { useState } from 'react'
import { Field } from '#surfaces/console/desk/field.tsx'
import { useTexts } from '#web/texts.tsx'

interface Props {
  headings: readonly string[]
  at?: { code: number; counted: number }
  onChoose: (columns: { code: number; counted: number }) => void
}
export function ChooseColumns({ headings, at, onChoose }: Props) {
  const { t } = useTexts('inventorymerchant')
  const [code, setCode] = useState(at?.code)
  const [counted, setCounted] = useState(at?.counted)
  const [tried, setTried] = useState(false)
  const options = headings.map((heading, value) => ({ value, label: heading || t('count.columnNo', { n: value + 1 }) }))
  const submit = () => {
    setTried(true)
    if (code !== undefined && counted !== undefined && code !== counted) onChoose({ code, counted })
  }
  return (
    <section className="count-columns">
      {!at && (
        <header className="head">
          <div>
            <h1 className="display">{t('count.whichColumns')}</h1>
            <p>{t('count.whichNote')}</p>
          </div>
        </header>
      )}
      <Field label={t('count.codeColumn')} fault={tried && code === undefined ? t('count.choosePlease') : undefined}>
        {(own) => <Select {...own} options={options} value={code} onChange={setCode} />}
      </Field>
      <Field
        label={t('count.piecesColumn')}
        fault={tried && (counted === undefined || counted === code) ? t('count.choosePlease') : undefined}
      >
        {(own) => <Select {...own} options={options} value={counted} onChange={setCounted} />}
      </Field>
      <Button type={at ? 'default' : 'primary'} onClick={submit}>
        {t('count.readSo')}
      </Button>
    </section>
  )
}
