// Above every screen: search over orders, the shop's time, keys and help, what waits.
import { Bell, CircleHelp, Menu as MenuIcon, Search } from 'lucide-react'
import { useRef, useState, type FormEvent } from 'react'
import { Link, useNavigate } from 'react-router'
import { openKeys } from './keys-help.tsx'
import { screens } from '../desks.ts'
import { useNow } from '../desk/clock.ts'
import { Floating } from '../desk/floating.tsx'
import { dayText, useFormat } from '../desk/format.ts'
import { useMember } from '../desk/member.tsx'
import { MerchantSeal } from '../desk/merchant-seal.tsx'
import { side } from '../desk/side.ts'
import { useTodo } from '../desk/todo.tsx'
import { useKeys } from '../desk/use-keys.ts'
import {
  claimsPath,
  invoicesPath,
  merchantsPath,
  orderPath,
  ordersPath,
  reportsPath,
  identitiesPath,
  closingsPath,
  reviewsPath,
  stockPath,
  draftsPath,
  goodsReviewsPath,
} from '../desk/ways.ts'
import { useTexts } from '#web/texts.tsx'

export function TopBar({ onMenu, menu }: { onMenu: () => void; menu: boolean }) {
  const { t } = useTexts('console')
  const member = useMember()
  const { lang } = useFormat()
  const now = useNow()
  return (
    <header className="top">
      <button
        type="button"
        className="icon-button menu-button"
        aria-label={t('shell.menu')}
        aria-expanded={menu}
        onClick={onMenu}
      >
        <MenuIcon className="i" size={20} />
      </button>
      <span className="top-name only-phone">
        <MerchantSeal seal={member.seal} />
        <b className="cut">{member.merchantName || t('shell.platform')}</b>
      </span>
      {screens[side].some(({ path, needs }) => path === 'orders' && needs !== null && member.may(needs)) && <Find />}
      <div className="top-end">
        <span className="only-wide">
          {dayText(lang, now)} <span className="faint">{zone()}</span>
        </span>
        <button type="button" className="row only-wide" onClick={openKeys}>
          <CircleHelp className="i" size={16} />
          {t('shell.keys')}
        </button>
        {(['order.read', 'aftersale.read', 'merchant.read'] as const).some(member.may) && <Todo />}
      </div>
    </header>
  )
}
const zone = (): string =>
  (Intl.DateTimeFormat().resolvedOptions().timeZone.split('/').at(-1) ?? '').replaceAll('_', ' ')

/** A whole order number opens the order; anything else is looked for in the list. */
function Find() {
  const { t } = useTexts('console')
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const [words, setWords] = useState('')
  useKeys({ 'mod+k': () => field.current?.focus() })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const asked = words.trim()
    if (asked === '') return
    const digits = asked.replaceAll(' ', '')
    void navigate(/^\d{16,32}$/.test(digits) ? orderPath(digits) : ordersPath({ tab: 'all', q: asked }))
    setWords('')
    field.current?.blur()
  }
  return (
    <form className="find" role="search" aria-label={t('shell.find')} onSubmit={submit}>
      <Search className="i" size={15} />
      <input
        ref={field}
        type="search"
        value={words}
        onChange={(e) => setWords(e.target.value)}
        aria-label={t('shell.find')}
        placeholder={t('shell.find')}
        maxLength={60}
      />
      <kbd>{/Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘K' : 'Ctrl K'}</kbd>
    </form>
  )
}

/** What waits, and where. */
const kinds = [
  { of: 'toShip', way: ordersPath({ tab: 'toShip' }) },
  { of: 'cancelAsked', way: ordersPath({ tab: 'cancelAsked' }) },
  { of: side === 'staff' ? 'unanswered' : 'missing', way: ordersPath({ tab: 'missing' }) },
  // of staff's it is no duty: merchants see to their parcels
  ...(side === 'staff' ? [] : [{ of: 'trouble', way: ordersPath({ tab: 'trouble' }) } as const]),
  { of: 'claims', way: claimsPath },
  { of: 'invoices', way: invoicesPath },
  { of: side === 'staff' ? 'reviewCases' : 'comments', way: reviewsPath },
  { of: 'reports', way: reportsPath },
  { of: 'applications', way: merchantsPath },
  { of: 'identities', way: identitiesPath },
  { of: 'closings', way: closingsPath },
  { of: 'lowStock', way: `${stockPath}?tab=low` },
  { of: 'goodsReviews', way: goodsReviewsPath },
  { of: 'goodsReturned', way: `${draftsPath}?tab=returned` },
] as const
function Todo() {
  const { t } = useTexts('console')
  const { todo } = useTodo()
  const lines = kinds.map((kind) => ({ ...kind, n: todo?.[kind.of] ?? 0 })).filter(({ n }) => n > 0)
  const waits = lines.reduce((sum, { n }) => sum + n, 0)
  return (
    <Floating
      className="bell"
      label={t('todo.waits', { count: waits })}
      panelClass="todo"
      fromRight
      button={
        <>
          <Bell className="i" size={18} />
          {waits > 0 && <em className="count">{waits > 99 ? '99+' : waits}</em>}
        </>
      }
    >
      {(close) => (
        <ul>
          {lines.map(({ of, way, n }) => (
            <li key={of}>
              <Link to={way} onClick={close}>
                {t(`todo.${of}`, { count: n })}
                {of === 'toShip' && (todo?.late ?? 0) > 0 && (
                  <b className="deal">{t('todo.late', { count: todo!.late! })}</b>
                )}
              </Link>
            </li>
          ))}
          {lines.length === 0 && <li className="muted">{t('todo.none')}</li>}
        </ul>
      )}
    </Floating>
  )
}
