// The collections of the shop: goods gathered by hand or by a rule, each with a page of its own.
import { Button } from 'antd'
import { Link, useNavigate } from 'react-router'
import './parts/shop-desk.css'
import { ShopRooms } from './parts/shop-rooms.tsx'
import { pick } from '#kernel/text/language.ts'
import { Bones } from '#surfaces/console/desk/bones.tsx'
import { Empty } from '#surfaces/console/desk/empty.tsx'
import { Failed } from '#surfaces/console/desk/failed.tsx'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import { useFormat } from '#surfaces/console/desk/format.ts'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { State } from '#surfaces/console/desk/state.tsx'
import { useAsked } from '#surfaces/console/desk/use-call.ts'
import { collectionPath, newCollectionPath } from '#surfaces/console/desk/ways.ts'
import { useLang } from '#ui/text/lang.tsx'
import { useTexts } from '#web/texts.tsx'

export default function ShopCollections() {
  const { t } = useTexts('shopfrontmerchant')
  const lang = useLang()
  const go = useNavigate()
  const { when } = useFormat()
  const { data, fault, again } = useAsked('/api/v2/mch/shop/collection/list', {})
  const writes = useMember().may('shop.write')
  return (
    <div className="page">
      <header className="head">
        <div>
          <h1 className="display">{t('collections.title')}</h1>
          <p>{t('collections.note')}</p>
        </div>
        {writes && (
          <div className="acts">
            <Button type="primary" onClick={() => void go(newCollectionPath)}>
              {t('collections.add')}
            </Button>
          </div>
        )}
      </header>
      <ShopRooms />
      {fault && data && <Fault fault={fault} />}
      {!data && (fault ? <Failed fault={fault} onRetry={again} /> : <Bones rows={4} />)}
      {data?.records.length === 0 && (
        <Empty draw="box" title={t('collections.none')} text={t('collections.noneText')} />
      )}
      {data && data.records.length > 0 && (
        <ul className="units rule shop-collections">
          {data.records.map((one) => (
            <li key={one.id} className="row between">
              <span className="grow">
                <Link className="strong" to={collectionPath(one.id)}>
                  {pick(one.title, lang)}
                </Link>
                <span className="row small muted">
                  {one.byRule ? t('collections.byRule') : t('collections.byHand', { count: one.picked })}
                </span>
              </span>
              {one.hidden && <State kind="done">{t('collections.hidden')}</State>}
              <span className="small faint nowrap">{when(one.updatedAt)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
