// Beside a count: what booking does, how the file was understood, when it was counted.
import { useState } from 'react'
import { ChooseColumns } from './count-columns.tsx'
import type { Source, Told } from './count-desk.ts'
import { Field } from '#surfaces/console/desk/field.tsx'
import { Sec } from '#surfaces/console/desk/sec.tsx'
import { TimeField } from '#surfaces/console/desk/time-field.tsx'
import { useTexts } from '#web/texts.tsx'

interface Props {
  told: Told
  /** how many rows booking would move */
  booked: number
  ask: Source['ask']
  onChange: (more: Partial<Source['ask']>) => void
}
export function CountAside({ told, booked, ask, onChange }: Props) {
  const { t } = useTexts('inventorymerchant')
  const since = told.differs.some((row) => row.since !== 0)
  return (
    <aside aria-label={t('count.does')}>
      <section>
        <Sec title={t('count.does')} />
        <ul className="count-does">
          {booked > 0 && <li>{t('count.doesRows', { count: booked })}</li>}
          {since && <li>{t('count.doesSince')}</li>}
          <li>{t('count.doesHeld')}</li>
          <li>{t('count.doesPaid')}</li>
          <li>{t('count.doesElsewhere', { count: told.elsewhere })}</li>
        </ul>
      </section>
      {told.file && <Understood file={told.file} blank={told.blank} onChange={onChange} />}
      {ask.file !== undefined && <CountedAt at={ask.countedAt} onChange={onChange} />}
    </aside>
  )
}
const separators = { ',': 'comma', ';': 'semicolon', '\t': 'tab' } as const
function Understood({
  file,
  blank,
  onChange,
}: { file: NonNullable<Told['file']> } & Pick<Told, 'blank'> & Pick<Props, 'onChange'>) {
  const { t } = useTexts('inventorymerchant')
  const [open, setOpen] = useState(false)
  return (
    <section>
      <Sec
        title={t('count.understood')}
        end={
          <button type="button" className="link" aria-expanded={open} onClick={() => setOpen(!open)}>
            {t('count.changeColumns')}
          </button>
        }
      />
      {open ? (
        <ChooseColumns
          headings={file.headings}
          at={{ code: file.code ?? 0, counted: file.counted ?? 0 }}
          onChoose={(columns) => {
            setOpen(false)
            onChange({ columns })
          }}
        />
      ) : (
        <Facts file={file} blank={blank} />
      )}
    </section>
  )
}
function Facts({ file, blank }: { file: NonNullable<Told['file']>; blank: number }) {
  const { t } = useTexts('inventorymerchant')
  const named = (at: number | null) => (at === null ? '–' : file.headings[at] || t('count.columnNo', { n: at + 1 }))
  const separator = separators[file.separator as keyof typeof separators]
  return (
    <ul className="sum">
      <li>
        <span>{t('count.codeColumn')}</span>
        <span className="breaks">{named(file.code)}</span>
      </li>
      <li>
        <span>{t('count.piecesColumn')}</span>
        <span className="breaks">{named(file.counted)}</span>
      </li>
      <li>
        <span>{t('count.form')}</span>
        <span>{`${file.encoding}, ${t(`count.separator.${separator}`)}`}</span>
      </li>
      <li>
        <span>{t('count.blank')}</span>
        <span>{blank}</span>
      </li>
    </ul>
  )
}
function CountedAt({ at, onChange }: { at: string | undefined; onChange: Props['onChange'] }) {
  const { t } = useTexts('inventorymerchant')
  return (
    <section>
      <Sec title={t('count.when')} />
      <Field label={t('count.countedAt')} help={t('count.countedAtHelp')}>
        {(own) => (
          <TimeField
            {...own}
            needed
            value={at ?? null}
            onTake={(when) => when !== null && onChange({ countedAt: when })}
          />
        )}
      </Field>
    </section>
  )
}
