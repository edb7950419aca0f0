// The store at a glance: departments in a rail; beside them sections, shelves, brands and window of the one in hand.
// The rail is one stop of the keyboard: arrows walk the departments, right or Tab leads into the department,
// left comes back.
import { useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { useTexts } from '#web/texts.tsx'
import { href, Link, useLocation } from 'react-router'
import './mega.css'
import { below, listAddress, wayTo, type Category } from '#features/catalog/products/parts/category-tree.ts'
import { useLang } from '#ui/text/lang.tsx'
import { call } from '#web/call.ts'
import { MegaDepartment } from '#surfaces/storefront/shell/mega-department.tsx'
import { PanelWait } from '#surfaces/storefront/shell/panel-wait.tsx'
import { usePanelAnswer } from '#surfaces/storefront/shell/panel-answer.ts'

const treeAge = 300_000
/** The pointer crosses other departments on its way to the right: only where it rests is meant. */
const rest = 80

export function MegaPanel() {
  const { t } = useTexts()
  const lang = useLang()
  const { value, failed } = usePanelAnswer(
    `tree ${lang}`,
    () => call('/api/v2/goods/category/list', {}, { quiet: true }),
    treeAge,
  )
  if (failed) return <p className="shell-pop-note">{t('panelFailed')}</p>
  return value ? <Merchant tree={value.records} /> : <PanelWait rows={9} />
}

/** As in a lift; departments without a number stand last. */
const fromTheRoof = (departments: readonly Category[]): Category[] =>
  departments.toSorted((a, b) => (b.departmentNo ?? 0) - (a.departmentNo ?? 0))

function Merchant({ tree }: { tree: readonly Category[] }) {
  const { pathname, search } = useLocation()
  const departments = fromTheRoof(below(tree, null))
  const [chosen, setChosen] = useState(() =>
    pathname === href('/goods/list')
      ? wayTo(tree, Number(new URLSearchParams(search).get('categoryId')))[0]?.id
      : undefined,
  )
  const department = departments.find((f) => f.id === chosen) ?? departments[0]
  const whole = useRef<HTMLDivElement>(null)
  if (!department) return null
  const link = (name: string) => whole.current?.querySelector<HTMLElement>(name)
  const keyed = (event: KeyboardEvent) => {
    const inRail = (event.target as Element).closest('.shell-mega-rail') !== null
    if (event.key === 'ArrowRight' && inRail) link('.shell-mega-department a')?.focus()
    else if (event.key === 'ArrowLeft' && !inRail) link('.shell-mega-rail [tabindex="0"]')?.focus()
    else if (inRail && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      const next = departments[departments.indexOf(department) + (event.key === 'ArrowDown' ? 1 : -1)]
      if (next) link(`[data-department="${next.id}"]`)?.focus()
    } else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div ref={whole} className="shell-mega-merchant" onKeyDown={keyed}>
      <Rail departments={departments} department={department} choose={setChosen} />
      <MegaDepartment key={department.id} department={department} tree={tree} />
    </div>
  )
}

function Rail({
  departments,
  department,
  choose,
}: {
  departments: readonly Category[]
  department: Category
  choose: (id: number) => void
}) {
  const { t } = useTexts()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const point = (id: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => choose(id), rest)
  }
  return (
    <ul className="shell-mega-rail" onPointerLeave={() => clearTimeout(timer.current)}>
      {departments.map((f) => (
        <li key={f.id}>
          <Link
            to={listAddress(f.id)}
            data-department={f.id}
            data-on={f === department || undefined}
            tabIndex={f === department ? 0 : -1}
            onPointerEnter={(event) => event.pointerType === 'mouse' && point(f.id)}
            onFocus={() => choose(f.id)}
          >
            <span className="shell-mega-no">{f.departmentNo}</span>
            {f.name}
          </Link>
        </li>
      ))}
      <li className="shell-mega-all">
        <Link to={href('/home/category')}>{t('directory')}</Link>
      </li>
    </ul>
  )
}
