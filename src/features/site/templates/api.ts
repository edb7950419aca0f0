// Handlers of staff about the words of messages.
import {
  adminTemplateList,
  adminTemplatePreview,
  adminTemplateReset,
  adminTemplateSave,
  adminTemplateTry,
} from './contract.ts'
import { drawn, reset, save, tryOut } from './templates.ts'
import { shippedOf, templates, wordings } from '#features/platform/messages/messages.ts'
import { handled, type CallTable } from '#kernel/call/contract.ts'

interface Asker {
  user: { userId: number }
  ip: string
}
const by = ({ user, ip }: Asker) => ({ userId: user.userId, ip })
export const calls = [
  handled(adminTemplateList, async ({ db, app }, { lang }) => {
    const worded = await wordings(app, db)
    return {
      records: templates().map(({ key, kind, blanks }) => ({
        key,
        type: kind.type,
        mailed: kind.mail === 'wished',
        blanks: Object.keys(blanks),
        shipped: shippedOf(lang, key),
        own: worded(key, lang) ?? null,
      })),
    }
  }),
  handled(adminTemplateSave, (ctx, { requestId: _, ...wish }) => save(ctx.db, ctx.app, by(ctx), wish)),
  handled(adminTemplateReset, (ctx, { key, lang }) => reset(ctx.db, ctx.app, by(ctx), { key, lang })),
  handled(adminTemplatePreview, (_, wish) => Promise.resolve(drawn(wish))),
  handled(adminTemplateTry, (ctx, { requestId: _, ...wish }) => tryOut(ctx.db, ctx.app, by(ctx), wish)),
] as const

type Own = CallTable<typeof calls>
declare module '#kernel/call/contract.ts' {
  interface Calls extends Own {}
}
