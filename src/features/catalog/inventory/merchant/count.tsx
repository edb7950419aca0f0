// Counting by a file or a scanner: pick or scan, see what differs first, book it. Nothing moves before the one red
// button.
import { Button } from 'antd'
import '#surfaces/console/desk/case.css'
import './count.css'
import { CountBack } from './count-back.tsx'
import { useScans, useSource, type Scans } from './count-desk.ts'
import { CountsBefore } from './counts-before.tsx'
import { CountTold } from './count-told.tsx'
import { ScanPad } from './scan-pad.tsx'
import { countFileBytes } from '../limits.ts'
import { FileDrop } from '#surfaces/console/desk/file-drop.tsx'
import { Sec } from '#surfaces/console/desk/sec.tsx'
import { useListQuery, type ListQuery } from '#surfaces/console/desk/list/query.ts'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { useTexts } from '#web/texts.tsx'

export default function Count() {
  const picked = useSource()
  const scans = useScans()
  const query = useListQuery()
  const { source } = picked
  if (!source) return <Start picked={picked} scans={scans} query={query} />
  const isScan = source.ask.rows !== undefined
  return (
    <CountTold
      key={source.name}
      source={source}
      onChange={picked.change}
      onEnd={(booked) => {
        if (booked && isScan) scans.clear()
        picked.drop()
      }}
    />
  )
}

interface StartProps {
  picked: ReturnType<typeof useSource>
  scans: Scans
  query: ListQuery
}
function Start({ picked, scans, query }: StartProps) {
  const { t } = useTexts('inventorymerchant')
  const writes = useMember().may('goods.write')
  const compare = () => picked.scanned(t('count.scanName'), scans.rows)
  return (
    <div className="page case">
      <CountBack />
      <header className="head">
        <div>
          <h1 className="display">{t('count.title')}</h1>
          <p>{t('count.note')}</p>
        </div>
        {writes && scans.rows.length > 0 && (
          <div className="acts">
            <Button type="primary" onClick={compare}>
              {t('count.compare', { count: scans.rows.length })}
            </Button>
          </div>
        )}
      </header>
      <div className="two">
        <div>
          {writes && <ByFile picked={picked} />}
          {writes && <ScanPad scans={scans} />}
        </div>
        <aside aria-label={t('count.before')}>
          <CountsBefore query={query} />
        </aside>
      </div>
    </div>
  )
}
function ByFile({ picked: { wrong, reading, choose } }: Pick<StartProps, 'picked'>) {
  const { t } = useTexts('inventorymerchant')
  return (
    <section>
      <Sec title={t('count.byFile')} />
      <div className="count-file">
        <FileDrop
          busy={reading}
          onFile={choose}
          drop={t('count.drop')}
          choose={t('count.choose')}
          describedBy="count-how"
        />
        {wrong && (
          <p className="note bad" role="alert">
            {t(`count.unfit.${wrong}`, { kb: Math.floor(countFileBytes / 1000) })}
          </p>
        )}
        <p id="count-how" className="small muted">
          {t('count.how')}
        </p>
      </div>
    </section>
  )
}
