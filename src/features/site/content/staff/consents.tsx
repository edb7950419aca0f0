// Who agreed to one version of an agreement, the newest first.
import { Link, useParams } from 'react-router'
import type { Output } from '#surfaces/console/desk/call.ts'
import type { Column } from '#surfaces/console/desk/list/columns.ts'
import { ListPage } from '#surfaces/console/desk/list/list-page.tsx'
import { useListQuery } from '#surfaces/console/desk/list/query.ts'
import { Time } from '#surfaces/console/desk/time.tsx'
import { useAsked } from '#surfaces/console/desk/use-call.ts'
import { articleDeskPath } from '#surfaces/console/desk/ways.ts'
import { useTexts } from '#web/texts.tsx'

type Row = Output<'/api/v2/admin/agreement/consent/page'>['records'][number]
export default function Consents() {
  const { t } = useTexts('contentstaff')
  const query = useListQuery()
  const { articleId, version } = useParams()
  const asked = useAsked('/api/v2/admin/agreement/consent/page', {
    size: 50,
    articleId: Number(articleId),
    version: Number(version),
    ...(query.after !== undefined && { after: query.after }),
  })
  return (
    <ListPage
      name="consents"
      title={t('consents.title', { version: Number(version) })}
      note={t('consents.note')}
      acts={
        <Link className="link small" to={articleDeskPath(Number(articleId))}>
          {t('consents.back')}
        </Link>
      }
      query={query}
      asked={asked}
      tabs={[]}
      columns={useColumns()}
      filters={[]}
      keyOf={(row) => String(row.userId)}
      Card={ConsentCard}
      first={{ title: t('consents.none'), text: t('consents.note') }}
    />
  )
}
function useColumns(): Column<Row>[] {
  const { t } = useTexts('contentstaff')
  return [
    { key: 'name', title: t('consents.who'), fixed: true, cell: ({ name }) => <b className="strong">{name}</b> },
    { key: 'id', title: t('consents.id'), width: 120, cell: ({ userId }) => userId },
    { key: 'at', title: t('consents.at'), width: 160, cell: ({ agreedAt }) => <Time at={agreedAt} /> },
  ]
}
const ConsentCard = ({ row }: { row: Row }) => (
  <span className="row between grow">
    <b className="strong">{row.name}</b>
    <Time at={row.agreedAt} />
  </span>
)
