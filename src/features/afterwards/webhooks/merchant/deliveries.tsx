// Deliveries, the newest first: all, or of one endpoint; all, or what did not arrive.
import { Button } from 'antd'
import { useState } from 'react'
import { short, useEventWord } from './event-word.ts'
import type { Endpoint } from './webhook-desk.ts'
import { Bones } from '#surfaces/console/desk/bones.tsx'
import type { Output } from '#surfaces/console/desk/call.ts'
import { Failed } from '#surfaces/console/desk/failed.tsx'
import { Sec } from '#surfaces/console/desk/sec.tsx'
import { State } from '#surfaces/console/desk/state.tsx'
import { Time } from '#surfaces/console/desk/time.tsx'
import { useAsked, usePolled } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

type Row = Output<'/api/v2/mch/webhook/delivery/page'>['records'][number]
const often = 5000
interface Props {
  endpoint: Endpoint | undefined
  days: number
  at: number | undefined
  onPick: (id: number) => void
}
export function Deliveries({ endpoint, days, at, onPick }: Props) {
  const { t } = useTexts('webhooksmerchant')
  const [failed, only] = useState(false)
  const [after, readOn] = useState<string>()
  const { data, fault, again } = useAsked('/api/v2/mch/webhook/delivery/page', {
    size: 15,
    ...(endpoint && { endpointId: endpoint.id }),
    ...(failed && { state: 'failed' as const }),
    ...(after !== undefined && { after }),
  })
  usePolled(again, often)
  const whose = endpoint ? short(endpoint.url) : t('allAddresses')
  return (
    <section>
      <Sec
        title={t('deliveries')}
        note={t('deliveriesNote', { whose, count: days })}
        end={
          <button
            type="button"
            className="link"
            aria-pressed={failed}
            onClick={() => [only(!failed), readOn(undefined)]}
          >
            {failed ? t('all') : t('onlyFailed')}
          </button>
        }
      />
      {!data && (fault ? <Failed fault={fault} onRetry={again} /> : <Bones rows={3} />)}
      {data?.records.length === 0 && <p className="small muted">{t(failed ? 'noneFailed' : 'noDeliveries')}</p>}
      {data && data.records.length > 0 && <Table rows={data.records} at={at} onPick={onPick} />}
      {(after !== undefined || data?.next) && (
        <p className="row">
          {after !== undefined && <Button onClick={() => readOn(undefined)}>{t('newest')}</Button>}
          {data?.next && <Button onClick={() => readOn(data.next!)}>{t('older')}</Button>}
        </p>
      )}
    </section>
  )
}
function Table({ rows, at, onPick }: { rows: readonly Row[] } & Pick<Props, 'at' | 'onPick'>) {
  const { t } = useTexts('webhooksmerchant')
  const word = useEventWord()
  return (
    <table className="lines systems-lines">
      <thead>
        <tr>
          <th scope="col">{t('column.time')}</th>
          <th scope="col">{t('column.event')}</th>
          <th scope="col" className="wide">
            {t('column.about')}
          </th>
          <th scope="col">{t('column.answer')}</th>
          <th scope="col" className="n wide">
            {t('column.took')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} className={row.id === at ? 'at' : ''}>
            <td className="muted">
              <button type="button" className="pick" aria-pressed={row.id === at} onClick={() => onPick(row.id)}>
                <Time at={row.createdAt} />
              </button>
            </td>
            <td>{word(row.event)}</td>
            <td className="wide muted">{aboutOf(row)}</td>
            <td>
              <AnswerState of={row} />
            </td>
            <td className="n wide muted">{row.ms === null ? '' : t('ms', { n: row.ms })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
/** `order 2611…` by its number; a test is about nothing. */
const aboutOf = ({ subject }: Row): string => (subject.startsWith('test ') ? '' : subject.replace(/^\w+ /, ''))
export function AnswerState({ of: { state, status, tries } }: { of: Pick<Row, 'state' | 'status' | 'tries'> }) {
  const { t } = useTexts('webhooksmerchant')
  if (state === 'done') return <State kind="done">{String(status)}</State>
  if (state === 'waiting' && tries === 0) return <State kind="pay">{t('waits')}</State>
  return <State kind={state === 'failed' ? 'bad' : 'few'}>{status === null ? t('noAnswer') : String(status)}</State>
}
