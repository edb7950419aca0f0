// Reading a statement of the bank: what it brought is said at once; the newest ones stand below.
import { useState } from 'react'
import { call, newRequestId, type Output } from '#surfaces/console/desk/call.ts'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import { FileDrop } from '#surfaces/console/desk/file-drop.tsx'
import { readFile, unfit, type Unfit } from '#surfaces/console/desk/read-file.ts'
import { say } from '#surfaces/console/desk/said.tsx'
import { Time } from '#surfaces/console/desk/time.tsx'
import { useDoing, type Asked } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

/** as the call takes it, before base64 */
const mostBytes = 170_000
export type Statements = Asked<Output<'/api/v2/admin/pay/transfer/statement/list'>>
interface Props {
  statements: Statements
  onDone: () => void
}
export function ReadStatement({ statements: { data, again }, onDone }: Props) {
  const { t } = useTexts('transfersstaff')
  const [refused, refuse] = useState<Unfit>()
  const reading = useDoing(async (file: File) => {
    const input = { name: file.name, file: await readFile(file), requestId: newRequestId() }
    const { fresh, matched, unknown } = await call('/api/v2/admin/pay/transfer/statement/add', input)
    say(t('statement.done', { fresh, matched, unknown }))
    again()
    onDone()
  })
  const take = (file: File) => {
    const why = unfit(file, mostBytes)
    refuse(why)
    if (!why) void reading.run(file)
  }
  return (
    <section className="stack">
      <p className="small muted" id="statement-said">
        {t('statement.text')}
      </p>
      <FileDrop
        busy={reading.busy}
        onFile={take}
        drop={t('statement.drop')}
        choose={t('statement.choose')}
        describedBy="statement-said"
      />
      {refused && (
        <p className="field-said bad" role="alert">
          {t(`statement.unfit.${refused}`)}
        </p>
      )}
      {reading.fault && <Fault fault={reading.fault} />}
      {data && data.records[0] && (
        <p className="small muted">
          {t('statement.last', { name: data.records[0].name, to: data.records[0].toDay ?? '–' })}{' '}
          <Time at={data.records[0].readAt} />
        </p>
      )}
    </section>
  )
}
