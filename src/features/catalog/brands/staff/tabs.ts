// The tab that leads from the list of brands to those that shops ask for, with how many wait.
import type { Tab } from '#surfaces/console/desk/list/columns.ts'
import { useTodo } from '#surfaces/console/desk/todo.tsx'
import { brandRequestsPath } from '#surfaces/console/desk/ways.ts'
import { useTexts } from '#web/texts.tsx'

export function useRequestTab(): Tab {
  const { t } = useTexts('brandsstaff')
  const { todo } = useTodo()
  const n = todo?.brandRequests
  return {
    key: 'requests',
    label: t('tab.requests'),
    search: '',
    path: brandRequestsPath,
    ...(n !== undefined && { n }),
  }
}
