// What a deed changed: each part as `name: old → new`; sums as money.
import type { Deed } from './deed.ts'
import { Money } from '#surfaces/console/desk/money.tsx'
import { roleWord } from '#surfaces/console/desk/role-word.ts'
import { useTexts } from '#web/texts.tsx'

interface Part {
  name: string
  was: unknown
  is: unknown
}
const sums = new Set(['payable', 'amount'])
/** The shop itself says nothing new here. */
const untold = new Set(['merchantId'])

function partsOf({ before, after }: Deed): Part[] {
  const read = (json: string | null) => {
    const value: unknown = json === null ? {} : JSON.parse(json)
    return new Map(Object.entries(typeof value === 'object' && value !== null ? value : { '': value }))
  }
  const [was, is] = [read(before), read(after)]
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter((name) => !untold.has(name))
    .map((name) => ({ name, was: was.get(name), is: is.get(name) }))
    .filter((part) => JSON.stringify(part.was) !== JSON.stringify(part.is))
}
export function Change({ deed }: { deed: Deed }) {
  const { t, has } = useTexts('auditlogmerchant')
  const parts = partsOf(deed)
  return (
    <span className="log-changes">
      {parts.map(({ name, was, is }) => (
        <span key={name}>
          <span className="faint">{has(`field.${name}`) ? t(`field.${name}` as 'field.role') : name}</span>{' '}
          {was !== undefined && (
            <del>
              <Value name={name} value={was} />
            </del>
          )}{' '}
          {is !== undefined && (
            <ins>
              <Value name={name} value={is} />
            </ins>
          )}
        </span>
      ))}
    </span>
  )
}
function Value({ name, value }: { name: string; value: unknown }) {
  const { t } = useTexts('auditlogmerchant')
  const { t: word, has } = useTexts('console')
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
  if (typeof value === 'number') return sums.has(name) ? <Money fen={value} /> : String(value)
  if (typeof value === 'string') return name === 'role' ? roleWord(value, word, has) : value
  const plain = JSON.stringify(value)
  return Array.isArray(value) && value.every((v) => typeof v !== 'object') ? (
    value.join(', ')
  ) : (
    <span title={plain}>{plain.length > 60 ? `${plain.slice(0, 60)}…` : plain}</span>
  )
}
