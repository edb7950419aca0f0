// What stays out of an import, by line and reason.
import type { Import } from './import-desk.ts'
import { Sec } from '#surfaces/console/desk/sec.tsx'
import { useTexts } from '#web/texts.tsx'

export function Faults({ report: { faults, skippedRows } }: { report: NonNullable<Import['report']> }) {
  const { t } = useTexts('importmerchant')
  if (faults.length === 0) return null
  return (
    <section>
      <Sec title={t('faults')} note={t('faultsNote', { count: skippedRows })} />
      <table className="lines">
        <thead>
          <tr>
            <th>{t('line')}</th>
            <th>{t('product')}</th>
            <th>{t('why')}</th>
          </tr>
        </thead>
        <tbody>
          {faults.map(({ line, product, message }, i) => (
            <tr key={i}>
              <td className="muted">{line}</td>
              <td className="breaks">{product}</td>
              <td className="breaks deal">{message}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
