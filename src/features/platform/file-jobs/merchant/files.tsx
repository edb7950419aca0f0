// Files in and out: bring goods in, take goods, stock, orders and claims out; every job in one list that outlives the
// browser, with how far it is and its result.
import { Button } from 'antd'
import { Download, Truck } from 'lucide-react'
import { useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import '#surfaces/console/desk/case.css'
import './files.css'
import { ExportQuestion } from './export-question.tsx'
import { exportKinds, type ExportKind } from './export-kinds.ts'
import { JobList } from './job-list.tsx'
import { workbookType } from '#features/platform/uploads/limits.ts'
import { call, newRequestId } from '#surfaces/console/desk/call.ts'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import { FileDrop } from '#surfaces/console/desk/file-drop.tsx'
import { isExporting } from '#surfaces/console/desk/list/export-link.tsx'
import { useListQuery } from '#surfaces/console/desk/list/query.ts'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { unfit, type Unfit } from '#surfaces/console/desk/read-file.ts'
import { Sec } from '#surfaces/console/desk/sec.tsx'
import { sendFile } from '#surfaces/console/desk/send-file.ts'
import { useAsked, useDoing, usePolled } from '#surfaces/console/desk/use-call.ts'
import { batchesPath, fileImportPath } from '#surfaces/console/desk/ways.ts'
import { useTexts } from '#web/texts.tsx'

export default function Files() {
  const { t } = useTexts('filejobsmerchant')
  const query = useListQuery()
  const { may } = useMember()
  const asked = useAsked('/api/v2/mch/file/page', { size: 20, ...(query.after && { after: query.after }) })
  const runs = asked.data?.records.some(({ status }) => status === 'running')
  usePolled(asked.again, runs ? 2_000 : 30_000)
  return (
    <div className="page">
      <header className="head">
        <div>
          <h1 className="display">{t('title')}</h1>
          <p>{t('note')}</p>
        </div>
      </header>
      <div className="two">
        <div>
          {may('goods.write') && <BringIn />}
          <JobList asked={asked} query={query} />
        </div>
        <aside aria-label={t('out')}>
          <TakeOut onBegun={asked.again} />
          {may('order.read') && (
            <section>
              <Sec title={t('elsewhere')} />
              <p>
                <Link className="plain-button" to={batchesPath()}>
                  <Truck className="i" size={15} />
                  {t('shipping')}
                </Link>
              </p>
            </section>
          )}
        </aside>
      </div>
    </div>
  )
}

const mostBytes = 30_000_000
function BringIn() {
  const { t } = useTexts('filejobsmerchant')
  const navigate = useNavigate()
  const [wrong, setWrong] = useState<Unfit>()
  const sending = useDoing(async (from: File) => {
    // what a file is, its first bytes say, not its name
    const head = new Uint8Array(await from.slice(0, 2).arrayBuffer())
    const type = head[0] === 0x50 && head[1] === 0x4b ? workbookType : 'text/csv'
    const uploadId = await sendFile('importFile', new File([from], 'goods', { type }))
    const name = from.name.slice(0, 120)
    const { jobId } = await call('/api/v2/mch/goods/import/add', { uploadId, name, requestId: newRequestId() })
    void navigate(fileImportPath(jobId))
  })
  const choose = (from: File) => {
    const why = unfit(from, mostBytes)
    setWrong(why)
    sending.clear()
    if (!why) void sending.run(from)
  }
  return (
    <section>
      <Sec title={t('in')} />
      <div className="files-in">
        <FileDrop busy={sending.busy} onFile={choose} drop={t('drop')} choose={t('choose')} describedBy="files-how" />
        {wrong && (
          <p className="note bad" role="alert">
            {t(`unfit.${wrong}`, { mb: mostBytes / 1_000_000 })}
          </p>
        )}
        {sending.fault && <Fault fault={sending.fault} />}
        <p id="files-how" className="small muted">
          {t('how')}
        </p>
      </div>
    </section>
  )
}

function TakeOut({ onBegun }: { onBegun: () => void }) {
  const { t } = useTexts('filejobsmerchant')
  const { may } = useMember()
  const own = exportKinds.filter(({ needs }) => may(needs))
  const { state } = useLocation()
  const navigate = useNavigate()
  const asked = isExporting(state) ? state : undefined
  const [asks, ask] = useState<ExportKind | undefined>(own.find(({ name }) => name === asked?.out))
  const close = () => {
    ask(undefined)
    // what a list asked for is asked once
    if (asked) void navigate('.', { replace: true, state: null })
  }
  if (own.length === 0) return null
  return (
    <section>
      <Sec title={t('out')} />
      <ul className="files-out">
        {own.map((kind) => (
          <li key={kind.name}>
            <Button icon={<Download size={15} />} onClick={() => ask(kind)}>
              {t(`kind.${kind.name}`)}
            </Button>
          </li>
        ))}
      </ul>
      {asks && (
        <ExportQuestion
          kind={asks}
          asked={asks.name === asked?.out ? asked : undefined}
          onBegun={onBegun}
          onClose={close}
        />
      )}
    </section>
  )
}
