// What several visitors looked for and did not find: one click makes a synonym of it.
import { Button } from 'antd'
import { Link } from 'react-router'
import { tongues } from '#features/catalog/shop-front/merchant/parts/tongue-field.tsx'
import { Bones } from '#surfaces/console/desk/bones.tsx'
import { call, newRequestId, type Output } from '#surfaces/console/desk/call.ts'
import { Empty } from '#surfaces/console/desk/empty.tsx'
import { Failed } from '#surfaces/console/desk/failed.tsx'
import { useFormat } from '#surfaces/console/desk/format.ts'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { Time } from '#surfaces/console/desk/time.tsx'
import { useAsked, useDoing } from '#surfaces/console/desk/use-call.ts'
import { searchPath } from '#surfaces/console/desk/ways.ts'
import { useTexts } from '#web/texts.tsx'

type Miss = Output<'/api/v2/admin/search/miss/list'>['records'][number]

export default function Missed() {
  const { t } = useTexts('searchstaff')
  const { number } = useFormat()
  const writes = useMember().may('search.write')
  const { data, fault, again } = useAsked('/api/v2/admin/search/miss/list', {})
  if (!data) return fault ? <Failed fault={fault} onRetry={again} /> : <Bones rows={6} />
  if (data.records.length === 0) return <Empty draw="cut" title={t('missedNone')} text={t('note.missed')} />
  return (
    <ul className="search-missed">
      {data.records.map((miss) => (
        <li key={`${miss.lang} ${miss.word}`}>
          <b className="strong" lang={miss.lang}>
            {miss.word}
          </b>
          <span className="muted small">
            {tongues[miss.lang]} · {t('visitors', { count: miss.visitors, n: number(miss.visitors) })} ·{' '}
            <Time at={miss.lastAt} />
          </span>
          {writes && <Acts of={miss} onDone={again} />}
        </li>
      ))}
    </ul>
  )
}
function Acts({ of: { lang, word }, onDone }: { of: Miss; onDone: () => void }) {
  const { t } = useTexts('searchstaff')
  const forgetting = useDoing(async () => {
    await call('/api/v2/admin/search/miss/delete', { lang, word, requestId: newRequestId() })
    onDone()
  })
  return (
    <span className="row">
      <Link className="link" to={searchPath('synonyms', { word, lang })}>
        {t('makeSynonym')}
      </Link>
      <Button
        size="small"
        type="text"
        aria-label={t('forgetOf', { words: word })}
        aria-busy={forgetting.busy}
        danger={forgetting.fault !== undefined}
        onClick={() => void forgetting.run()}
      >
        {t('forget')}
      </Button>
    </span>
  )
}
