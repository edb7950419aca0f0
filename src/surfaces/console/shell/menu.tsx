// The menu: words without icons, with what waits at the right; red only when something is late.
import { ChevronsUpDown, LogOut, UserRound } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { screens } from '../desks.ts'
import type { Screen } from '../screen.ts'
import { Languages } from './languages.tsx'
import { placeIn } from './nearest.ts'
import { ThemeSwitch } from './theme-switch.tsx'
import { signOut } from '../door/sign-out.ts'
import { Floating } from '../desk/floating.tsx'
import { useMember, type Membership } from '../desk/member.tsx'
import { MerchantSeal } from '../desk/merchant-seal.tsx'
import { roleWord } from '../desk/role-word.ts'
import { baseOf, side } from '../desk/side.ts'
import { useTodo } from '../desk/todo.tsx'
import { accountPath, screenPath } from '../desk/ways.ts'
import { useTexts } from '#web/texts.tsx'
import { ShopMark } from '#web/shop-mark.tsx'

type Listed = Screen & { menu: NonNullable<Screen['menu']> }
/** What somebody may open, in its groups. */
export function useMenu(): Listed[][] {
  const { may } = useMember()
  const open = screens[side].filter(
    (screen): screen is Listed => screen.menu !== undefined && (screen.needs === null || may(screen.needs)),
  )
  const groups = new Map<number, Listed[]>()
  for (const screen of open) groups.set(screen.menu.group, [...(groups.get(screen.menu.group) ?? []), screen])
  return [...groups.values()]
}
/** How much waits at a screen, and whether some of it is late. */
export function useWaiting(): (screen: Listed) => { n: number; late: boolean } {
  const { todo } = useTodo()
  return ({ menu }) => ({
    n: todo ? (menu.waits ?? []).reduce((sum, name) => sum + (todo[name] ?? 0), 0) : 0,
    late: menu.name === 'orders' && ((todo?.late ?? 0) > 0 || (todo?.unanswered ?? 0) > 0),
  })
}

/** Screens that stand in the menu, or in the place of one that does. */
const places = screens[side]
  .filter(({ menu, under }) => menu !== undefined || under !== undefined)
  .map(({ path, under }) => ({
    path: screenPath(path),
    ...(under !== undefined && { under: screenPath(under) }),
  }))
/** Of the screens one below the other only the nearest is where one is. */
function useHere(): (screen: Listed) => boolean {
  const { pathname } = useLocation()
  const here = placeIn(places, pathname)
  return ({ path }) => screenPath(path) === here
}

export function Menu({ onChoose }: { onChoose: (merchantId: number) => void }) {
  const { t } = useTexts('console')
  const waiting = useWaiting()
  const menu = useMenu()
  const isHere = useHere()
  return (
    <aside className="side">
      <div className="side-logo">
        <ShopMark />
      </div>
      <Switcher onChoose={onChoose} />
      <nav className="menu" aria-label={t('shell.menu')}>
        {menu.map((group, i) => (
          <ul key={i}>
            {group.map((screen) => {
              const { n, late } = waiting(screen)
              return (
                <li key={screen.path}>
                  <Link
                    to={screenPath(screen.path)}
                    className={isHere(screen) ? 'active' : ''}
                    aria-current={isHere(screen) ? 'page' : undefined}
                  >
                    {t(`menu.${screen.menu.name}`)}
                    {n > 0 && <span className={late ? 'hot' : ''}>{n > 999 ? '999+' : n}</span>}
                  </Link>
                </li>
              )
            })}
          </ul>
        ))}
      </nav>
      <div className="side-foot">
        <Languages />
        <ThemeSwitch />
      </div>
    </aside>
  )
}

/** Whose desk this is, and the others of the same person. Staff's is a block of ink, a merchant's carries its seal. */
function Switcher({ onChoose }: { onChoose: (merchantId: number) => void }) {
  const { t, has } = useTexts('console')
  const member = useMember()
  const others = member.all.filter((m) => m.audience !== member.audience || m.merchantId !== member.merchantId)
  const staff = side === 'staff'
  return (
    <Floating
      className={staff ? 'house staff' : 'house'}
      panelClass="switcher"
      button={
        <>
          <MerchantSeal seal={member.seal} />
          <span className="grow">
            <b>{member.merchantName || t('shell.platform')}</b>
            <small>{roleWord(member.role, t, has, member.roleName)}</small>
          </span>
          <ChevronsUpDown className="i" size={15} />
        </>
      }
    >
      {(close) => (
        <ul>
          <li className="who-line">{member.nickName}</li>
          {others.map((m) => (
            <li key={m.merchantId ?? m.audience}>
              <Other of={m} onChoose={onChoose} />
            </li>
          ))}
          <li>
            <Link to={accountPath} onClick={close}>
              <UserRound className="i" size={16} />
              {t('shell.account')}
            </Link>
          </li>
          <li>
            <button type="button" onClick={() => void signOut()}>
              <LogOut className="i" size={16} />
              {t('shell.signOut')}
            </button>
          </li>
        </ul>
      )}
    </Floating>
  )
}
/** Another merchant of this side is chosen here; the other side is another page. */
function Other({ of, onChoose }: { of: Membership; onChoose: (merchantId: number) => void }) {
  const { t, has } = useTexts('console')
  const words = (
    <>
      <MerchantSeal seal={of.seal} />
      <span className="grow">{of.merchantName || t('shell.platform')}</span>
      <span className="faint">{roleWord(of.role, t, has, of.roleName)}</span>
    </>
  )
  if (of.audience !== side) return <a href={baseOf(of.audience)}>{words}</a>
  return (
    <button type="button" onClick={() => onChoose(of.merchantId!)}>
      {words}
    </button>
  )
}
