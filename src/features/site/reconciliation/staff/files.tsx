// Files of providers at the staff's desk: which days were read, what differs, one brought by hand.
import { Button, Input, Radio } from 'antd'
import { useCallback, useId, useState } from 'react'
import { Link } from 'react-router'
import { Fetching } from './fetching.tsx'
import { fileBytes } from '../limits.ts'
import { call, newRequestId, type Output } from '#surfaces/console/desk/call.ts'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import { Field } from '#surfaces/console/desk/field.tsx'
import { FileDrop } from '#surfaces/console/desk/file-drop.tsx'
import { Figures } from '#surfaces/console/desk/figures.tsx'
import type { Column } from '#surfaces/console/desk/list/columns.ts'
import { ListPage } from '#surfaces/console/desk/list/list-page.tsx'
import { useListQuery } from '#surfaces/console/desk/list/query.ts'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { Money } from '#surfaces/console/desk/money.tsx'
import { Question } from '#surfaces/console/desk/question.tsx'
import { readFile } from '#surfaces/console/desk/read-file.ts'
import { say } from '#surfaces/console/desk/said.tsx'
import { State } from '#surfaces/console/desk/state.tsx'
import { Time } from '#surfaces/console/desk/time.tsx'
import { useAsked, useDoing } from '#surfaces/console/desk/use-call.ts'
import { differencesPath, paymentsPath } from '#surfaces/console/desk/ways.ts'
import { useTexts } from '#web/texts.tsx'

type File = Output<'/api/v2/admin/pay/file/page'>['records'][number]
type Now = Output<'/api/v2/admin/pay/file/state'>

export default function ProviderFiles() {
  const { t } = useTexts('reconciliationstaff')
  const query = useListQuery()
  const now = useAsked('/api/v2/admin/pay/file/state', {})
  const provider = query.get('provider')
  const asked = useAsked('/api/v2/admin/pay/file/page', {
    size: 20,
    ...(provider !== undefined && { provider }),
    ...(query.after !== undefined && { after: query.after }),
  })
  const [againNow, againFiles] = [now.again, asked.again]
  const again = useCallback(() => {
    againNow()
    againFiles()
  }, [againNow, againFiles])
  const providers = now.data?.providers ?? []
  const providerWord = useProviderWord()
  return (
    <ListPage
      name="provider-files"
      title={t('title')}
      note={t('note')}
      acts={now.data && <Acts now={now.data} onDone={again} />}
      rooms={now.data && <HowItStands now={now.data} />}
      query={query}
      asked={asked}
      tabs={[]}
      columns={useColumns()}
      filters={[
        {
          key: 'provider',
          label: t('column.provider'),
          kind: 'choice',
          options: providers.map((one) => ({ value: one.provider, label: providerWord(one.provider) })),
        },
      ]}
      keyOf={({ id }) => String(id)}
      hrefOf={({ provider: of, day }) => differencesPath({ provider: of, day })}
      Card={FileCard}
      first={{ title: t('first.title'), text: t('first.text') }}
    />
  )
}
export function useProviderWord(): (provider: string) => string {
  const { t, has } = useTexts('reconciliationstaff')
  return (provider) => (has(`provider.${provider}`) ? t(`provider.${provider as 'stripe'}`) : provider)
}
function HowItStands({ now }: { now: Now }) {
  const { t } = useTexts('reconciliationstaff')
  const providerWord = useProviderWord()
  const figures = [
    {
      of: t('figure.open'),
      value: (
        <Link className="link" to={differencesPath()}>
          {now.open}
        </Link>
      ),
      tone: now.open === 0 ? ('jade' as const) : ('deal' as const),
    },
    ...now.providers.map(({ provider, clearing, newest, missing }) => ({
      of: t('figure.has', { provider: providerWord(provider) }),
      value: (
        <>
          <Money fen={clearing} />{' '}
          <span className="small muted">
            {newest === null ? t('figure.never') : t('figure.upTo', { day: newest })}
            {missing.length > 0 && ` · ${t('figure.missing', { count: missing.length })}`}
          </span>
        </>
      ),
    })),
  ]
  return (
    <>
      <p className="row wrap small">
        <Link className="link" to={paymentsPath()}>
          {t('toPayments')}
        </Link>
        <Link className="link" to={differencesPath()}>
          {t('toDifferences')}
        </Link>
      </p>
      <Figures figures={figures} />
    </>
  )
}
function Acts({ now, onDone }: { now: Now; onDone: () => void }) {
  const { t } = useTexts('reconciliationstaff')
  const may = useMember().may('ledger.write')
  const [brings, bring] = useState(false)
  const [watches, watch] = useState(false)
  const fetching = useDoing(async () => {
    await call('/api/v2/admin/pay/file/fetch', { requestId: newRequestId() })
    watch(true)
    onDone()
  })
  if (!may || now.providers.length === 0) return null
  return (
    <>
      {fetching.fault && <Fault fault={fetching.fault} />}
      {watches && <Fetching again={onDone} onEnd={() => watch(false)} />}
      <Button onClick={() => bring(true)}>{t('bring.verb')}</Button>
      {now.providers.some(({ missing }) => missing.length > 0) && (
        <Button aria-busy={fetching.busy} onClick={() => void fetching.run()}>
          {t('fetch')}
        </Button>
      )}
      {brings && <Bring now={now} onClose={() => bring(false)} onDone={onDone} />}
    </>
  )
}
interface Wish {
  provider: string
  day: string
  file?: globalThis.File
}
function Bring({ now, onClose, onDone }: { now: Now; onClose: () => void; onDone: () => void }) {
  const { t } = useTexts('reconciliationstaff')
  const [wish, setWish] = useState<Wish>({ provider: now.providers[0]!.provider, day: now.yesterday })
  const [tried, setTried] = useState(false)
  const [requestId, renew] = useState(newRequestId)
  const doing = useDoing(async () => {
    const { provider, day, file } = wish
    const sent = { provider, day, name: file!.name.slice(0, 200), file: await readFile(file!), requestId }
    const { rows, differences } = await call('/api/v2/admin/pay/file/add', sent)
    say(t('bring.done', { rows, differences }))
    onDone()
    onClose()
  })
  const large = wish.file !== undefined && wish.file.size > fileBytes
  const send = () => {
    setTried(true)
    if (wish.file && !large && wish.day !== '') void doing.run()
  }
  const take = (change: Partial<Wish>) => {
    setWish({ ...wish, ...change })
    renew(newRequestId())
    doing.clear()
  }
  return (
    <Question title={t('bring.title')} verb={t('bring.send')} suggested doing={doing} onDo={send} onClose={onClose}>
      <WhichFile now={now} wish={wish} busy={doing.busy} onTake={take} />
      {large && (
        <p className="small" role="alert">
          {t('bring.large')}
        </p>
      )}
      {tried && !wish.file && (
        <p className="small" role="alert">
          {t('bring.lacks')}
        </p>
      )}
    </Question>
  )
}
interface WhichProps {
  now: Now
  wish: Wish
  busy: boolean
  onTake: (change: Partial<Wish>) => void
}
function WhichFile({ now, wish, busy, onTake }: WhichProps) {
  const { t } = useTexts('reconciliationstaff')
  const providerWord = useProviderWord()
  const help = useId()
  const options = now.providers.map((one) => ({ value: one.provider, label: providerWord(one.provider) }))
  return (
    <>
      <Radio.Group
        optionType="button"
        aria-label={t('column.provider')}
        value={wish.provider}
        options={options}
        onChange={({ target }) => onTake({ provider: String(target.value) })}
      />
      <Field label={t('column.day')}>
        {(own) => (
          <Input
            {...own}
            type="date"
            max={now.yesterday}
            value={wish.day}
            onChange={({ target }) => onTake({ day: target.value })}
          />
        )}
      </Field>
      <p className="small muted" id={help}>
        {t('bring.help')}
      </p>
      <FileDrop
        busy={busy}
        drop={t('bring.drop')}
        choose={wish.file ? wish.file.name : t('bring.choose')}
        describedBy={help}
        accept=".csv,.zip"
        onFile={(file) => onTake({ file })}
      />
    </>
  )
}
function FileState({ of }: { of: File }) {
  const { t } = useTexts('reconciliationstaff')
  return of.differences === 0 ? (
    <State kind="done">{t('agrees')}</State>
  ) : (
    <State kind="bad">{t('differs', { count: of.differences })}</State>
  )
}
function useColumns(): Column<File>[] {
  const { t } = useTexts('reconciliationstaff')
  const providerWord = useProviderWord()
  const money = (key: 'paid' | 'refunded' | 'fees' | 'paidOut'): Column<File> => ({
    key,
    title: t(`column.${key}`),
    width: 130,
    right: true,
    cell: (row) => <Money fen={row[key]} />,
  })
  return [
    {
      key: 'day',
      title: t('column.day'),
      fixed: true,
      width: 120,
      cell: ({ provider, day }) => (
        <Link className="strong nowrap" to={differencesPath({ provider, day })}>
          {day}
        </Link>
      ),
    },
    { key: 'provider', title: t('column.provider'), cell: ({ provider }) => providerWord(provider) },
    { key: 'state', title: t('column.state'), width: 180, cell: (row) => <FileState of={row} /> },
    { key: 'rows', title: t('column.rows'), width: 80, right: true, cell: ({ rows }) => String(rows) },
    money('paid'),
    money('refunded'),
    money('fees'),
    money('paidOut'),
    { key: 'by', title: t('column.by'), width: 130, cell: ({ by }) => by ?? t('fetched') },
    { key: 'read', title: t('column.read'), width: 120, off: true, cell: ({ readAt }) => <Time at={readAt} /> },
  ]
}
function FileCard({ row }: { row: File }) {
  const providerWord = useProviderWord()
  return (
    <span className="grow">
      <span className="row between">
        <b className="strong">
          {row.day} {providerWord(row.provider)}
        </b>
        <Money fen={row.paid} />
      </span>
      <span className="row between small">
        <FileState of={row} />
        <Time at={row.readAt} />
      </span>
    </span>
  )
}
