// How the shop runs: what needs somebody first, then facts, what is slow, backups, what changed in this version.
import { Button } from 'antd'
import './operation.css'
import { Backups } from './backups.tsx'
import { Parked } from './parked.tsx'
import { useBytes } from './bytes.ts'
import { Bones } from '#surfaces/console/desk/bones.tsx'
import type { Output } from '#surfaces/console/desk/call.ts'
import { serverNow } from '#surfaces/console/desk/clock.ts'
import { Failed } from '#surfaces/console/desk/failed.tsx'
import { useFormat } from '#surfaces/console/desk/format.ts'
import { Sec } from '#surfaces/console/desk/sec.tsx'
import { Time } from '#surfaces/console/desk/time.tsx'
import { useAsked, usePolled } from '#surfaces/console/desk/use-call.ts'
import { useState, type ReactNode } from 'react'
import { useTexts } from '#web/texts.tsx'

type Health = Output<'/api/v2/admin/operation/health'>
export default function Operation() {
  const { t } = useTexts('operationstaff')
  const { data, fault, again } = useAsked('/api/v2/admin/operation/health', {})
  usePolled(again, 15_000)
  return (
    <div className="page">
      <header className="head">
        <h1 className="display">{t('title')}</h1>
        {data && (
          <p>
            {t('version', { version: data.version })} <Verdict health={data} />
          </p>
        )}
      </header>
      {!data && (fault ? <Failed fault={fault} onRetry={again} /> : <Bones rows={8} />)}
      {data && (
        <>
          <Facts health={data} />
          <Parked count={data.queue.parked} onDone={again} />
          <Failing rows={data.failing} />
          <Backups />
          <Slow rows={data.slow} />
          <Changes />
        </>
      )}
    </div>
  )
}

const silentMs = 180_000
// the schedule's first minute after a start tells nothing yet
const isSilent = ({ startedAt, queue: { workerSeenAt } }: Health): boolean =>
  serverNow() - Date.parse(workerSeenAt ?? startedAt) > silentMs && serverNow() - Date.parse(startedAt) > silentMs
const diskLow = 0.1
/** What of it needs somebody, in one sentence. */
function Verdict({ health }: { health: Health }) {
  const { t } = useTexts('operationstaff')
  const { queue, storage } = health
  if (isSilent(health)) return <b className="deal">{t('verdict.noWorker')}</b>
  if (storage.diskTotal > 0 && storage.diskFree < storage.diskTotal * diskLow)
    return <b className="deal">{t('verdict.disk')}</b>
  if (queue.parked > 0) return <b className="deal">{t('verdict.parked', { count: queue.parked })}</b>
  return <span className="jade">{t('verdict.well')}</span>
}

function Facts({ health }: { health: Health }) {
  const { t } = useTexts('operationstaff')
  const { number, span } = useFormat()
  const bytes = useBytes()
  const { queue, storage, pool } = health
  const facts: [string, ReactNode][] = [
    [t('fact.worker'), queue.workerSeenAt ? <Time at={queue.workerSeenAt} /> : t('fact.never')],
    [
      t('fact.due'),
      `${number(queue.due)}${queue.oldestDueSeconds > 60 ? `, ${span(queue.oldestDueSeconds * 1000)}` : ''}`,
    ],
    [t('fact.planned'), number(queue.planned)],
    [t('fact.retried'), number(queue.retried)],
    [t('fact.database'), bytes(storage.database)],
    [t('fact.files'), `${number(storage.files)}, ${bytes(storage.fileBytes)}`],
    [t('fact.disk'), t('fact.free', { free: bytes(storage.diskFree), of: bytes(storage.diskTotal) })],
    [t('fact.backup'), storage.backupAt ? <Time at={storage.backupAt} /> : t('fact.never')],
    [t('fact.memory'), bytes(health.memory)],
    [t('fact.delay'), `${number(health.delay)} ms`],
    [t('fact.pool'), t('fact.poolOf', { used: pool.total - pool.idle, of: pool.total, waiting: pool.waiting })],
    [t('fact.started'), <Time key="at" at={health.startedAt} />],
    [t('fact.migration'), `${health.migration.replace(/\.sql$/, '')} (${number(health.migrations)})`],
    ['PostgreSQL', health.postgres],
    ['Node.js', health.node],
    ['Miralo', health.version],
  ]
  return (
    <dl className="facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="tiny muted">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Failing({ rows }: { rows: Health['failing'] }) {
  const { t } = useTexts('operationstaff')
  const { number } = useFormat()
  return (
    <section className="operation-part">
      <Sec title={t('failing.title')} note={t('failing.note')} />
      <ul className="operation-rows rule">
        {rows.map((row) => (
          <li key={row.job}>
            <code>{row.job}</code>
            <span className="grow small muted">{row.error}</span>
            <span className="small nowrap">{t('failing.count', { count: row.count, n: number(row.count) })}</span>
          </li>
        ))}
        {rows.length === 0 && <li className="muted">{t('failing.none')}</li>}
      </ul>
    </section>
  )
}
function Slow({ rows }: { rows: Health['slow'] }) {
  const { t } = useTexts('operationstaff')
  const { number } = useFormat()
  return (
    <section className="operation-part">
      <Sec title={t('slow.title')} note={t('slow.note')} />
      <ul className="operation-rows rule">
        {rows.map((row) => (
          <li key={`${row.source} ${row.statement}`}>
            <code className="grow">{row.statement}</code>
            <span className="small nowrap">
              {t('slow.times', { worst: number(row.worst), mean: number(row.mean), n: number(row.count) })}
            </span>
          </li>
        ))}
        {rows.length === 0 && <li className="muted">{t('slow.none')}</li>}
      </ul>
    </section>
  )
}
function Changes() {
  const { t } = useTexts('operationstaff')
  const [open, setOpen] = useState(false)
  const { data } = useAsked('/api/v2/admin/operation/changes', open ? {} : null)
  return (
    <section className="operation-part">
      <Sec
        title={t('changes.title')}
        end={
          <Button size="small" type="text" aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? t('changes.hide') : t('changes.show')}
          </Button>
        }
      />
      {open && data && (
        <div className="operation-changes small" lang="en">
          {data.text || t('changes.none')}
        </div>
      )}
    </section>
  )
}
