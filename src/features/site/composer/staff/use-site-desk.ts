// What is done with a page of the platform, and how it and its changes are said.
import type { Change } from '../changes.ts'
import type { PageDesk } from '../merchant/parts/page-desk.ts'
import { useLabels } from './form.tsx'
import { call, newRequestId } from '#surfaces/console/desk/call.ts'
import { useTexts } from '#web/texts.tsx'

export function useSaidChange(): (change: Change) => string {
  const { t } = useTexts('composerstaff')
  const { label } = useLabels()
  return ({ act, type, place, fields }) =>
    t(`change.${act}`, { place, kind: t(`kind.${type}`), fields: fields.map(label).join(', ') })
}
export function useSiteDesk({ id, isHome }: { id: number; isHome: boolean }): PageDesk {
  const { t } = useTexts('composerstaff')
  const saidChange = useSaidChange()
  const of = isHome ? 'homeOwn' : 'landingOwn'
  const act = <T extends object>(given: T) => ({ ...given, id, requestId: newRequestId() })
  return {
    publish: (given) => call('/api/v2/admin/page/publish', act(given)),
    away: (way, version) => call(`/api/v2/admin/page/${way}`, act({ version })),
    callOff: ({ version, id: revision }) => call('/api/v2/admin/page/callOff', act({ version, revision })),
    rollBack: ({ version, id: revision, as }) => call('/api/v2/admin/page/rollback', act({ version, revision, as })),
    history: { path: '/api/v2/admin/page/history', input: { id } },
    saidChange,
    words: {
      isShown: t(`${of}.isShown`),
      name: t(`${of}.name`),
      clear: t(`${of}.clear`),
      ask: { title: t(`${of}.title`), verb: t(`${of}.verb`), text: t(`${of}.text`) },
      done: t(`${of}.done`),
    },
  }
}
