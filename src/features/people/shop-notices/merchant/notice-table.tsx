// Kinds of notices as lines, their ways as switches. What differs from what is usual says so, and goes back by a press.
import { Switch } from 'antd'
import { Lock } from 'lucide-react'
import type { Input, Output } from '#surfaces/console/desk/call.ts'
import { useTexts } from '#web/texts.tsx'

type Row = Output<'/api/v2/mch/notice/detail'>['notices'][number]
export type Change = NonNullable<Input<'/api/v2/mch/notice/edit'>['changes']>[number]
const channels = ['app', 'mail', 'summary'] as const
type Channel = (typeof channels)[number]

interface Props {
  rows: readonly Row[]
  /** ways by which nothing comes, whatever is chosen */
  silent?: Partial<Record<Channel, boolean>>
  usual: 'own' | 'role'
  onChange: (changes: Change[]) => void
}
export function NoticeTable({ rows, silent = {}, usual, onChange }: Props) {
  const { t } = useTexts('shopnoticesmerchant')
  const shown = channels.filter((channel) => rows.some((row) => row[channel]))
  return (
    <table className="notice-table">
      <thead>
        <tr>
          <th scope="col">{t('column.notice')}</th>
          {shown.map((channel) => (
            <th key={channel} scope="col" className="c">
              {t(`column.${channel}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.notice}>
            <th scope="row">
              <b className="strong">{t(`notice.${row.notice}.title`)}</b>
              <span className="small muted">{t(`notice.${row.notice}.text`)}</span>
              <Differing row={row} usual={usual} onChange={onChange} />
            </th>
            {shown.map((channel) => (
              <td key={channel} className="c">
                <Way row={row} channel={channel} silent={silent[channel] ?? false} onChange={onChange} />
              </td>
            ))}
          </tr>
        ))}
        {usual === 'own' && (
          <tr>
            <th scope="row">
              <b className="strong">{t('notice.members.title')}</b>
              <span className="small muted">{t('notice.members.text')}</span>
            </th>
            <td className="c muted small" colSpan={shown.length}>
              <Always says={t('always')} />
            </td>
          </tr>
        )}
      </tbody>
    </table>
  )
}
function Way({
  row,
  channel,
  silent,
  onChange,
}: {
  row: Row
  channel: Channel
  silent: boolean
  onChange: Props['onChange']
}) {
  const { t } = useTexts('shopnoticesmerchant')
  const stand = row[channel]
  const { notice } = row
  if (!stand)
    return (
      <span className="faint">
        <span aria-hidden="true">–</span>
        <span className="vh">{t('never')}</span>
      </span>
    )
  if (stand.locked) return <Lock className="i faint" size={15} aria-label={t('always')} role="img" />
  const label = t('way', { notice: t(`notice.${notice}.title`), channel: t(`column.${channel}`) })
  return (
    <Switch
      size="small"
      checked={stand.on}
      disabled={silent}
      aria-label={label}
      onChange={(on) => onChange([{ notice, channel, on: on === stand.usual ? null : on }])}
    />
  )
}
function Differing({ row, usual, onChange }: { row: Row; usual: Props['usual']; onChange: Props['onChange'] }) {
  const { t } = useTexts('shopnoticesmerchant')
  const own = channels.filter((channel) => row[channel] && row[channel].on !== row[channel].usual)
  if (own.length === 0) return null
  return (
    <span className="small notice-own">
      {t(usual === 'own' ? 'usual.own' : 'usual.role', {
        ways: own.map((channel) => t(`column.${channel}`)).join(', '),
      })}{' '}
      <button
        type="button"
        className="plain-button"
        onClick={() => onChange(own.map((channel) => ({ notice: row.notice, channel, on: null })))}
      >
        {t('usual.back')}
      </button>
    </span>
  )
}
const Always = ({ says }: { says: string }) => (
  <>
    <Lock className="i" size={15} aria-hidden="true" /> {says}
  </>
)
