// Rows that were not changed, each by its name and why; the others were.
import type { Result } from './goods-desk.ts'
import { useTexts } from '#web/texts.tsx'

export interface RefusedRow extends Result {
  name: string
}
export function Refused({ rows, done }: { rows: readonly RefusedRow[]; done: number }) {
  const { t } = useTexts('assortmentmerchant')
  return (
    <div role="alert" className="goods-refused">
      <p className="note">
        <span>
          <b>{t('refused.title', { count: rows.length })}</b> {t('refused.done', { count: done })}
        </span>
      </p>
      <ul>
        {rows.map(({ id, name, outcome }) => (
          <li key={id}>
            <span className="cut">{name}</span>
            <span className="muted">{t(`outcome.${outcome}`)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
