// "All departments": a link to the directory that opens the whole store below it.
import { Menu } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useTexts } from '#web/texts.tsx'
import { href, Link, useLocation } from 'react-router'
import { HoverPanel } from '#ui/overlays/hover-panel.tsx'
import { Icon } from '#ui/layout/icon.tsx'
import { PanelWait } from '#surfaces/storefront/shell/panel-wait.tsx'

const load = () => import('#surfaces/storefront/shell/mega-panel.tsx')
const MegaPanel = lazy(async () => ({ default: (await load()).MegaPanel }))

export function MegaMenu() {
  const { t } = useTexts()
  const here = useLocation().pathname === href('/home/category')
  const link = (
    <Link className="shell-way" to={href('/home/category')} prefetch="intent" aria-current={here ? 'page' : undefined}>
      <Icon of={Menu} size={18} />
      {t('allDepartments')}
    </Link>
  )
  return (
    <HoverPanel
      trigger={link}
      label={t('allDepartments')}
      press="toggle"
      align="stretch"
      warm={() => void load()}
      className="shell-mega-place"
      boxClassName="shell-mega"
    >
      <Suspense fallback={<PanelWait rows={9} />}>
        <MegaPanel />
      </Suspense>
    </HoverPanel>
  )
}
