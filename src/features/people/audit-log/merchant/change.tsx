// What a deed changed: each part as `name: old → new`, in the reader's words: sums as money, times and days as they
// write them, roles, permissions and notices by their names. The same at both desks.
import './log.css'
import { dayText } from '#ui/controls/date-text.ts'
import { useLang } from '#ui/text/lang.tsx'
import { useMayWords, useRoleWord } from '#features/people/members/parts/role-words.ts'
import { Money } from '#surfaces/console/desk/money.tsx'
import { Time } from '#surfaces/console/desk/time.tsx'
import { useTexts } from '#web/texts.tsx'

interface Part {
  name: string
  was: unknown
  is: unknown
}
export interface Changed {
  before: string | null
  after: string | null
}
const sums = new Set(['payable', 'amount'])
/** The shop itself says nothing new here. */
const untold = new Set(['merchantId'])

function partsOf({ before, after }: Changed): Part[] {
  const read = (json: string | null) => {
    const value: unknown = json === null ? {} : JSON.parse(json)
    return new Map(Object.entries(typeof value === 'object' && value !== null ? value : { '': value }))
  }
  const [was, is] = [read(before), read(after)]
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter((name) => !untold.has(name))
    .map((name) => ({ name, was: was.get(name), is: is.get(name) }))
    .filter((part) => JSON.stringify(part.was) !== JSON.stringify(part.is))
    .filter((part) => !(isNothing(part.was) && isNothing(part.is)))
}
const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || (Array.isArray(value) && value.length === 0)

/** Words of rows, asked for by the page: asked for by the first row, the page would go away once more for a moment. */
export function useRowWords(): void {
  useTexts('auditlog')
  useTexts('auditlogmerchant')
  useTexts('members')
  useTexts('shopnoticesmerchant')
}

export function Change({ deed }: { deed: Changed }) {
  const { t, has } = useTexts('auditlogmerchant')
  const parts = partsOf(deed)
  return (
    <span className="log-changes">
      {parts.map(({ name, was, is }) => (
        <span key={name}>
          <span className="faint">{has(`field.${name}`) ? t(`field.${name}` as 'field.role') : name}</span>{' '}
          {!isNothing(was) && (
            <del>
              <Value name={name} value={was} />
            </del>
          )}{' '}
          {!isNothing(is) && (
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
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
  if (typeof value === 'number') return sums.has(name) ? <Money fen={value} /> : String(value)
  if (typeof value === 'string') return <Said name={name} values={[value]} />
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return <Said name={name} values={value} />
  const plain = JSON.stringify(value)
  return Array.isArray(value) && value.every((v) => typeof v !== 'object') ? (
    value.join(', ')
  ) : (
    <span title={plain}>{plain.length > 60 ? `${plain.slice(0, 60)}…` : plain}</span>
  )
}
const [moment, day] = [/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)$/, /^\d{4}-\d\d-\d\d$/]
const [permission, notice] = [/^[a-z]+\.(read|write)$/, /^([a-zA-Z]+)\.(app|mail|summary)$/]
/** One or several of what the shop itself writes; what somebody called something stays as it is. */
function Said({ name, values }: { name: string; values: readonly string[] }) {
  const lang = useLang()
  const roleWord = useRoleWord()
  const mayWords = useMayWords()
  const { t: word, has } = useTexts('shopnoticesmerchant')
  const [only] = values
  if (values.length === 1 && moment.test(only!)) return <Time at={only!} />
  if (values.length > 0 && values.every((value) => permission.test(value))) return mayWords(values).join(' · ')
  const wordOf = (value: string): string => {
    if (name === 'role') return roleWord(value)
    if (day.test(value)) return dayText(value, lang, 'date')
    const [, kind, channel] = notice.exec(value) ?? []
    if (!kind || !has(`notice.${kind}.title`)) return value
    const title = word(`notice.${kind}.title` as 'notice.stock.title')
    return word('way', { notice: title, channel: word(`column.${channel}` as 'column.app') })
  }
  return values.map(wordOf).join(', ')
}
