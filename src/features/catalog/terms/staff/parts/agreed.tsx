// What was agreed with a shop, in words: where it sells, what is kept of what it sells, how often it is paid; and its
// change.
import { Button } from 'antd'
import { lazy, Suspense, useState } from 'react'
import './agreed.css'
import { wayOf, type Terms } from './terms-draft.ts'
import { Bones } from '#surfaces/console/desk/bones.tsx'
import { Failed } from '#surfaces/console/desk/failed.tsx'
import { useFormat } from '#surfaces/console/desk/format.ts'
import { Sec } from '#surfaces/console/desk/sec.tsx'
import { useAsked } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

const AgreeDrawer = lazy(() => import('./agree-drawer.tsx'))

interface Props {
  merchantId: number
  shop: string
  /** the reader may change it */
  writes: boolean
}
export function Agreed({ merchantId, shop, writes }: Props) {
  const { t } = useTexts('termsstaff')
  const { data, fault, again } = useAsked('/api/v2/admin/merchant/terms/detail', { id: merchantId })
  const [changes, change] = useState(false)
  return (
    <section>
      <Sec
        title={t('title')}
        end={
          writes &&
          data && (
            <Button size="small" onClick={() => change(true)}>
              {t('change')}
            </Button>
          )
        }
      />
      {data ? <Told of={data} /> : fault ? <Failed fault={fault} onRetry={again} /> : <Bones rows={3} />}
      {changes && data && (
        <Suspense fallback={null}>
          <AgreeDrawer
            key={data.version}
            {...{ merchantId, shop }}
            of={data}
            onClose={() => change(false)}
            onStale={again}
            onDone={() => {
              change(false)
              again()
            }}
          />
        </Suspense>
      )}
    </section>
  )
}
function Told({ of }: { of: Terms }) {
  const { t } = useTexts('termsstaff')
  const { percent } = useFormat()
  const names = of.categoryIds.map((id) => wayOf(of, id))
  return (
    <dl className="terms-told">
      <div>
        <dt>{t('sellsIn')}</dt>
        <dd>
          {names.length === 0 ? (
            t('everywhere')
          ) : (
            <ul>
              {names.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          )}
        </dd>
      </div>
      <div>
        <dt>{t('commission')}</dt>
        <dd>
          {of.commissions.length === 0 ? (
            t('asCategories')
          ) : (
            <ul>
              {of.commissions.map(({ categoryId, commission }) => (
                <li key={categoryId ?? 0}>
                  {t('rate', {
                    rate: percent(commission),
                    where: categoryId === null ? t('allCategories') : wayOf(of, categoryId),
                  })}
                </li>
              ))}
            </ul>
          )}
        </dd>
      </div>
      <div>
        <dt>{t('settled')}</dt>
        <dd>{t(`cycle.${of.cycle}`)}</dd>
      </div>
    </dl>
  )
}
