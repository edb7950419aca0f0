// What is done with a page of the platform, and how it and its changes are said.
import type { Change } from '../changes.ts'
import type { PageDesk } from '../merchant/parts/page-desk.ts'
import { useLabels } from './form.tsx'
import { landingAddress } from '../limits.ts'
import { pick } from '#kernel/text/language.ts'
import { call, newRequestId, type Output } from '#surfaces/console/desk/call.ts'
import { useLang } from '#ui/text/lang.tsx'
import { useTexts } from '#web/texts.tsx'

export function useSaidChange(): (change: Change) => string {
  const { t } = useTexts('composerstaff')
  const { label } = useLabels()
  return ({ act, type, place, fields }) =>
    t(`change.${act}`, { place, kind: t(`kind.${type}`), fields: fields.map(label).join(', ') })
}
type Named = Pick<Output<'/api/v2/admin/page/list'>['records'][number], 'kind' | 'isHome' | 'slug' | 'title'>
/** How it is called, and where it stands. */
export function usePageWords(): { nameOf: (page: Named) => string; noteOf: (page: Named) => string } {
  const { t } = useTexts('composerstaff')
  const lang = useLang()
  return {
    nameOf: ({ kind, isHome, slug, title }) => {
      if (kind !== 'page') return t(`around.${kind}`)
      return isHome ? t('home') : pick(title, lang) || landingAddress(slug)
    },
    noteOf: ({ kind, isHome, slug }) => {
      if (kind !== 'page') return t(`around.${kind}Note`)
      return isHome ? t('note') : landingAddress(slug)
    },
  }
}
type Desked = { id: number } & Pick<Named, 'kind' | 'isHome'>
export function useSiteDesk({ id, kind, isHome }: Desked): PageDesk {
  const { t } = useTexts('composerstaff')
  const saidChange = useSaidChange()
  const ofPage = isHome ? 'homeOwn' : 'landingOwn'
  const of = kind === 'page' ? ofPage : (`${kind}Own` as const)
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
