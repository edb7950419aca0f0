// The two sides of invoices in the account: whom they are made out to, and those that were asked.
import { href, Link } from 'react-router'
import { TabsNav } from '#ui/controls/tabs-nav.tsx'
import { useTexts } from '#web/texts.tsx'

const sides = { profiles: href('/user/user/invoice'), applications: href('/user/user/invoice/applications') } as const
export function InvoiceTabs({ current }: { current: keyof typeof sides }) {
  const { t } = useTexts('invoices')
  const tabs = (['profiles', 'applications'] as const).map((key) => ({
    key,
    label: t(`sides.${key}`),
    current: key === current,
    link: <Link to={sides[key]} />,
  }))
  return <TabsNav label={t('sides.label')} tabs={tabs} />
}
