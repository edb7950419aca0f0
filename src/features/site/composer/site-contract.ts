// Calls of the pages that staff compose: the home page and landing pages, their drafts, revisions and preview.
import { Type } from 'typebox'
import { changeActs } from './changes.ts'
import { Popup, SiteLinks } from './around-contract.ts'
import { Block } from './contract.ts'
import { siteBlockTypes, siteKinds, sitePageMost } from './limits.ts'
import { WrittenSiteBlock } from './site-settings.ts'
import { UploadId } from '#features/platform/uploads/contract.ts'
import { contract, Id, Nothing, Nullable, RequestId, RequiredRequestId, shape, Time } from '#kernel/call/contract.ts'

const Slug = Type.String({ pattern: '^[a-z0-9]+(?:-[a-z0-9]+)*$', maxLength: sitePageMost.slug })
const texts = (maxLength: number) => {
  const text = Type.Optional(Type.String({ maxLength }))
  return shape({ 'zh-CN': text, 'en-US': text, 'es-ES': text })
}
const written = { slug: Slug, title: texts(sitePageMost.title), summary: texts(sitePageMost.summary) }

export const pageLandingDetail = contract({
  path: '/api/v2/page/landing/detail',
  summary: 'A landing page: its blocks in their order, filled',
  who: 'public',
  run: 'read',
  input: shape({ slug: Slug }),
  output: shape({ title: Type.String(), summary: Type.String(), blocks: Type.Array(Block) }),
  refusals: ['notFound'],
})
export const pageSitePreview = contract({
  path: '/api/v2/page/site/preview',
  summary: 'What is being written of a page of the platform, for whoever holds a token of staff who may see it',
  who: 'public',
  run: 'read',
  input: shape({ token: Type.String({ minLength: 1, maxLength: 400 }) }),
  output: shape({
    title: Type.String(),
    blocks: Type.Array(shape({ key: Type.String(), block: Block })),
    links: Nullable(SiteLinks, { description: 'Of a draft of the links around every page' }),
    popups: Type.Array(shape({ key: Type.String(), popup: Popup })),
  }),
  refusals: ['notFound'],
})

const Kind = Type.Enum([...siteKinds], { description: 'links, popups: one document each, around all pages' })
const reads = { staff: 'page.read' } as const
const writes = { staff: 'page.write' } as const
const Version = Type.Integer({ minimum: 0, description: 'Of the page as it was read; it grows with each change' })
const seen = { id: Id, version: Version }
const acts = { ...seen, requestId: RequiredRequestId }
const Turned = shape({ version: Version })
const Revision = {
  id: Id,
  number: Type.Integer(),
  startsAt: Time,
  endsAt: Nullable(Time, { description: 'From then on the one before it is shown again' }),
  blocks: Type.Integer({ description: 'How many; none: nothing that staff composed' }),
  by: Nullable(Type.String({ description: 'Who published it' })),
}
const Changes = Type.Array(
  shape({
    act: Type.Enum([...changeActs]),
    type: Type.Enum([...siteBlockTypes]),
    place: Type.Integer(),
    fields: Type.Array(Type.String()),
  }),
)

export const adminPageList = contract({
  path: '/api/v2/admin/page/list',
  summary: 'The home page and all landing pages, the links around every page, and the popups',
  who: reads,
  run: 'read',
  input: Nothing,
  output: shape({
    records: Type.Array(
      shape({
        id: Id,
        kind: Kind,
        ...written,
        version: Version,
        isHome: Type.Boolean(),
        hasDraft: Type.Boolean(),
        shownSince: Nullable(Time, { description: 'null: nothing that staff composed is shown' }),
        nextAt: Nullable(Time, { description: 'When the next planned revision begins' }),
      }),
    ),
  }),
})
export const adminPageAdd = contract({
  path: '/api/v2/admin/page/add',
  summary: 'Begin a landing page; nobody sees it before it is published',
  who: writes,
  run: 'one',
  input: shape({ ...written, requestId: RequestId }),
  output: shape({ id: Id }),
  refusals: ['sitePageSlugTaken', 'sitePagesFull'],
})
export const adminPageEdit = contract({
  path: '/api/v2/admin/page/edit',
  summary: 'Another address, title or summary of a landing page, from now on',
  who: writes,
  run: 'one',
  input: shape({ ...seen, ...written, requestId: RequestId }),
  output: Turned,
  refusals: ['notFound', 'shopPageChanged', 'sitePageSlugTaken'],
})
export const adminPageDetail = contract({
  path: '/api/v2/admin/page/detail',
  summary: 'A page as it is written: its draft, else what is shown now',
  who: reads,
  run: 'read',
  input: shape({ id: Id }),
  output: shape({
    id: Id,
    kind: Kind,
    ...written,
    isHome: Type.Boolean(),
    version: Version,
    draft: Nullable(shape({ savedAt: Time, by: Nullable(Type.String()) })),
    blocks: Type.Array(WrittenSiteBlock),
    changes: Changes,
    gone: Type.Array(Type.String(), { description: 'Where links lead that is not there for shoppers' }),
    shown: Nullable(shape(Revision)),
    planned: Type.Array(shape(Revision)),
  }),
  refusals: ['notFound'],
})
export const adminPageSave = contract({
  path: '/api/v2/admin/page/save',
  summary: 'Save the draft of a page as a whole; shoppers see nothing of it',
  who: writes,
  run: 'one',
  input: shape({ ...seen, blocks: Type.Array(WrittenSiteBlock, { maxItems: sitePageMost.blocks }) }),
  output: Turned,
  refusals: ['badInput', 'notFound', 'shopPageChanged'],
})
export const adminPageDiscard = contract({
  path: '/api/v2/admin/page/discard',
  summary: 'Throw the draft of a page away; what is shown stays',
  who: writes,
  run: 'one',
  input: shape(acts),
  output: Turned,
  refusals: ['notFound', 'shopPageChanged'],
})
export const adminPagePublish = contract({
  path: '/api/v2/admin/page/publish',
  summary: 'Show the draft of a page, at once or from an hour to come on, for good or until an hour',
  who: writes,
  run: 'one',
  input: shape({ ...acts, startsAt: Nullable(Time), endsAt: Nullable(Time) }),
  output: Turned,
  refusals: [
    'badInput',
    'notFound',
    'shopPageChanged',
    'shopPageEmpty',
    'shopPagesPlanned',
    'sitePageUnfit',
    'sitePageLink',
  ],
})
export const adminPageHistory = contract({
  path: '/api/v2/admin/page/history',
  summary: 'What was, is and will be shown of a page, the latest first, each with what differs from the one before',
  who: reads,
  run: 'read',
  input: shape({ id: Id }),
  output: shape({
    records: Type.Array(
      shape({
        ...Revision,
        state: Type.Enum(['planned', 'shown', 'past', 'calledOff']),
        broughtBack: Nullable(Type.Integer()),
        createdAt: Time,
        changes: Changes,
      }),
    ),
  }),
  refusals: ['notFound'],
})
export const adminPageRollback = contract({
  path: '/api/v2/admin/page/rollback',
  summary: 'Bring an earlier revision of a page back: shown at once as a new one, or as its draft',
  who: writes,
  run: 'one',
  input: shape({ ...acts, revision: Id, as: Type.Enum(['shown', 'draft']) }),
  output: Turned,
  refusals: ['notFound', 'shopPageChanged'],
})
export const adminPageClear = contract({
  path: '/api/v2/admin/page/clear',
  summary: 'Show nothing that staff composed: the home page composes itself, a landing page is not there',
  who: writes,
  run: 'one',
  input: shape(acts),
  output: Turned,
  refusals: ['notFound', 'shopPageChanged'],
})
export const adminPageCallOff = contract({
  path: '/api/v2/admin/page/callOff',
  summary: 'Call off a revision of a page that waits for its hour',
  who: writes,
  run: 'one',
  input: shape({ ...acts, revision: Id }),
  output: Turned,
  refusals: ['notFound', 'shopPageChanged'],
})
export const adminPagePreview = contract({
  path: '/api/v2/admin/page/preview',
  summary: 'A token by which the draft of a page is seen as shoppers would see it, for some minutes',
  who: reads,
  run: 'read',
  input: shape({ id: Id }),
  output: shape({ token: Type.String(), until: Time }),
  refusals: ['notFound'],
})
export const adminPagePicture = contract({
  path: '/api/v2/admin/page/picture',
  summary: 'Bring a picture that was sent, for pages of the platform',
  who: writes,
  run: 'steps',
  input: shape({ uploadId: UploadId }),
  output: shape({ file: Type.String() }),
  refusals: ['uploadNotFound'],
})
